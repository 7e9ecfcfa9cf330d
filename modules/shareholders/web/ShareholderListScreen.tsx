import { IconArchive, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import type { BulkAction } from '#kit/web/list/list-props.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { useText } from '#kit/web/text.ts'
import { notesAndTasksScreens } from '#modules/notes-and-tasks/contract/notes-and-tasks.screens.ts'
import { mergesScreens } from '#modules/merges/contract/merges.screens.ts'
import { importsScreens } from '#modules/imports/contract/imports.screens.ts'
import { shareholdersEndpoints } from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { AssignDialog } from './AssignDialog.tsx'
import { useManagerFilter } from './references.ts'
import { shareholderColumns } from './shareholder.columns.tsx'
import { totalsOf } from './totals.tsx'
import { useBulkArchive } from './use-bulk.ts'

const references = { assigneeId: useManagerFilter }

export function ShareholderListScreen() {
  const text = useText()
  const mayExport = useMay('export', 'Shareholders List')
  const bulk = useBulkActions()
  return (
    <>
      <ListScreen
        endpoint={shareholdersEndpoints.listShareholders}
        columns={shareholderColumns}
        rowName={(row) => row.name}
        opens={({ id }) => ({ screen: shareholdersScreens.shareholder, params: { id } })}
        references={references}
        totals={{ endpoint: shareholdersEndpoints.totalShareholders, lines: totalsOf(text) }}
        {...(mayExport && { exportEndpoint: shareholdersEndpoints.exportShareholders })}
        {...(bulk.actions.length > 0 && { bulkActions: bulk.actions })}
        actions={<ListActions />}
        emptyWords={{ title: text('list.empty'), body: text('list.emptyHint') }}
        emptyAction={<AddButton />}
      />
      {bulk.dialog}
    </>
  )
}

function ListActions() {
  const text = useText()
  const mayRestore = useMay('restore', 'Shareholders Edit')
  return (
    <>
      <ScreenButton variant="default" screen={mergesScreens.shareholderDuplicates}>
        {text('list.duplicates')}
      </ScreenButton>
      <ScreenButton
        variant="default"
        screen={
          mayRestore ? shareholdersScreens.shareholderTrash : notesAndTasksScreens.deletedItems
        }
      >
        {text('list.archived')}
      </ScreenButton>
      <ScreenButton variant="default" screen={importsScreens.importShareholders}>
        {text('list.imports')}
      </ScreenButton>
      <AddButton />
    </>
  )
}

function AddButton() {
  const text = useText()
  if (!useMay('create', 'Shareholders Edit')) return null
  return (
    <ScreenButton
      screen={shareholdersScreens.newShareholder}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {text('actions.add')}
    </ScreenButton>
  )
}

/** Assigning is one's own only to whoever may give a shareholder away. */
function useBulkActions() {
  const text = useText()
  const mayArchive = useMay('delete', 'Shareholders Edit')
  const archive = useBulkArchive()
  const [asked, setAsked] = useState<{
    selected: Selected
    settle: (done: boolean) => void
  } | null>(null)
  const actions: BulkAction[] = mayArchive
    ? [
        {
          key: 'assign',
          label: text('bulk.assign'),
          icon: <IconUserPlus size={16} aria-hidden />,
          run: (selected) => new Promise<boolean>((settle) => setAsked({ selected, settle })),
        },
        {
          key: 'archive',
          label: text('transitions.archive'),
          icon: <IconArchive size={16} aria-hidden />,
          danger: true,
          run: archive,
        },
      ]
    : []
  const close = (done: boolean) => {
    asked?.settle(done)
    setAsked(null)
  }
  return { actions, dialog: asked && <AssignDialog selected={asked.selected} close={close} /> }
}
