import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { queries } from '#kit/web/queries.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { shareholdersEndpoints, type BulkResult } from '../contract/shareholders.endpoints.ts'

const most = 100

/** The ids of what is chosen; null, with the reason said, when that is too many at once. */
function useIds() {
  const text = useText()
  return async (selected: Selected): Promise<string[] | null> => {
    if (selected.count > most) {
      toast.error(text('bulk.tooMany', { most }))
      return null
    }
    if (!selected.all) return selected.ids
    const query = { ...selected.parameters, perPage: String(most) }
    const { data } = await callApi(shareholdersEndpoints.listShareholders, { query })
    return data.map(({ id }) => id)
  }
}

/** Says how many were changed, and of how many that was not possible. */
function useTelling() {
  const text = useText()
  return (results: readonly BulkResult[]) => {
    void refreshTopics(queries, ['shareholders'])
    const failed = results.filter(({ problem }) => problem !== null).length
    if (failed > 0) toast.error(text('bulk.failed', { count: failed }))
    if (results.length > failed)
      toast.success(text('bulk.done', { count: results.length - failed }))
  }
}

export function useBulkArchive() {
  const text = useText()
  const idsOf = useIds()
  const tell = useTelling()
  return async (selected: Selected): Promise<boolean> => {
    const ids = await idsOf(selected)
    if (ids === null) return false
    const isSure = await confirmAct({
      title: text('bulk.archiveTitle', { count: ids.length }),
      body: text('confirm.archive.body'),
      verb: text('transitions.archive'),
      danger: true,
    })
    if (!isSure) return false
    tell((await callApi(shareholdersEndpoints.archiveShareholders, { body: { ids } })).results)
    return true
  }
}

export function useBulkAssign() {
  const idsOf = useIds()
  const tell = useTelling()
  return async (selected: Selected, assigneeId: string): Promise<boolean> => {
    const ids = await idsOf(selected)
    if (ids === null) return false
    const body = { ids, assigneeId }
    tell((await callApi(shareholdersEndpoints.assignShareholders, { body })).results)
    return true
  }
}
