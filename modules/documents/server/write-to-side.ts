import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import { recipientOf } from '#modules/information-requests/server/askable.ts'
import { hasAccount } from '#modules/messages/server/has-account.ts'
import { linkPath, makeMessagesLink } from '#modules/messages/server/message-links.ts'
import { reachesBothSides } from '#modules/messages/server/refuse-other-reader.ts'
import type { DocumentSide } from '../contract/document.ts'
import { documentsLetters } from '../contract/documents.letters.ts'
import type { refusalReasons } from '../contract/document.status.ts'

interface About {
  id: string
  reference: string
  side: Exclude<DocumentSide, 'staff'>
  series: string
  title: Bilingual | null
  ownTitle: string | null
  /** Of the file, where the document has no other name. */
  name: string
}

type Reason = (typeof refusalReasons)[number] | { said: string }

type Said =
  | { kind: 'refused'; reasons: Reason[]; note: string }
  | { kind: 'expiring' | 'expired'; day: string }

/**
 * Writes to a side about a document: whoever has an account is led to the place that takes a better one,
 * others by a link to their conversation, which takes files.
 * @returns why nobody was: there is nobody yet, or the address is the other side's too
 */
export async function writeToSide(
  change: Change,
  about: About,
  said: Said,
): Promise<'told' | 'participantMissing' | 'sharedAddress'> {
  const { id, series } = about
  const side = about.side === 'employer' ? 'employer' : 'employee'
  const to = await recipientOf(change.db, id, side)
  if (!to) return 'participantMissing'
  if (await reachesBothSides(change.db, { id, side, to })) return 'sharedAddress'
  const document = about.title?.[to.language] ?? about.ownTitle ?? about.name
  const facts = { record: id, reference: about.reference, document }
  if (await hasAccount(change, { id, side, email: to.email })) {
    const link = `/applications/pending/${id}?document=${series}` as const
    if (said.kind === 'refused')
      await change.letter(documentsLetters.refusedToAccount, to, {
        ...facts,
        ...reasonsOf(said),
        link,
      })
    else
      await change.letter(documentsLetters[`${said.kind}ToAccount`], to, {
        ...facts,
        day: said.day,
        link,
      })
    return 'told'
  }
  const { token, until } = await makeMessagesLink(change, { id, side, email: to.email })
  const linked = { ...facts, until, link: linkPath(token, to.language) }
  if (said.kind === 'refused')
    await change.letter(documentsLetters.refused, to, { ...linked, ...reasonsOf(said) })
  else await change.letter(documentsLetters[said.kind], to, { ...linked, day: said.day })
  return 'told'
}

const reasonsOf = ({ reasons, note }: Extract<Said, { kind: 'refused' }>) => ({ reasons, note })
