import type { Change } from '#kit/server/call.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import {
  followInformationLink,
  hasManyLinks,
  linkPath,
  makeInformationLink,
} from './information-links.ts'
import { findRequest } from './request.queries.ts'

/**
 * Mails a new link to the address that was asked, whoever asks for it, a few within the hour. What is
 * closed has none: nobody is told so who does not read that mail. @throws 404 for a link that never was
 */
export async function sendFreshLink(change: Change, token: string): Promise<void> {
  const { requestId } = await followInformationLink(change.db, token)
  const request = await findRequest(change.db, requestId)
  const { email, name, language, reference, dueOn, applicationId, state } = request
  if (state !== 'open' || (await hasManyLinks(change, requestId)))
    return change.pretendLetter(informationRequestsLetters.freshLink)
  await change.letter(
    informationRequestsLetters.freshLink,
    { email, name, language },
    {
      record: applicationId,
      reference,
      dueOn,
      link: linkPath(await makeInformationLink(change, requestId)),
    },
  )
}
