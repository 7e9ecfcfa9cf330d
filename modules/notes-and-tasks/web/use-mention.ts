import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import type { Mentioned } from '../contract/mentions.ts'
import { notesEndpoints } from '../contract/notes.endpoints.ts'
import { learnNames, useNames } from './mention-names.ts'
import { begunMention, keptText, shownText, typedText, withMention } from './mention-text.ts'
import type { ParentKey } from './parent-key.ts'

interface Mentioning {
  of: ParentKey
  id: string
  /** As it is kept. */
  value: string
  onChange: (value: string) => void
}

export type MentionBox = ReturnType<typeof useMention>

/** A text in which people are mentioned: what is shown, who is found for a begun name, and the keys. */
export function useMention({ of, id, value, onChange }: Mentioning) {
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = shownText(value, useNames())
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const begun = caret === null ? null : begunMention(shown, caret)
  const people = usePeople(of, begun?.typed ?? null)
  const isOpen = begun !== null && people.length > 0
  const placeCaret = useCaret(area)
  const close = () => setCaret(null)
  const choose = (person: Mentioned) => {
    if (!begun) return
    learnNames([person])
    const next = withMention(shown, begun, person)
    onChange(keptText(next.shown))
    placeCaret({ at: next.caret })
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined) setActive((active + move + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(people[active] ?? people[0]!)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    area,
    text: shown.text,
    isOpen,
    people,
    active: Math.min(active, Math.max(0, people.length - 1)),
    setActive,
    choose,
    close,
    onKeyDown,
    listId: `${id}-people`,
    optionId: (at: number) => `${id}-people-${at}`,
    type(next: string, at: number) {
      setCaret(at)
      setActive(0)
      onChange(keptText(typedText(shown, next)))
    },
  }
}

/** Behind who was chosen one types on; placed once the text is there. */
function useCaret(area: { current: HTMLTextAreaElement | null }) {
  const [caret, place] = useState<{ at: number } | null>(null)
  useLayoutEffect(() => {
    if (!caret) return
    area.current?.focus()
    area.current?.setSelectionRange(caret.at, caret.at)
  }, [area, caret])
  return place
}

const pause = 150
const none: readonly Mentioned[] = []

/** Who may open the record and is called so, once typing rests; those of before stay until then. */
function usePeople({ kind, id }: ParentKey, typed: string | null): readonly Mentioned[] {
  const [people, setPeople] = useState(none)
  useEffect(() => {
    if (typed === null) return setPeople(none)
    const stop = new AbortController()
    const look = async () => {
      const call = { params: { kind, id }, query: { typed }, signal: stop.signal }
      const found = await callApi(notesEndpoints.listMentionable, call).catch(() => null)
      if (!stop.signal.aborted) setPeople(found?.data ?? none)
    }
    const timer = setTimeout(() => void look(), typed === '' ? 0 : pause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [kind, id, typed])
  return people
}
