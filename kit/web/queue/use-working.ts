import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '../api-problem.ts'
import { presentOf } from '../form/stale.ts'
import { isAsking } from '../layout/lone-keys.ts'
import { useProblemText } from '../show/problem-text.ts'
import { useKitText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import type { Outcome, QueueAct } from './queue-props.ts'
import { goTo, mark, onward, type Entry, type QueueState } from './queue-state.ts'

type Change<Row> = (change: (state: QueueState<Row>) => QueueState<Row>) => void

interface Undoable {
  id: string
  name: string
  word: string
  undo: () => Promise<unknown>
}

const undoableFor = 10_000

/** Acts move on at once; what came of them is said where they were done, and for a while undone. */
export function useWorking<Row>(change: Change<Row>, nameOf: (row: Row) => string) {
  const refusal = useRefusal()
  const [last, setLast] = useState<Undoable | null>(null)
  useEffect(() => {
    if (!last) return undefined
    const timer = setTimeout(() => setLast(null), undoableFor)
    return () => clearTimeout(timer)
  }, [last])

  // Answers come in any order; what is undone is what was pressed last.
  const latest = useRef('')
  const began = ({ id }: Entry<Row>) => {
    latest.current = id
    setLast(null)
  }
  const done = ({ id, row }: Entry<Row>, { word, undo }: Outcome) => {
    change((state) => mark(state, id, { place: 'done', word }))
    if (undo && latest.current === id) setLast({ id, name: nameOf(row), word, undo })
  }
  const fail = ({ id, row }: Entry<Row>, error: unknown) => {
    change((state) => mark(state, id, { place: 'failed' }))
    toast.error(refusal(nameOf(row), error), error)
  }
  /** Of an act that asked first. */
  const settle = (entry: Entry<Row>, outcome: Outcome) => {
    began(entry)
    done(entry, outcome)
    change((state) => (state.entries[state.at]?.id === entry.id ? onward(state) : state))
  }
  const work = async (entry: Entry<Row>, act: QueueAct) => {
    const doing = act.act()
    if (!doing) return
    began(entry)
    change((state) => onward(mark(state, entry.id, { place: 'working' })))
    try {
      done(entry, await doing)
    } catch (error) {
      fail(entry, error)
    }
  }
  const undo = async () => {
    if (!last) return
    setLast(null)
    try {
      await last.undo()
      // Whoever has begun something else meanwhile stays with it.
      const isElsewhere = latest.current !== last.id || isAsking()
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

/** Whoever was too late learns of whom. */
function useRefusal() {
  const words = useProblemText()
  const text = useKitText()
  return (name: string, error: unknown) => {
    if (!(error instanceof ApiProblem) || error.status !== 412)
      return text('queue.notDone', { name, reason: words(error) })
    return text('queue.faster', { name, who: presentOf(error).changedBy ?? text('form.someone') })
  }
}
