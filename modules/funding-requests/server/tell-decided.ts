import type { Change } from '#kit/server/call.ts'
import type { Rejection } from '#modules/applications/server/decide-application.ts'
import { fundingRequestsLetters as letters } from '../contract/funding-requests.letters.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { findAsked } from './asked-request.queries.ts'
import { asking, named } from './tell-asked.ts'

export async function tellReturned(change: Change, id: string, changes: string) {
  const request = await findAsked(change.db, id)
  const facts = { ...(await asking(change, request)), changes }
  await change.letter(letters.returned, request.asked, facts)
}

interface Approved {
  total: string
  lines: RequestRecord['lines']
  note: string | null
}

/** What is given of each cost, and what has to be handed in after the course. */
export async function tellApproved(change: Change, id: string, { total, lines, note }: Approved) {
  const request = await findAsked(change.db, id)
  await change.letter(letters.approved, request.asked, {
    ...named(request),
    reader: request.side,
    course: request.courseTitle ?? '',
    total,
    lines: lines.flatMap(({ kind, requested, approved, reductionReason }) => [
      { line: kind, requested, approved: approved ?? '0.00' } as const,
      ...(reductionReason ? [{ line: 'reduced', reason: reductionReason } as const] : []),
    ]),
    note: note ?? '',
  })
}

/** A reason that has no words of its own says those of the note, which then is not said twice. */
export async function tellRejected(change: Change, id: string, rejection: Rejection) {
  const request = await findAsked(change.db, id)
  const { reasonCodes, applicantNote } = rejection
  const said = applicantNote ?? ''
  await change.letter(letters.rejected, request.asked, {
    ...named(request),
    reader: request.side,
    course: request.courseTitle ?? '',
    reasons: reasonCodes.map((code) => (code === 'other' ? { said } : code)),
    note: reasonCodes.includes('other') ? '' : said,
  })
}

export async function tellCancelled(change: Change, id: string, reason: string) {
  const request = await findAsked(change.db, id)
  await change.letter(letters.cancelled, request.asked, { ...named(request), reason })
}

export async function tellExpired(change: Change, id: string) {
  const request = await findAsked(change.db, id)
  await change.letter(letters.expired, request.asked, { ...named(request), dueOn: request.dueOn })
}
