import { sql } from 'kysely'
import type { ChangeCall } from '#kit/server/call.ts'
import { mailAgain, refusalToMail, type KeptMail } from '#kit/server/mail-again.ts'
import { forbidden, refused } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { lettersEndpoints } from '../contract/letters.endpoints.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import type { OfSide } from './addressee.queries.ts'
import { announceOn, wayTo } from './keep-mailed.ts'
import { readLetter } from './kept-letter.queries.ts'
import { endLetterLinks } from './letter-links.ts'

interface Taken {
  kind: PaperKind
  entity: OfSide
  recordId: string
  reader: 'employer' | 'participant'
  mail: KeptMail
  refusal: string | null
}

/** Of one letter, how many mails within an hour: its addressee wants one. */
const mostAnHour = 5

type Send = ChangeCall<(typeof lettersEndpoints)['sendLetterAgain']>

/**
 * Mails a letter once more, in the words in which it left. Whoever has no account gets another secret
 * link; those before open it no more.
 * @throws 404 for one that the person may not read, 403, 409 where nothing can be sent, 429
 */
export async function sendLetterAgain(call: Send, id: string): Promise<void> {
  const { db, outside, audit } = call
  const { can } = await readLetter(call, id)
  if (!can['sendAgain']) throw forbidden()
  await countHit(outside, { key: `letter-again:${id}`, most: mostAnHour, seconds: 3600 })
  const { kind, entity, recordId, reader, mail, refusal } = await take(call, id)
  if (refusal) throw refused(refusal)
  await endLetterLinks(db, id)
  const side = { entity, id: recordId, reader, email: mail.to }
  await mailAgain(call, mail, await wayTo(db, { id, kind, side }))
  await audit({
    action: 'keptLetters.sentAgain',
    entity: 'keptLetter',
    entityId: id,
    reference: mail.reference ?? mail.subject,
  })
  await announceOn[entity](call, { topic: 'letters', id: recordId })
}

/** Of two who press at the same moment the second finds the mail of the first waiting. */
async function take({ db }: Send, id: string): Promise<Taken> {
  await sql`select from kept_letters where id = ${id} for update`.execute(db)
  const { rows } =
    await sql<Taken>`select k.kind, k.entity, k.record_id as "recordId", k.reader, k.mail,
    ${refusalToMail(sql`k.mail`)} as refusal from kept_letters k where k.id = ${id}`.execute(db)
  return theRow(rows)
}
