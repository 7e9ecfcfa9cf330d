import { Button, SegmentedControl } from '@mantine/core'
import { IconChartBar, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import { useSearchParameters } from '#kit/web/router/address.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { WaitingPart } from '#kit/web/show/WaitingPart.tsx'
import { useText } from '#kit/web/text.ts'
import { importsScreens } from '#modules/imports/contract/imports.screens.ts'
import { leadsScreens } from '../contract/leads.screens.ts'
import { LeadStats } from './LeadStats.tsx'
import { useShownStats } from './use-shown-stats.ts'

const LeadList = lazy(() => import('./LeadList.tsx').then((m) => ({ default: m.LeadList })))
const LeadBoard = lazy(() =>
  import('./board/LeadBoard.tsx').then((m) => ({ default: m.LeadBoard })),
)
const AddLeadPanel = lazy(() =>
  import('./LeadPanel.tsx').then((m) => ({ default: m.AddLeadPanel })),
)

/** The pipeline as a list or as a board, narrowed alike. */
export function LeadsScreen() {
  const { view } = useSearchParameters()
  const stats = useShownStats()
  const [adding, setAdding] = useState<{ statusId?: string } | null>(null)
  const mayAdd = useMay('create', 'Leads')
  const Shown = view === 'board' ? LeadBoard : LeadList
  const add = mayAdd ? (statusId?: string) => setAdding(statusId ? { statusId } : {}) : null
  return (
    <>
      <Suspense fallback={<WaitingPart height={400} />}>
        <Shown
          actions={<LeadsActions stats={stats} add={add} />}
          above={stats.isShown && <LeadStats />}
          add={add}
        />
      </Suspense>
      {adding && (
        <Suspense>
          <AddLeadPanel statusId={adding.statusId} close={() => setAdding(null)} />
        </Suspense>
      )}
    </>
  )
}

interface ActionsProps {
  stats: ReturnType<typeof useShownStats>
  add: (() => void) | null
}

function LeadsActions({ stats, add }: ActionsProps) {
  const text = useText()
  const mayRestore = useMay('restore', 'Leads')
  const mayImport = useMay('import', 'Imports')
  return (
    <>
      <ViewSwitch />
      <Button
        variant="default"
        leftSection={<IconChartBar size={18} aria-hidden />}
        aria-pressed={stats.isShown}
        onClick={stats.toggle}
      >
        {text(stats.isShown ? 'stats.hide' : 'stats.show')}
      </Button>
      {mayRestore && (
        <ScreenButton variant="default" screen={leadsScreens.deletedLeads}>
          {text('list.deleted')}
        </ScreenButton>
      )}
      {mayImport && (
        <ScreenButton variant="default" screen={importsScreens.importShareholders}>
          {text('list.imports')}
        </ScreenButton>
      )}
      {add && <AddButton add={add} />}
    </>
  )
}

/** What is searched and filtered stays as it is. */
function ViewSwitch() {
  const text = useText()
  const go = useGo()
  const { page: _, perPage: __, sort: ___, view = 'list', ...kept } = useSearchParameters()
  return (
    <SegmentedControl
      aria-label={text('views.label')}
      value={view === 'board' ? 'board' : 'list'}
      onChange={(next) =>
        void go(leadsScreens.leads, { query: { ...kept, view: next }, stay: true })
      }
      data={(['list', 'board'] as const).map((value) => ({ value, label: text(`views.${value}`) }))}
    />
  )
}

export function AddButton({ add }: { add: () => void }) {
  const text = useText()
  return (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => add()}>
      {text('actions.add')}
    </Button>
  )
}
