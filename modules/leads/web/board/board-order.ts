import type { Page } from '#kit/web/api-query.ts'
import type { BoardColumn, LeadRow, PlacedCard } from '../../contract/leads.endpoints.ts'
import type { PlaceGiven } from '../MoveLeadDialog.tsx'

/** A lead that stands elsewhere than the server has said so far. */
export interface Shift {
  lead: LeadRow
  to: PlaceGiven
  /** What it is there, once the server has said so. */
  after?: LeadRow
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

/** A card that was put in by hand may come again with a page that is loaded later. */
export const distinct = (cards: readonly LeadRow[]) => [
  ...new Map(cards.map((each) => [each.id, each])).values(),
]

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

type Figures = Pick<BoardColumn, 'count' | 'amount' | 'all'>

/** Count and sum of a column with what was moved out of it and into it. */
export function figuresWith(column: BoardColumn, shifts: readonly Shift[]): Figures {
  const by = (lead: LeadRow, statusId: string, sign: 1 | -1) =>
    statusId === column.id ? { count: sign, cents: BigInt(sign) * centsOf(lead) } : null
  const changes = shifts
    .filter(({ lead, to }) => lead.statusId !== to.statusId)
    .flatMap(({ lead, to, after = lead }) => [
      by(lead, lead.statusId, -1),
      by(after, to.statusId, 1),
    ])
  const count = changes.reduce((sum, each) => sum + (each?.count ?? 0), 0)
  const cents = changes.reduce((sum, each) => sum + (each?.cents ?? 0n), inCents(column.amount))
  return { count: column.count + count, amount: amountOf(cents), all: column.all + count }
}

const centsOf = ({ expectedAmount }: LeadRow) => inCents(expectedAmount ?? '0')

/** Of a decimal string with two digits after the point, or fewer. */
function inCents(amount: string): bigint {
  const [whole = '0', part = ''] = amount.split('.')
  return BigInt(`${whole}${part.padEnd(2, '0').slice(0, 2)}`)
}

function amountOf(cents: bigint): string {
  const digits = String(cents < 0n ? 0n : cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Pages with a card below another; one whose place is not loaded yet comes with its page. */
export function withCard(
  pages: readonly Page<LeadRow>[],
  { lead, aboveId }: PlacedCard,
): Page<LeadRow>[] {
  return pages.map((page, at) => {
    const index = aboveId === null ? 0 : page.data.findIndex(({ id }) => id === aboveId) + 1
    const isHere = aboveId === null ? at === 0 : index > 0
    const isEnd = at === pages.length - 1 && index === page.data.length
    const isYetToCome = isEnd && page.meta.after !== undefined && page.meta.after !== null
    return isHere && !isYetToCome ? { ...page, data: page.data.toSpliced(index, 0, lead) } : page
  })
}
