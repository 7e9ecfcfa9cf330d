import { useState } from 'react'
import { callApi } from '#kit/web/api-call.ts'
import { ApiProblem } from '#kit/web/api-problem.ts'
import { refreshTopics } from '#kit/web/api-query.ts'
import { presentOf } from '#kit/web/form/stale.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import { queries } from '#kit/web/queries.ts'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { useProblemText } from '#kit/web/show/problem-text.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import {
  leadsEndpoints,
  type BoardColumn,
  type LeadRecord,
  type LeadRow,
} from '../../contract/leads.endpoints.ts'
import type { PlaceGiven } from '../MoveLeadDialog.tsx'
import type { Shift } from './board-order.ts'
import type { CardPages } from './card-pages.ts'

interface Moving {
  columns: readonly BoardColumn[]
  pages: CardPages
  say: (words: string) => void
}

/**
 * Moves that are on their way. A card stands where it was put at once; when the move is refused, what
 * the server said before stands again: card, order, count and sum.
 */
export function useBoardMoves({ columns, pages, say }: Moving) {
  const text = useText()
  const bilingual = useBilingual()
  const problemText = useProblemText()
  const [shifts, setShifts] = useState<readonly Shift[]>([])
  /** A move that needs to know more: the form of it is open. */
  const [asked, setAsked] = useState<Shift | null>(null)

  const nameOf = (statusId: string) => {
    const column = columns.find(({ id }) => id === statusId)
    return column ? bilingual(column.name) : ''
  }
  const forgetShift = (shift: Shift) => setShifts((all) => all.filter((each) => each !== shift))

  async function send(shift: Shift) {
    const { lead, to } = shift
    setShifts((all) => [...all, shift])
    void pages.hold()
    try {
      const { id, version } = lead
      const after = await callApi(leadsEndpoints.moveLead, { params: { id }, body: to, version })
      settle(shift, after)
      say(text('board.dropped', { name: lead.name, status: nameOf(to.statusId) }))
    } catch (problem) {
      const reason = reasonOf(problem)
      say(text('board.putBack', { name: lead.name, reason }))
      toast.error(text('board.putBack', { name: lead.name, reason }), problem)
      // What the server refused, it knows better.
      if (problem instanceof ApiProblem) void pages.read([lead.id]).catch(() => undefined)
    } finally {
      forgetShift(shift)
    }
  }

  /** The card stays where it is, and figures are what they were shown to be, before they are read. */
  function settle(shift: Shift, after: LeadRecord) {
    pages.settle(shift, { ...shift.lead, ...after })
    expectChange(after)
    void pages.readFigures()
    void refreshTopics(queries, ['leads', 'records'], after.id)
  }

  function reasonOf(problem: unknown): string {
    if (!(problem instanceof ApiProblem) || problem.status !== 412) return problemText(problem)
    const { changedBy } = presentOf(problem)
    return changedBy ? text('board.changedBy', { who: changedBy }) : text('board.changed')
  }

  const move = (lead: LeadRow, to: PlaceGiven) => {
    if (shifts.some((each) => each.lead.id === lead.id)) return
    const target = columns.find(({ id }) => id === to.statusId)
    const isEntered = to.statusId !== lead.statusId
    if (isEntered && target && target.kind !== 'open') setAsked({ lead, to })
    else void send({ lead, to })
  }
  return { shifts, move, asked, settle, forget: () => setAsked(null), nameOf }
}
export type BoardMoves = ReturnType<typeof useBoardMoves>
