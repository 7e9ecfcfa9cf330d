import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useText } from '#kit/web/text.ts'
import { applyEdit, EditRefused } from '../../contract/apply-edit.ts'
import { questionsOf, type Definition } from '../../contract/definition.ts'
import { nextSpot, numberOf, type Spot } from '../../contract/places.ts'
import { useEditor } from './editor-context.ts'
import { useNoticeText } from './NoticeLine.tsx'

export const handleId = (id: string) => `handle-${id}`

interface Carried {
  id: string
  spot: Spot | null
  /** How the form would be if it were put down here. */
  definition: Definition
}

/** Moves a question: by keys with its handle held, by pointer, or at once by one place. */
export function useCarrying() {
  const text = useText()
  const editor = useEditor()
  const { definition, run, setNotice } = editor
  const [carried, setCarried] = useState<Carried | null>(null)
  const [said, say] = useState('')
  const judge = useJudge(say)
  useFocusKept(carried)

  const put = async ({ id, spot, definition: next }: Carried & { spot: Spot }) => {
    setCarried({ id, spot, definition: next })
    const isTaken = await run(() => ({ do: 'moveQuestion', id, ...spot }))
    setCarried(null)
    if (isTaken) say(text('move.moved', numberOf(next, id)))
    document.getElementById(handleId(id))?.focus()
  }
  const step = (id: string, by: -1 | 1) => {
    const now = carried?.definition ?? definition
    const spot = nextSpot(now, id, by)
    const next = spot && judge(now, id, spot)
    if (!spot || !next) return
    setNotice(null)
    setCarried({ id, spot, definition: next })
    say(text('move.at', numberOf(next, id)))
  }
  const onKeyDown = (id: string) => (event: KeyboardEvent) => {
    const isHeld = carried?.id === id
    const act = {
      ' ': () => {
        if (!isHeld) setCarried({ id, spot: null, definition })
        else if (carried.spot) void put({ ...carried, spot: carried.spot })
        else setCarried(null)
        if (!isHeld) say(text('move.held', numberOf(definition, id)))
      },
      Escape: () => {
        setCarried(null)
        say(text('move.left'))
      },
      ArrowUp: () => step(id, -1),
      ArrowDown: () => step(id, 1),
    }[event.key]
    if (!act || (!isHeld && event.key !== ' ')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const moveTo = (id: string, spot: Spot | null) => {
    const next = spot && judge(definition, id, spot)
    if (spot && next) void put({ id, spot, definition: next })
  }
  const moveBy = (id: string, by: -1 | 1) => moveTo(id, nextSpot(definition, id, by))
  return { carried, said, onKeyDown, moveBy, moveTo, drop: () => setCarried(null) }
}

export type Carrying = ReturnType<typeof useCarrying>

/** The form after a move; where a condition would break, both questions are named instead. */
function useJudge(say: (words: string) => void) {
  const { setNotice } = useEditor()
  const words = useNoticeText()
  return (definition: Definition, id: string, spot: Spot): Definition | null => {
    try {
      return applyEdit(definition, { do: 'moveQuestion', id, ...spot })
    } catch (error) {
      if (!(error instanceof EditRefused)) throw error
      const named = new Map<string, { en: string; fr: string }>([
        ...definition.sections.map((each) => [each.id, each.title] as const),
        ...Array.from(
          questionsOf(definition),
          ({ question }) => [question.id, question.label] as const,
        ),
      ])
      const names = Object.fromEntries(
        Object.entries(error.about).map(([name, about]) => [name, named.get(about) ?? null]),
      )
      const notice = { kind: 'refused', why: error.code, names } as const
      setNotice(notice)
      say(words(notice))
      return null
    }
  }
}

/** What is carried is made anew in another list; the keys go on with it. */
function useFocusKept(carried: Carried | null) {
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (carried && before.current === carried.id)
      document.getElementById(handleId(carried.id))?.focus()
    before.current = carried?.id ?? null
  }, [carried])
}
