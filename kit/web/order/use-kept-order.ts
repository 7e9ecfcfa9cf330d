import { useState } from 'react'
import { useProblemText } from '../show/problem-text.ts'
import { useText } from '../text.ts'
import { toast } from '../toast/toast.ts'
import { handleId } from './OrderHandle.tsx'

interface Wanted<Item> {
  /** What was put in order. */
  of: readonly Item[]
  ids: readonly string[]
}

interface Keeping<Item> {
  nameOf: (item: Item) => string
  /** Puts one at a place, counted from 1. */
  place: (id: string, place: number) => Promise<unknown>
}

/**
 * Rows as they were just put in order, and back as they were when that was refused. What is said of
 * it is the module's string `order.placed`.
 */
export function useKeptOrder<Item extends { id: string }>(
  items: readonly Item[],
  { nameOf, place }: Keeping<Item>,
) {
  const text = useText()
  const problemText = useProblemText()
  const [wanted, setWanted] = useState<Wanted<Item> | null>(null)
  const [said, setSaid] = useState('')
  // Once the server has answered anew, that is the order.
  const ordered = wanted?.of === items ? inOrder(items, wanted.ids) : items

  async function moveTo(id: string, to: number) {
    const moved = ordered.find((each) => each.id === id)
    if (!moved || ordered[to] === undefined || ordered[to] === moved) return
    const others = ordered.filter((each) => each !== moved).map((each) => each.id)
    setWanted({ of: items, ids: others.toSpliced(to, 0, id) })
    const spot = { place: to + 1, count: ordered.length }
    setSaid(text('order.placed', { name: nameOf(moved), ...spot }))
    // A row that moves in the page would leave the keyboard behind.
    requestAnimationFrame(() => document.getElementById(handleId(id))?.focus())
    try {
      await place(id, to + 1)
    } catch (problem) {
      setWanted(null)
      toast.error(problemText(problem))
    }
  }
  return { ordered, said, moveTo: (id: string, to: number) => void moveTo(id, to) }
}

const inOrder = <Item extends { id: string }>(items: readonly Item[], ids: readonly string[]) =>
  items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
