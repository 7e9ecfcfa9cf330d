import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useToldLeftOut } from '../list/told-left-out.ts'
import { queries } from '../queries.ts'
import { useSearchParameters } from '../router/address.ts'
import { fetchPiece, fetchQueue, parametersOf, prefetch } from './load-queue.ts'
import type { QueueOf } from './queue-props.ts'
import { grow, nextOf, type QueueState } from './queue-state.ts'

type AnyRow = { id: string }
type Change<Row> = (change: (state: QueueState<Row>) => QueueState<Row>) => void

/** Whoever comes back from a record finds the queue as it was left, whoever signs in next does not. */
const keptAs = (key: string) => ['queue', key]
queries.setQueryDefaults(['queue'], { gcTime: Infinity })
/** So many before its end the queue goes on fetching. */
const margin = 10
const ahead = 2

/** The queue of the address: fetched piece by piece, what comes next before it is asked for. */
export function useQueue<Row extends AnyRow, Record_>(queue: QueueOf<Row, Record_>) {
  const address = useSearchParameters()
  const query = parametersOf(queue, address)
  useToldLeftOut(queue.list.list, address)
  const key = `${queue.list.path} ${JSON.stringify(query)}`
  const [item] = useState(address['item'])
  const [state, set] = useState<QueueState<Row> | null>(
    () => (item ? queries.getQueryData<QueueState<Row>>(keptAs(key)) : undefined) ?? null,
  )
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  const put = useCallback(
    (next: QueueState<Row>) => {
      queries.setQueryData(keptAs(key), next)
      set(next)
    },
    [key],
  )
  // Answers that come once the queue has been left are kept as well.
  const change: Change<Row> = useCallback(
    (by) => {
      const now = queries.getQueryData<QueueState<Row>>(keptAs(key))
      if (now) put(by(now))
    },
    [key, put],
  )
  const isHere = state !== null
  useEffect(() => {
    if (isHere) return undefined
    let isWanted = true
    fetchQueue<Row>(queue.list, query, item)
      .then((whole) => isWanted && put(whole))
      .catch((problem: unknown) => isWanted && setError(problem))
    return () => {
      isWanted = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- fetched once for an address
  }, [key, isHere, attempt])
  const growth = useGrowth({ queue, query, state, change })
  useAhead(queue, state)
  useAddress(state)
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  return { state, change, error, retry, growth, parameters: withoutItem(address) }
}

const withoutItem = ({ item: _, ...address }: Record<string, string>) => address

function useGrowth<Row extends AnyRow, Record_>(given: {
  queue: QueueOf<Row, Record_>
  query: Record<string, string>
  state: QueueState<Row> | null
  change: Change<Row>
}) {
  const { queue, query, state, change } = given
  const isNear = state !== null && state.at >= state.entries.length - margin
  const after = isNear ? state.after : null
  const [error, setError] = useState<unknown>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    setError(null)
    if (after === null) return
    fetchPiece<Row>(queue.list, query, after)
      // Another answer for the same place is that place's already.
      .then((piece) => change((now) => (now.after === after ? grow(now, piece) : now)))
      // What is here can be worked through; it is asked again with the next step.
      .catch(setError)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- by the place where the list goes on
  }, [after, state?.at, attempt])
  return { error, retry: () => setAttempt(attempt + 1) }
}

function useAhead<Row extends AnyRow, Record_>(
  queue: QueueOf<Row, Record_>,
  state: QueueState<Row> | null,
) {
  const next = state
    ? nextOf(state, ahead)
        .map(({ id }) => id)
        .join(' ')
    : ''
  useEffect(() => {
    for (const id of next.split(' ').filter(Boolean)) prefetch(queue, id)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is read of each never changes
  }, [next])
}

/** The address names what is looked at, so that it can be returned to. */
function useAddress<Row extends AnyRow>(state: QueueState<Row> | null) {
  const router = useRouter()
  const id = state?.entries[state.at]?.id
  useEffect(() => {
    if (!id) return
    void router.navigate({
      to: '.',
      search: (now: object) => ({ ...now, item: id }),
      replace: true,
      resetScroll: false,
    })
  }, [router, id])
}
