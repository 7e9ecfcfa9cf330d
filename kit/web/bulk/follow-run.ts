import { bulkEndpoints, type BulkRun } from '#kit/contract/bulk.ts'
import { callApi } from '../api-call.ts'
import { refreshTopics } from '../api-query.ts'
import { queries } from '../queries.ts'
import type { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { isGoing, isPassing, together, undoRuns } from './runs.ts'

interface Telling {
  topics: readonly string[]
  /** They take others back, and cannot be taken back themselves. */
  isUndo: boolean
  said: (run: BulkRun, isUndo: boolean) => string
  kit: ReturnType<typeof useKitText>
  failed: (error: unknown) => string
}

const often = 2000
const seldom = 30_000

/**
 * Follows runs whose dialog was closed, and says when they have ended; they can still be taken back.
 * When it cannot be told how far they are, it waits, longer each time, and asks again.
 */
export async function followRuns(
  runs: readonly BulkRun[],
  telling: Telling,
  misses = 0,
): Promise<void> {
  const going = runs.find(isGoing)
  if (!going) return tell(runs, telling)
  const after = (wait: number, next: readonly BulkRun[], missed: number) =>
    void setTimeout(() => void followRuns(next, telling, missed), wait)
  try {
    const read = await callApi(bulkEndpoints.readBulkRun, { params: { id: going.id } })
    const next = runs.map((run) => (run === going ? read : run))
    if (isGoing(read)) after(often, next, 0)
    else await followRuns(next, telling)
  } catch (error) {
    if (!isPassing(error)) return toast.error(telling.failed(error), error)
    if (misses === 0) toast.info(telling.kit('bulk.unheard'))
    after(Math.min(often * 2 ** misses, seldom), runs, misses + 1)
  }
}

function tell(runs: readonly BulkRun[], telling: Telling) {
  const { topics, kit, said, isUndo } = telling
  const run = together(runs)
  if (!run) return
  void refreshTopics(queries, topics)
  if (run.state === 'stopped')
    toast.error(kit('bulk.stoppedAt', { done: run.done, total: run.total }))
  else toast.success(said(run, isUndo), run.canUndo ? undoOf(runs, telling) : undefined)
}

const undoOf = (runs: readonly BulkRun[], telling: Telling) => ({
  label: telling.kit('bulk.undo'),
  run: async () => {
    try {
      await followRuns(await undoRuns(runs), { ...telling, isUndo: true })
    } catch (error) {
      toast.error(telling.failed(error), error)
    }
  },
})
