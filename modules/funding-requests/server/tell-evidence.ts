import type { Change } from '#kit/server/call.ts'
import { fundingRequestsLetters as letters } from '../contract/funding-requests.letters.ts'
import { findAsked, holdAsked } from './asked-request.queries.ts'
import type { AssessedCost } from './assessed-lines.ts'
import { asking, named } from './tell-asked.ts'

/** Asks for the evidence of a course that is over. */
export async function askEvidence(change: Change, id: string) {
  const request = await holdAsked(change, id)
  const course = request.courseTitle ?? ''
  const facts = { ...(await asking(change, request)), course }
  await change.letter(letters.evidenceAsked, request.asked, facts)
}

/** The side that sent its evidence, and whoever looks after the application. */
export async function tellEvidence(change: Change, id: string, total: string) {
  const request = await holdAsked(change, id)
  const { assigneeId, reference, employer } = request
  const course = request.courseTitle ?? ''
  const facts = { ...named(request), course, total }
  await change.letter(letters.evidenceReceived, request.asked, facts)
  if (assigneeId)
    await change.letter(
      letters.evidenceForAssignee,
      { userId: assigneeId },
      {
        record: id,
        reference,
        employer,
        course,
        link: `/stt-funding-requests/awaiting-approval/${id}`,
      },
    )
}

export async function tellEvidenceReturned(change: Change, id: string, changes: string) {
  const request = await findAsked(change.db, id)
  const facts = { ...(await asking(change, request)), changes }
  await change.letter(letters.evidenceReturned, request.asked, facts)
}

export async function tellEvidenceExpired(change: Change, id: string) {
  const request = await findAsked(change.db, id)
  const { courseTitle, dueOn } = request
  const facts = { ...named(request), course: courseTitle ?? '', dueOn }
  await change.letter(letters.evidenceExpired, request.asked, facts)
}

export async function tellTakenBack(change: Change, id: string, reason: string) {
  const request = await findAsked(change.db, id)
  const course = request.courseTitle ?? ''
  await change.letter(letters.reviewTakenBack, request.asked, { ...named(request), course, reason })
}

interface Reviewed {
  total: string
  lines: readonly AssessedCost[]
  note: string | null
}

/** What is paid of each cost, and why not all of it. */
export async function tellReviewed(change: Change, id: string, { total, lines, note }: Reviewed) {
  const request = await findAsked(change.db, id)
  await change.letter(letters.reviewed, request.asked, {
    ...named(request),
    course: request.courseTitle ?? '',
    total,
    lines: lines.flatMap(({ kind, approved, claimed, assessed, assessmentReason }) => [
      { line: kind, approved, claimed, assessed } as const,
      ...(assessmentReason ? [{ line: 'reduced', reason: assessmentReason } as const] : []),
    ]),
    note: note ?? '',
  })
}
