import type { Change } from '#kit/server/call.ts'
import { fundingRequestsLetters as letters } from '../contract/funding-requests.letters.ts'
import { holdAsked, type AskedRequest } from './asked-request.queries.ts'
import { ensureDraft } from './request-draft.ts'
import { linkPath, makeRequestLink } from './request-links.ts'

/** What every letter to the asked side names. */
export const named = ({ id, reference, participant, employer, program }: AskedRequest) => ({
  record: id,
  reference,
  participant,
  employer,
  program,
})

/** The same with a link of its own, for a letter that asks for the form. */
export async function asking(change: Change, request: AskedRequest) {
  await ensureDraft(change, request)
  const link = linkPath(await makeRequestLink(change, request.id))
  return { ...named(request), dueOn: request.dueOn, link }
}

/** Asks a side for the form of a course. */
export async function tellAsked(change: Change, requestId: string) {
  const request = await holdAsked(change, requestId)
  const message = request.message ?? ''
  const facts = { ...(await asking(change, request)), message }
  await change.letter(letters.asked, request.asked, facts)
}

/** Asks once more. */
export async function tellReminded(change: Change, requestId: string) {
  const request = await holdAsked(change, requestId)
  const facts = await asking(change, request)
  if (request.asks === 'form') return change.letter(letters.reminder, request.asked, facts)
  const course = request.courseTitle ?? ''
  await change.letter(letters.evidenceReminder, request.asked, { ...facts, course })
}

/** A new link to the address on file, in place of one that opens its form no more. */
export async function mailFreshLink(change: Change, request: AskedRequest) {
  const letter = request.asks === 'form' ? letters.freshLink : letters.evidenceLink
  await change.letter(letter, request.asked, await asking(change, request))
}

/** The side that sent its form, and whoever looks after the application. */
export async function tellReceived(change: Change, requestId: string) {
  const request = await holdAsked(change, requestId)
  const { assigneeId, reference, employer } = request
  const course = request.courseTitle ?? ''
  await change.letter(letters.received, request.asked, { ...named(request), course })
  if (assigneeId)
    await change.letter(
      letters.receivedForAssignee,
      { userId: assigneeId },
      {
        record: requestId,
        reference,
        employer,
        course,
        link: `/stt-funding-requests/awaiting-approval/${requestId}`,
      },
    )
}
