import { IconArrowBackUp, IconTrash } from '@tabler/icons-react'
import { callApi } from '#kit/web/api-call.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import { useBulk } from '#kit/web/bulk/use-bulk.tsx'
import type { Column } from '#kit/web/list/columns.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { InstantText } from '#kit/web/show/DateText.tsx'
import { useText, type Text } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { recordScreen } from '../contract/record-address.ts'
import { trashEndpoints, type TrashRow } from '../contract/trash.endpoints.ts'
import { partTopics } from './parent-key.ts'
import { useAct } from './use-act.ts'

const tabOf = { note: 'notes', task: 'tasks', file: 'files' } as const

/** What was deleted, to be brought back until it goes for good. */
export function TrashScreen() {
  const text = useText()
  const { bulkActions, dialog } = useBulk([
    {
      key: 'restore',
      label: text('trash.restore'),
      icon: <IconArrowBackUp size={16} aria-hidden />,
      endpoint: trashEndpoints.restoreItems,
      atOnce: true,
      topics: partTopics,
    },
  ])
  return (
    <>
      <ListScreen
        endpoint={trashEndpoints.listTrash}
        columns={columnsOf(text)}
        rowName={({ title }) => title}
        opens={({ parent, kind }) => ({
          screen: recordScreen(parent.kind),
          params: { id: parent.id },
          query: { tab: tabOf[kind] },
        })}
        rowActions={useTrashActions()}
        bulkActions={bulkActions}
        emptyWords={{ title: text('trash.empty'), body: text('trash.emptyHint') }}
      />
      {dialog}
    </>
  )
}

const columnsOf = (text: Text): Column<TrashRow>[] => [
  { key: 'title', label: text('trash.what'), render: ({ title }) => title },
  { key: 'kind', render: ({ kind }) => text(`choices.kind.${kind}`) },
  { key: 'parent', render: ({ parent }) => parent.name },
  { key: 'deletedBy', render: ({ deletedBy }) => deletedBy },
  {
    key: 'deletedAt',
    kind: 'instant',
    sortKey: 'deletedAt',
    render: ({ deletedAt }) => <InstantText value={deletedAt} />,
  },
  { key: 'goneAt', kind: 'instant', render: ({ goneAt }) => <InstantText value={goneAt} /> },
]

function useTrashActions() {
  const text = useText()
  const act = useAct()
  const restore = async ({ id, title }: TrashRow) => {
    if (await act(() => callApi(trashEndpoints.restoreItem, { params: { id } })))
      toast.success(text('toast.restored', { name: title }))
  }
  const purge = async ({ id, title }: TrashRow) => {
    const isSure = await confirmAct({
      title: text('trash.purgeTitle', { name: title }),
      body: text('trash.purgeBody'),
      verb: text('trash.purge'),
      danger: true,
    })
    if (isSure && (await act(() => callApi(trashEndpoints.purgeItem, { params: { id } }))))
      toast.success(text('toast.purged'))
  }
  return (row: TrashRow): RowAction[] => [
    {
      key: 'restore',
      label: text('trash.restore'),
      icon: <IconArrowBackUp size={16} aria-hidden />,
      run: () => void restore(row),
    },
    ...(row.can['purge']
      ? [
          {
            key: 'purge',
            label: text('trash.purge'),
            icon: <IconTrash size={16} aria-hidden />,
            danger: true,
            run: () => void purge(row),
          },
        ]
      : []),
  ]
}
