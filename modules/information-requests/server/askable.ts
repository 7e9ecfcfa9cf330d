import { sql } from 'kysely'
import type { Looking, Db } from '#kit/server/call.ts'
import type { Language } from '#kit/contract/strings.ts'
import { loadApplication } from '#modules/applications/server/application.queries.ts'
import type { LoadedApplication } from '#modules/applications/server/application.queries.ts'
import { seesAnswers } from '#modules/applications/server/readable-answers.ts'
import { contactOf } from '#modules/applications/server/contact-of.ts'
import { dueDay } from '#modules/business-days/server/due-day.ts'
import { publishedVersion, versionById } from '#modules/forms/server/form.queries.ts'
import { latestResponse } from '#modules/forms/server/latest-response.queries.ts'
import type { Side } from '#modules/intake/contract/sides.ts'
import { documentsOf } from '#modules/intake/server/documents-demanded.ts'
import { addressFor } from '#modules/participants/server/participant-address.ts'
import { daysToAnswer, type Askable } from '../contract/information-request.ts'
import { askableForm, purposeOf } from './request-form.ts'

type Of = { id: string; programId: string; side: Side }

/** The version that a side filled in, or that it would fill in now. */
export async function versionOf(db: Db, { id, programId, side }: Of) {
  const purpose = purposeOf(side)
  const latest = await latestResponse(db, { purpose, recordId: id })
  return latest ? versionById(db, latest.versionId) : publishedVersion(db, programId, purpose)
}

/** Whom a side's request goes to: an address that was proven by a link, or that staff entered. */
export async function recipientOf(db: Db, id: string, side: Side) {
  if (side === 'employer') return contactOf(db, id)
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select ${addressFor('q', 'a')} as email, q.first_name || ' ' || q.last_name as name, q.language
    from applications a join participants q on q.id = a.participant_id where a.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** What may be asked for, of whom, and until when unless another day is chosen. */
export async function readAskable(looking: Looking & { language: Language }, id: string) {
  const { db, person, language } = looking
  const loaded = await loadApplication(looking, id)
  const { record } = loaded
  const { province } = await db
    .selectFrom('programs')
    .select('province')
    .where('id', '=', record.program.id)
    .executeTakeFirstOrThrow()
  const dueOn = await dueDay(looking, { days: daysToAnswer, province })
  const sides: readonly Side[] = record.participantCompletedAt
    ? ['employer', 'employee']
    : ['employer']
  const askable = sides.map(async (side) => {
    const found = await askableOf(db, { record, side, language })
    return seesAnswers(person, loaded, side) ? found : { ...found, email: null }
  })
  return { dueOn, sides: await Promise.all(askable) }
}

interface Asking {
  record: LoadedApplication['record']
  side: Side
  language: Language
}

async function askableOf(db: Db, { record, side, language }: Asking): Promise<Askable> {
  const { id, program } = record
  const { content } = await versionOf(db, { id, programId: program.id, side })
  const { sections } = askableForm(content, { side, language })
  const documents = await documentsOf(db, program.id, side)
  const to = await recipientOf(db, id, side)
  return {
    side,
    email: to?.email ?? null,
    language: to?.language ?? record.language,
    sections: sections.map(({ id: section, title, questions }) => ({
      id: section,
      title,
      questions: questions.map(({ id: key, label }) => ({ id: key, label })),
    })),
    documents: documents.map(({ code, name }) => ({ kind: code, name })),
  }
}
