import { bulkEndpoints, type BulkRun } from '#kit/contract/bulk.ts'
import { callApi } from '../api-call.ts'
import { refreshTopics } from '../api-query.ts'
import { queries } from '../queries.ts'
import { toast } from '../toast/toast.ts'

interface Telling {
  topics: readonly string[]
  /** What is said at the end, and how it is taken back. */
  said: (run: BulkRun) => string
  /** The same of a run that takes another back. */
  takenBack: (run: BulkRun) => string
  stopped: string
  undo: string
  failed: (error: unknown) => string
}

const often = 2000

/** Follows a run whose dialog was closed, and says when it has ended; it can still be taken back. */
export async function followRun({ id }: BulkRun, telling: Telling): Promise<void> {
  try {
    const run = await callApi(bulkEndpoints.readBulkRun, { params: { id } })
    if (run.state === 'running') {
      setTimeout(() => void followRun(run, telling), often)
      return
    }
    void refreshTopics(queries, telling.topics)
    if (run.state === 'stopped') toast.error(telling.stopped)
    else toast.success(telling.said(run), run.canUndo ? undoOf(run, telling) : undefined)
  } catch (error) {
    toast.error(telling.failed(error), error)
  }
}

const undoOf = (run: BulkRun, telling: Telling) => ({
  label: telling.undo,
  run: async () => {
    try {
      const undone = await callApi(bulkEndpoints.undoBulkRun, { params: { id: run.id } })
      await followRun(undone, { ...telling, said: telling.takenBack })
    } catch (error) {
      toast.error(telling.failed(error), error)
    }
  },
})
