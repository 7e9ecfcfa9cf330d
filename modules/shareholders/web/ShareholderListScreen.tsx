import { IconArchive, IconPlus, IconTag, IconUserPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
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
import { useManagerFilter, useTagOptions } from './references.ts'
import { shareholderColumns } from './shareholder.columns.tsx'
import { totalsOf } from './totals.tsx'
import { useBulkArchive } from './use-bulk.ts'

const references = {
  assigneeId: useManagerFilter,
  tagId: useTagOptions,
  allTagIds: useTagOptions,
}

/** Fetched when they are opened. */
const AssignDialog = lazy(() =>
  import('./AssignDialog.tsx').then((m) => ({ default: m.AssignDialog })),
)
const TagDialog = lazy(() => import('./TagDialog.tsx').then((m) => ({ default: m.TagDialog })))

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

type Asking = { dialog: 'assign' | 'tag'; selected: Selected; settle: (done: boolean) => void }

const dialogs = { assign: AssignDialog, tag: TagDialog }

/** Assigning is one's own only to whoever may give a shareholder away. */
function useBulkActions() {
  const text = useText()
  const mayEdit = useMay('update', 'Shareholders Edit')
  const mayArchive = useMay('delete', 'Shareholders Edit')
  const archive = useBulkArchive()
  const [asked, setAsked] = useState<Asking | null>(null)
  const ask = (dialog: Asking['dialog']) => (selected: Selected) =>
    new Promise<boolean>((settle) => setAsked({ dialog, selected, settle }))
  const tag: BulkAction = {
    key: 'tag',
    label: text('bulk.tag'),
    icon: <IconTag size={16} aria-hidden />,
    run: ask('tag'),
  }
  const others: BulkAction[] = [
    {
      key: 'assign',
      label: text('bulk.assign'),
      icon: <IconUserPlus size={16} aria-hidden />,
      run: ask('assign'),
    },
    {
      key: 'archive',
      label: text('transitions.archive'),
      icon: <IconArchive size={16} aria-hidden />,
      danger: true,
      run: archive,
    },
  ]
  const close = (done: boolean) => {
    asked?.settle(done)
    setAsked(null)
  }
  const Dialog = asked && dialogs[asked.dialog]
  return {
    actions: [...(mayEdit ? [tag] : []), ...(mayArchive ? others : [])],
    dialog: Dialog && (
      <Suspense>
        <Dialog selected={asked.selected} close={close} />
      </Suspense>
    ),
  }
}
