import { useState, type KeyboardEvent } from 'react'
import type { FoundCode } from '#kit/contract/code-lists.ts'
import { useCodeFinds } from '../listed-codes.ts'

export interface LookedUp {
  id: string
  /** The list that says what its codes mean. */
  list: string
  value: string
  /** What is typed is written as a code is. */
  isWhole: boolean
  onChange: (value: string) => void
}

export type LookUpBox = ReturnType<typeof useLookUp>

/** What is found for what is typed, which of it is next, and the keys that choose. */
export function useLookUp({ id, list, value, onChange }: LookedUp) {
  /** What somebody types now; what stood there before is looked up by nobody. */
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const finds = useCodeFinds(list, typed)
  const isOpen = typed !== '' && finds.found.length > 0
  const close = () => setTyped('')
  const choose = ({ code }: FoundCode) => {
    onChange(code)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const move = moves[event.key]
    if (event.key === 'Enter' && typed !== '' && finds.isLooking) {
      // What is found so far is of an older text, and the form is not what is meant.
      event.preventDefault()
      event.stopPropagation()
      return
    }
    if (!isOpen) {
      if (event.key === 'ArrowDown') setTyped(value)
      return
    }
    const count = finds.found.length
    if (move !== undefined) setActive((active + move + count) % count)
    else if (event.key === 'Enter') choose(finds.found[active] ?? finds.found[0]!)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    isOpen,
    active,
    finds,
    close,
    choose,
    onKeyDown,
    setActive,
    hasFound: hasFound(typed, finds),
    listId: `${id}-found`,
    optionId: (at: number) => `${id}-found-${at}`,
    type(next: string) {
      onChange(next)
      setTyped(next)
      setActive(0)
    },
  }
}

/** Null until somebody looks, and where nobody could. */
function hasFound(typed: string, finds: ReturnType<typeof useCodeFinds>): boolean | null {
  if (finds.typed === '' || finds.typed !== typed.trim() || finds.hasFailed) return null
  return finds.found.length > 0
}
