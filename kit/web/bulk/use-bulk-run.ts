import { useEffect, useEffectEvent, useState } from 'react'
import { bulkEndpoints, type BulkRun } from '#kit/contract/bulk.ts'
import { refreshTopics, useAnswer } from '../api-query.ts'
import { randomKey } from '../form/attempt-key.ts'
import { queries } from '../queries.ts'
import { sendBulk, type BulkInput, type ChosenRows } from './bulk-input.ts'
import { isGoing, refusedOf, together, triedAgain, undoRuns } from './runs.ts'

const everySecond = 1000

/** A run from the press of the button: how far it is, what became of each, and back again. */
export function useBulkRun(input: BulkInput, rows: ChosenRows) {
  // What was refused and tried again is a run of its own; both are taken back.
  const [begun, setBegun] = useState<readonly BulkRun[]>([])
  const [isUndo, setUndo] = useState(false)
  const [sent, setSent] = useState<object>({})
  const { runs, isUnheard } = useFollowed(begun, setBegun)
  const run = together(runs)
  const isRunning = run?.state === 'running'
  const isOver = run !== null && !isRunning
  const refresh = useEffectEvent(() => void refreshTopics(queries, input.topics))
  useEffect(() => {
    if (isOver) refresh()
  }, [isOver])

  const send = async (body: object, key: string) => {
    const answer = await sendBulk(input, rows, { body, key })
    setSent(body)
    setBegun([answer])
    return answer
  }
  const retry = async () => {
    const ids = runs.flatMap(refusedOf).map(({ id }) => id)
    const again = await sendBulk(input, { ids }, { body: sent, key: randomKey() })
    setBegun([...runs.map(triedAgain), again])
  }
  const undo = async () => {
    setBegun(await undoRuns(runs))
    setUndo(true)
  }
  return { run, runs, isRunning, isUnheard, isUndo, send, retry, undo }
}

/** While one goes on it is asked after, and live events bring it sooner. */
function useFollowed(runs: readonly BulkRun[], keep: (runs: readonly BulkRun[]) => void) {
  const going = runs.find(isGoing)
  const { data, failureCount } = useAnswer(
    bulkEndpoints.readBulkRun,
    { params: { id: going?.id ?? '' } },
    { enabled: going !== undefined, refetchInterval: everySecond },
  )
  const latest = runs.map((run) => (data && run === going && data.id === run.id ? data : run))
  // Kept once it is over, and the next one is asked after.
  if (data && going && data.id === going.id && !isGoing(data)) keep(latest)
  return { runs: latest, isUnheard: going !== undefined && failureCount > 0 }
}
