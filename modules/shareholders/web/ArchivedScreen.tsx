import { IconArrowBackUp } from '@tabler/icons-react'
import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ListScreen } from '#kit/web/list/ListScreen.tsx'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { shareholdersEndpoints, type ShareholderRow } from '../contract/shareholders.endpoints.ts'
import { shareholdersScreens } from '../contract/shareholders.screens.ts'
import { shareholderColumns } from './shareholder.columns.tsx'
import { useBulkRestore } from './use-shareholder-bulk.tsx'

/** What was archived, to be brought back whole. */
export function ArchivedScreen() {
  const text = useText()
  const mayRestore = useMay('restore', 'Shareholders Edit')
  const words = useProblemText()
  const { bulkActions, dialog } = useBulkRestore()
  const restore = async ({ id, version, name }: ShareholderRow) => {
    try {
      await callApi(shareholdersEndpoints.restoreShareholder, { params: { id }, version })
      toast.success(text('toast.restored', { name }))
    } catch (error) {
      toast.error(words(error), error)
    } finally {
      void refreshTopics(queries, ['shareholders'])
    }
  }
  return (
    <>
      <ListScreen
        endpoint={shareholdersEndpoints.listShareholders}
        fixed={{ status: 'archived' }}
        columns={shareholderColumns}
        rowName={(row) => row.name}
        opens={({ id }) => ({ screen: shareholdersScreens.shareholder, params: { id } })}
        emptyWords={{ title: text('list.noneArchived'), body: text('list.noneArchivedHint') }}
        {...(mayRestore && {
          bulkActions,
          rowActions: (row: ShareholderRow) => [
            {
              key: 'restore',
              label: text('transitions.restore'),
              icon: <IconArrowBackUp size={16} aria-hidden />,
              run: () => void restore(row),
            },
          ],
        })}
      />
      {dialog}
    </>
  )
}
