import { callApi } from '#kit/web/api-call.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { confirmAct } from '#kit/web/dialog/confirm.ts'
import type { Selected } from '#kit/web/list/selection.ts'
import { queries } from '#kit/web/queries.ts'
import { useProblemText } from '#kit/web/show/problem-text.ts'
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

type Undo = (ids: string[]) => Promise<{ results: BulkResult[] }>

/** Says how many were changed, and which of them could not be; what was done may be undone. */
function useTelling() {
  const text = useText()
  const words = useProblemText()
  return function tell(results: readonly BulkResult[], undo?: Undo) {
    void refreshTopics(queries, ['shareholders'])
    const failed = results.filter(({ problem }) => problem !== null).length
    const done = results.filter(({ problem }) => problem === null).map(({ id }) => id)
    if (failed > 0) toast.error(text('bulk.failed', { count: failed }))
    if (done.length === 0) return
    const takeBack = undo && {
      label: text('bulk.undo'),
      run: () =>
        void undo(done)
          .then(({ results: undone }) => tell(undone))
          .catch((error: unknown) => toast.error(words(error), error)),
    }
    toast.success(text('bulk.done', { count: done.length }), takeBack)
  }
}

const archive: Undo = (ids) => callApi(shareholdersEndpoints.archiveShareholders, { body: { ids } })
const restore: Undo = (ids) => callApi(shareholdersEndpoints.restoreShareholders, { body: { ids } })

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
    tell((await archive(ids)).results, restore)
    return true
  }
}

export function useBulkRestore() {
  const idsOf = useIds()
  const tell = useTelling()
  return async (selected: Selected): Promise<boolean> => {
    const ids = await idsOf(selected)
    if (ids === null) return false
    tell((await restore(ids)).results, archive)
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

interface Tagging {
  add: string[]
  remove: string[]
}

export function useBulkTag() {
  const idsOf = useIds()
  const tell = useTelling()
  return async (selected: Selected, tagging: Tagging): Promise<boolean> => {
    const ids = await idsOf(selected)
    if (ids === null) return false
    const body = { ids, ...tagging }
    tell((await callApi(shareholdersEndpoints.tagShareholders, { body })).results)
    return true
  }
}
