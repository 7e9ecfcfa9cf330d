import { bulkEndpoints, type BulkRun } from '#kit/contract/bulk.ts'
import { ApiProblem } from '../api-problem.ts'
import { callApi } from '../api-call.ts'

export const isGoing = ({ state }: BulkRun) => state === 'running'
export const refusedOf = ({ results }: BulkRun) => results.filter(({ problem }) => problem !== null)

/** What remains of a run whose refused records were tried again by another. */
export const triedAgain = (run: BulkRun): BulkRun => ({
  ...run,
  total: run.done + run.unchanged,
  refused: 0,
  results: run.results.filter(({ problem }) => problem === null),
})

/** Runs that are one to whoever began them. */
export function together(runs: readonly BulkRun[]): BulkRun | null {
  const [last] = runs.slice(-1)
  if (!last) return null
  const sum = (of: 'total' | 'done' | 'unchanged' | 'refused') =>
    runs.reduce((all, run) => all + run[of], 0)
  const is = (state: BulkRun['state']) => runs.some((run) => run.state === state)
  return {
    id: last.id,
    state: is('running') ? 'running' : is('stopped') ? 'stopped' : 'done',
    total: sum('total'),
    done: sum('done'),
    unchanged: sum('unchanged'),
    refused: sum('refused'),
    canUndo: !is('running') && runs.some(({ canUndo }) => canUndo),
    results: runs.flatMap(({ results }) => results),
  }
}

/** Takes back whatever the runs did, the last first. */
export async function undoRuns(runs: readonly BulkRun[]): Promise<BulkRun[]> {
  const undone: BulkRun[] = []
  for (const { id, canUndo } of runs.toReversed())
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (canUndo) undone.push(await callApi(bulkEndpoints.undoBulkRun, { params: { id } }))
  return undone
}

/** It may be known later: no answer came, or one that says nothing of the run. */
export const isPassing = (error: unknown) =>
  error instanceof ApiProblem && (error.status === 0 || error.status === 429 || error.status > 499)
