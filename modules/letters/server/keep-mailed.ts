import { dayOf } from '#kit/server/organisation.ts'
import type { OnPaper, PaperLetter } from '#kit/server/write-letter.ts'
import { announceApplication } from '#modules/applications/server/announce-application.ts'
import { letterheadOf } from '#modules/letterhead/server/kept-paper.ts'
import { paperOfMail } from '#modules/letterhead/server/paper-of-mail.ts'
import { addressOfSide } from './addressee.queries.ts'
import { keepLetter } from './keep-letter.ts'

/** Keeps a mail as a letter: its words, on the letterhead of now, with the facts that it is about. */
export const keepMailed: OnPaper = async (mailed) => {
  const { db, letter, language, name, record, reader, organisation, now } = mailed
  const { paper: kind } = letter.declared
  const { entity, id } = record
  const isOfSide = reader === 'employer' || reader === 'participant'
  if (!kind || !isOfSide || (entity !== 'application' && entity !== 'payment')) return
  const sender = { organisation, title: mailed.settings.appTitle }
  await keepLetter(mailed, {
    kind,
    entity,
    recordId: id,
    reader,
    recipient: name,
    templateVersionId: mailed.versionId,
    paper: paperOfMail(mailed, {
      at: now,
      day: dayOf(organisation, now),
      letterhead: await letterheadOf(db, sender, language),
      addressee: await addressOfSide(db, { entity, id, reader, name }),
    }),
  })
  await tellScreens(mailed, entity)
}

/** Open screens of the record show the letter. */
async function tellScreens(mailed: PaperLetter, entity: 'application' | 'payment') {
  const { db, announce, record } = mailed
  const event = { topic: 'letters', id: record.id }
  if (entity === 'application') return announceApplication(mailed, event)
  const payment = await db
    .selectFrom('payments')
    .select(['program_id', 'employer_id', 'participant_id'])
    .where('id', '=', record.id)
    .executeTakeFirstOrThrow()
  return announce({
    ...event,
    subject: 'Payments',
    facts: {
      programId: payment.program_id,
      employerId: payment.employer_id,
      participantId: payment.participant_id,
    },
  })
}
