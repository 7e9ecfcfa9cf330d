import { dayOf } from '#kit/server/organisation.ts'
import { mailToKeep } from '#kit/server/mail-again.ts'
import type { Db } from '#kit/server/call.ts'
import type { MailedLink, OnPaper } from '#kit/server/letter-on-paper.ts'
import { announceApplication } from '#modules/applications/server/announce-application.ts'
import { announceOnRequest } from '#modules/funding-requests/server/on-request.ts'
import { letterheadOf } from '#modules/letterhead/server/kept-paper.ts'
import { announceOnPayment } from '#modules/payments/server/announce-payment.ts'
import { paperOfMail } from '#modules/letterhead/server/paper-of-mail.ts'
import { announceOnSupplement } from '#modules/supplements/server/on-supplement.ts'
import { registrationScreens } from '#modules/registration/contract/registration.screens.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { addressOfSide, hasAccount, isOfSides, type OfSide } from './addressee.queries.ts'
import { keepLetter } from './keep-letter.ts'
import { makeLetterLink } from './letter-links.ts'

/** Of each kind of record, who of those that look at it hears of its letters. */
export const announceOn: Record<OfSide, typeof announceOnPayment> = {
  application: announceApplication,
  payment: announceOnPayment,
  supplement: announceOnSupplement,
  fundingRequest: announceOnRequest,
}

/** Keeps a mail as a letter: its words, on the letterhead of now, with the facts that it is about. */
export const keepMailed: OnPaper = async (mailed) => {
  const { db, letter, language, name, record, reader, organisation, now } = mailed
  const { paper: kind } = letter.declared
  const { entity, id } = record
  const isOfSide = reader === 'employer' || reader === 'participant'
  if (!kind || !isOfSide || !isOfSides(entity)) return null
  const sender = { organisation, title: mailed.settings.appTitle }
  const letterId = await keepLetter(mailed, {
    kind,
    entity,
    recordId: id,
    reader,
    recipient: name,
    templateVersionId: mailed.versionId,
    mail: mailToKeep(mailed),
    paper: paperOfMail(mailed, {
      at: now,
      day: dayOf(organisation, now),
      letterhead: await letterheadOf(db, sender, language),
      addressee: await addressOfSide(db, { entity, id, reader, name }),
    }),
  })
  // Open screens of the record show the letter.
  await announceOn[entity](mailed, { topic: 'letters', id })
  // A mail with a link of its own leads there.
  if (mailed.isLinkInMail) return null
  return wayTo(db, { id: letterId, kind, side: { entity, id, reader, email: mailed.email } })
}

interface Led {
  id: string
  kind: PaperKind
  side: Parameters<typeof hasAccount>[1]
}

/** The link that leads an addressee without an account to a letter; null for whoever signs in. */
export async function wayTo(db: Db, { id, kind, side }: Led): Promise<MailedLink | null> {
  if (await hasAccount(db, side)) return null
  const link = await makeLetterLink(db, id)
  // What is agreed is accepted signed in, by whoever the address belongs to.
  return kind === 'agreement' ? { ...link, account: registrationScreens.register.path } : link
}
