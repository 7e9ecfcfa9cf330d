import type { Change } from '#kit/server/call.ts'
import { fundingRequestsLetters } from '../contract/funding-requests.letters.ts'
import { holdAsked, isToFill } from './asked-request.queries.ts'
import { followRequestLink, hasManyLinks } from './request-links.ts'
import { mailFreshLink } from './tell-asked.ts'

/**
 * Mails a new link to the address on file, whoever asks for it, a few within the hour. What is not to be
 * filled in has none: nobody is told so who does not read that mail. @throws 404 for a link that never was
 */
export async function sendRequestLink(change: Change, token: string): Promise<void> {
  const { requestId } = await followRequestLink(change.db, token)
  const request = await holdAsked(change, requestId)
  if (!isToFill(request) || (await hasManyLinks(change, requestId)))
    return change.pretendLetter(fundingRequestsLetters.freshLink)
  await mailFreshLink(change, request)
}
