import type { BoardColumn, LeadRow } from '../../contract/leads.endpoints.ts'
import type { PlaceGiven } from '../MoveLeadDialog.tsx'

/** A lead that stands elsewhere than the server has said so far. */
export interface Shift {
  lead: LeadRow
  to: PlaceGiven
}

/** Cards of a column as they stand with what was moved: out of it, or into it. */
export function withShifts(
  statusId: string,
  cards: readonly LeadRow[],
  shifts: readonly Shift[],
): LeadRow[] {
  const moved = new Set(shifts.map(({ lead }) => lead.id))
  const shown = cards.filter(({ id }) => !moved.has(id))
  for (const { lead, to } of shifts)
    if (to.statusId === statusId) shown.splice(indexOf(shown, to), 0, lead)
  return shown
}

function indexOf(cards: readonly LeadRow[], { place, besideId }: PlaceGiven): number {
  if (place === 'first') return 0
  const beside = cards.findIndex(({ id }) => id === besideId)
  if (place === 'last' || beside < 0) return cards.length
  return place === 'after' ? beside + 1 : beside
}

/** The place that stands for an index among the cards of a column, without the one that moves. */
export function placeAt(
  statusId: string,
  cards: readonly LeadRow[],
  { index, isNarrowed }: { index: number; isNarrowed: boolean },
): PlaceGiven {
  const above = cards[index - 1]
  if (above) return { statusId, place: 'after', besideId: above.id }
  const [first] = cards
  // Of a narrowed column nobody sees what stands above the first card.
  if (first && isNarrowed) return { statusId, place: 'before', besideId: first.id }
  return { statusId, place: 'first' }
}

type Figures = Pick<BoardColumn, 'count' | 'amount'>

/** Count and sum of a column with what was moved out of it and into it. */
export function figuresWith(column: BoardColumn, shifts: readonly Shift[]): Figures {
  let { count } = column
  let cents = centsOf(column.amount)
  for (const { lead, to } of shifts) {
    if (lead.statusId === to.statusId) continue
    const sign = Number(to.statusId === column.id) - Number(lead.statusId === column.id)
    count += sign
    cents += BigInt(sign) * centsOf(lead.expectedAmount ?? '0')
  }
  return { count, amount: amountOf(cents) }
}

/** Of a decimal string with two digits after the point, or fewer. */
function centsOf(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(`${whole}${part.padEnd(2, '0').slice(0, 2)}`)
}

function amountOf(cents: bigint): string {
  const digits = String(cents < 0n ? 0n : cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
