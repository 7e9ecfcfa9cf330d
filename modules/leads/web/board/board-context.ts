import { createContext, use, type RefObject } from 'react'
import type { Selection } from '#kit/web/list/selection.ts'
import type { BoardColumn, LeadRow } from '../../contract/leads.endpoints.ts'
import type { ShownLeads } from '../shown-leads.ts'
import type { BoardDrag } from './use-board-drag.ts'
import type { BoardMoves } from './use-board-moves.ts'
import type { Lift } from './use-lift.ts'

/** The cards of each column as they are shown now, by its status. */
export type CardsOf = Map<string, readonly LeadRow[]>

/** What everything that moves cards looks at. */
export interface BoardAround extends BoardMoves {
  columns: readonly BoardColumn[]
  cards: RefObject<CardsOf>
  /** A search or filter leaves cards out. */
  isNarrowed: boolean
  say: (words: string) => void
}

interface BoardShown extends BoardAround {
  parameters: Record<string, string>
  lift: Lift
  drag: BoardDrag
  /** Cards that somebody else has just changed. */
  glowing: ReadonlySet<string>
  selection: Selection
  add: ShownLeads['add']
  isPhone: boolean
}

export const BoardContext = createContext<BoardShown | null>(null)

export function useBoard(): BoardShown {
  const board = use(BoardContext)
  if (!board) throw new Error('there is no board around')
  return board
}

export const cardId = (id: string) => `card-${id}`

/** Brings the keyboard to a card, once it stands where it was put. */
export const focusCard = (id: string) =>
  requestAnimationFrame(() => {
    const card = document.getElementById(cardId(id))
    card?.focus({ preventScroll: true })
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
