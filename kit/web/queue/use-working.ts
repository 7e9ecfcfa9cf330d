import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiProblem } from '../api-problem.ts'
import { mayLeaveForms } from '../form/leave-guard.ts'
import { presentOf } from '../form/stale.ts'
import { queries } from '../queries.ts'
import { refetchShown } from '../refetch-shown.ts'
import { isAsking } from '../layout/lone-keys.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import type { Outcome, QueueAct } from './queue-props.ts'
import { goTo, mark, onward, type Entry, type QueueState } from './queue-state.ts'

type Change<Row> = (change: (state: QueueState<Row>) => QueueState<Row>) => void

interface Told {
  id: string
  name: string
  word: string
  undo?: (() => Promise<unknown>) | undefined
}

const toldFor = 10_000

/** Acts move on at once; what came of them is said where they were done, and for a while undone. */
export function useWorking<Row>(change: Change<Row>, nameOf: (row: Row) => string) {
  const refusal = useRefusal()
  const { last, tell, forget, hush, heard, latest } = useTold()
  const began = ({ id }: Entry<Row>) => hush(id)
  const done = ({ id, row }: Entry<Row>, { word, undo, isRefusal = false }: Outcome) => {
    change((state) => mark(state, id, { place: 'done', word, isRefusal }))
    tell({ id, name: nameOf(row), word, undo })
  }
  const fail = ({ id, row }: Entry<Row>, error: unknown) => {
    heard(id)
    change((state) => mark(state, id, { place: 'failed' }))
    toast.error(refusal(nameOf(row), error), error)
  }
  /** Of an act that asked first. */
  const settle = (entry: Entry<Row>, outcome: Outcome) => {
    began(entry)
    done(entry, outcome)
    change((state) => (state.entries[state.at]?.id === entry.id ? onward(state) : state))
  }
  // A second press may come before the first one has been drawn.
  const begun = useRef(new Set<string>())
  const work = async (entry: Entry<Row>, act: QueueAct) => {
    if (begun.current.has(entry.id)) return
    begun.current.add(entry.id)
    try {
      await workOnce(entry, act)
    } finally {
      begun.current.delete(entry.id)
    }
  }
  useLeavingAsked(() => begun.current.size > 0)
  const workOnce = async (entry: Entry<Row>, act: QueueAct) => {
    if (!(await mayLeaveForms())) return
    const doing = act.act()
    if (!doing) return
    if (!act.isAwaited) {
      began(entry)
      change((state) => onward(mark(state, entry.id, { place: 'working' })))
    }
    try {
      const outcome = await doing
      if (outcome) done(entry, outcome)
    } catch (error) {
      fail(entry, error)
    }
  }
  const undo = async () => {
    if (!last?.undo) return
    forget(last)
    const pressed = latest.current
    try {
      await last.undo()
      // Whoever has begun something else meanwhile stays with it.
      const isElsewhere = latest.current !== pressed || isAsking()
      change((state) => {
        const waits = mark(state, last.id, { place: 'waiting' })
        return isElsewhere ? waits : goTo(waits, last.id)
      })
    } catch (error) {
      toast.error(refusal(last.name, error), error)
    }
  }
  return { work, settle, undo, last }
}

/** What was done is told for a while, the latest first; once that is taken back, the one before. */
function useTold() {
  const [told, setTold] = useState<readonly Told[]>([])
  // While an answer is awaited nothing can be taken back: it would not be what was pressed last.
  const [awaited, setAwaited] = useState<string | null>(null)
  const latest = useRef('')
  const forget = (one: Told) => setTold((all) => all.filter((each) => each !== one))
  const heard = (id: string) => setAwaited((now) => (now === id ? null : now))
  const tell = (one: Told) => {
    setTold((all) =>
      latest.current === one.id || all.length === 0 ? [...all, one] : [one, ...all],
    )
    heard(one.id)
    setTimeout(() => forget(one), toldFor)
  }
  const hush = (id: string) => {
    latest.current = id
    setAwaited(id)
  }
  const last = awaited === null ? (told.at(-1) ?? null) : null
  return { last, tell, forget, hush, heard, latest }
}

/** Whoever leaves before the answer would never hear of a refusal. */
function useLeavingAsked(isAtWork: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isAtWork()) event.preventDefault()
  })
  useEffect(() => {
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
}

/** Whoever was too late learns of whom. */
function useRefusal() {
  const words = useProblemText()
  const text = useKitText()
  return (name: string, error: unknown) => {
    // Whether it arrived is not known; what is shown of it is asked for again.
    if (error instanceof ApiProblem && error.code === 'offline') {
      void refetchShown(queries)
      return text('queue.unheard', { name })
    }
    if (!(error instanceof ApiProblem) || error.status !== 412)
      return text('queue.notDone', { name, reason: words(error) })
    const { changedBy, isOwn } = presentOf(error)
    if (isOwn) return text('queue.fasterYourself', { name })
    return text('queue.faster', { name, who: changedBy ?? text('form.someone') })
  }
}
