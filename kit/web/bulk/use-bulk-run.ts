import { useEffect, useEffectEvent, useState } from 'react'
import { bulkEndpoints, type BulkRun } from '#kit/contract/bulk.ts'
import { callApi } from '../api-call.ts'
import { refreshTopics, useAnswer } from '../api-query.ts'
import { randomKey } from '../form/attempt-key.ts'
import { queries } from '../queries.ts'
import { sendBulk, type BulkInput, type ChosenRows } from './bulk-input.ts'

const everySecond = 1000

/** A run from the press of the button: how far it is, what became of each, and back again. */
export function useBulkRun(input: BulkInput, rows: ChosenRows) {
  const [begun, setBegun] = useState<BulkRun | null>(null)
  const [isUndo, setUndo] = useState(false)
  const [sent, setSent] = useState<object>({})
  const run = useFollowed(begun)
  const isRunning = run?.state === 'running'
  const refresh = useEffectEvent(() => void refreshTopics(queries, input.topics))
  useEffect(() => {
    if (run && !isRunning) refresh()
  }, [run, isRunning])

  const send = async (body: object, key: string, chosen = rows) => {
    const answer = await sendBulk(input, chosen, { body, key })
    setSent(body)
    setUndo(false)
    setBegun(answer)
    return answer
  }
  const retry = async () => {
    const ids = run?.results.filter(({ problem }) => problem !== null).map(({ id }) => id) ?? []
    await send(sent, randomKey(), { ids })
  }
  const undo = async () => {
    const answer = await callApi(bulkEndpoints.undoBulkRun, { params: { id: run?.id ?? '' } })
    setUndo(true)
    setBegun(answer)
  }
  return { run, isRunning, isUndo, send, retry, undo }
}

/** While it goes on it is asked after, and live events bring it sooner. */
function useFollowed(begun: BulkRun | null): BulkRun | null {
  const [isOver, setOver] = useState<string | null>(null)
  const follows = begun?.state === 'running'
  const goesOn = follows && isOver !== begun.id
  const { data } = useAnswer(
    bulkEndpoints.readBulkRun,
    { params: { id: begun?.id ?? '' } },
    { enabled: follows, ...(goesOn && { refetchInterval: everySecond }) },
  )
  if (!follows) return begun
  const latest = data?.id === begun.id ? data : begun
  if (latest.state !== 'running' && isOver !== begun.id) setOver(begun.id)
  return latest
}
