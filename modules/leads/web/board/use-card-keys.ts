import type { KeyboardEvent } from 'react'
import { useMay } from '#kit/web/Can.tsx'
import { useGo } from '#kit/web/go.ts'
import type { LeadRow } from '../../contract/leads.endpoints.ts'
import { leadsScreens } from '../../contract/leads.screens.ts'
import { focusCard, useBoard } from './board-context.ts'

/**
 * The keys of a card: arrows go from card to card, Enter opens, `x` selects, Space lifts. What is lifted is moved by
 * the arrows until Space or Enter drops it, or Escape puts it back.
 */
export function useCardKeys(lead: LeadRow, within: readonly LeadRow[]) {
  const go = useGo()
  const { lift, columns, cards, selection, shifts } = useBoard()
  const mayMove = useMay('update', 'Leads') && !lead.convertedAt
  const isSaving = shifts.some((each) => each.lead.id === lead.id)

  function focusBeside([across, down]: readonly [number, number]) {
    const at = within.findIndex(({ id }) => id === lead.id)
    if (across === 0) {
      const next = within[at + down]
      if (next) focusCard(next.id)
      return
    }
    const from = columns.findIndex(({ id }) => id === lead.statusId)
    const ahead = across < 0 ? columns.slice(0, from).toReversed() : columns.slice(from + 1)
    const filled = ahead.map(({ id }) => cards.current.get(id) ?? []).find((all) => all.length > 0)
    const next = filled?.[Math.min(at, filled.length - 1)]
    if (next) focusCard(next.id)
  }

  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { key } = event
    const way = lift.ways[key]
    const isLifted = lift.lifted?.lead.id === lead.id
    const act = () => {
      if (way) return isLifted ? lift.step(way) : focusBeside(way)
      if (key === 'Escape' && isLifted) return lift.cancel()
      if (key === ' ' || (key === 'Enter' && isLifted))
        return isLifted ? lift.drop() : mayMove && !isSaving ? lift.lift(lead) : undefined
      if (key === 'Enter') return void go(leadsScreens.lead, { params: { id: lead.id } })
      if (key === 'x') return selection.toggle(lead.id)
      return null
    }
    if (act() !== null) event.preventDefault()
  }
}
