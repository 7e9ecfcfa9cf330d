import { useState } from 'react'
import { useText } from '#kit/web/text.ts'
import type { LeadRow } from '../../contract/leads.endpoints.ts'
import { focusCard, type BoardAround } from './board-context.ts'
import { placeAt, type Shift } from './board-order.ts'

interface Lifted extends Shift {
  index: number
  /** Where it stood. */
  from: { statusId: string; index: number }
}

const ways: Record<string, readonly [columns: number, cards: number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Moves a card by the keyboard: Space lifts it, arrows move it, Space drops it, Escape puts it back. */
export function useLift({ columns, cards, isNarrowed, say, move, nameOf }: BoardAround) {
  const text = useText()
  const [lifted, setLifted] = useState<Lifted | null>(null)

  const others = (statusId: string, id: string) =>
    (cards.current.get(statusId) ?? []).filter((each) => each.id !== id)

  function lift(lead: LeadRow) {
    const { statusId, id } = lead
    const index = (cards.current.get(statusId) ?? []).findIndex((each) => each.id === id)
    const to = placeAt(statusId, others(statusId, id), { index, isNarrowed })
    setLifted({ lead, to, index, from: { statusId, index } })
    say(text('board.lifted', spotOf(lead, statusId, index)))
  }

  function step(by: readonly [columns: number, cards: number]) {
    if (!lifted) return
    const { lead, to } = lifted
    const at = columns.findIndex(({ id }) => id === to.statusId)
    const target = columns[at + by[0]]
    if (!target) return
    const below = others(target.id, lead.id)
    const index = Math.min(Math.max(lifted.index + by[1], 0), below.length)
    const next = placeAt(target.id, below, { index, isNarrowed })
    setLifted({ ...lifted, to: next, index })
    say(text('board.over', spotOf(lead, target.id, index)))
    focusCard(lead.id)
  }

  const spotOf = ({ name, id }: LeadRow, statusId: string, index: number) => ({
    name,
    status: nameOf(statusId),
    place: index + 1,
    count: others(statusId, id).length + 1,
  })

  function drop() {
    if (!lifted) return
    const { lead, to, index, from } = lifted
    setLifted(null)
    focusCard(lead.id)
    if (to.statusId === from.statusId && index === from.index)
      say(text('board.unmoved', { name: lead.name }))
    else move(lead, to)
  }

  function cancel() {
    if (!lifted) return
    say(text('board.cancelled', { name: lifted.lead.name }))
    focusCard(lifted.lead.id)
    setLifted(null)
  }
  return { lifted, lift, step, drop, cancel, ways }
}
export type Lift = ReturnType<typeof useLift>
