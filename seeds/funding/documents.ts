import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import { pdfOf } from '../investors/desk-files.ts'
import { documents } from './program-terms.ts'

/** Plain letters: the font of these pages has no accents. */
const withoutAccents = (said: string) =>
  said.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")

/** What the programs ask for, sent with the forms: accepted once somebody has recommended, else to review. */
export async function sendDocuments(db: Db, files: Files): Promise<void> {
  for (const { code, name } of Object.values(documents))
    for (const language of ['en', 'fr'] as const)
      // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
      await sendKind(db, files, { code, language, name: name[language] })
  await sql`
    update application_documents d set expires_on = organisation_today() + 60
    from applications a where a.id = d.application_id and a.status = 'approved' and d.kind = 'workStatus'
      and mod(('x' || left(md5(a.reference), 4))::bit(16)::int, 6) = 0`.execute(db)
  await refuseSome(db)
}

interface Kind {
  code: string
  language: 'en' | 'fr'
  name: string
}

async function sendKind(db: Db, files: Files, { code, language, name }: Kind) {
  const content = pdfOf([withoutAccents(name).toUpperCase(), '', 'Demonstration'])
  const key = `documents/demonstration-${code}-${language}`
  await files.put(key, content, 'application/pdf')
  const sha256 = createHash('sha256').update(content).digest()
  await sql`
    with file as (
      insert into files (name, media_type, size_bytes, sha256, storage_key)
      values (${`${withoutAccents(name)}.pdf`}, 'application/pdf', ${content.length}, ${sha256}, ${key})
      returning id)
    insert into application_documents (application_id, kind, file_id, side, series, number, part, way,
      added_by_name, added_at, status, judged_by, judged_at, updated_at)
    select a.id, ${code}, file.id, r ->> 'askedOf', ${code}, 1, 1,
      case a.channel when 'staff' then 'staff' else 'form' end,
      case r ->> 'askedOf' when 'employer' then a.signatory_name else a.participant_name end,
      coalesce(case r ->> 'askedOf' when 'participant' then a.participant_completed_at end, a.submitted_at),
      case when a.recommended_by is null then 'toReview' else 'accepted' end,
      a.recommended_by, a.recommended_at, coalesce(a.recommended_at, a.submitted_at)
    from applications a join programs p on p.id = a.program_id, file,
      jsonb_array_elements(p.required_documents) r
    where r ->> 'code' = ${code} and a.language = ${language}
      and (r ->> 'askedOf' = 'employer' or a.participant_completed_at is not null)
      and ((r ->> 'mandatory')::boolean or mod(('x' || left(md5(a.reference), 4))::bit(16)::int, 3) = 0)`.execute(
    db,
  )
}

/** Some of those who are asked for information are asked for a better document. */
const refuseSome = (db: Db) =>
  sql`
  update application_documents d set status = 'refused', reason_codes = '{unreadable}',
    note = case a.language when 'fr' then 'Numérisez les deux côtés de la page.' else 'Scan both sides of the page.' end,
    judged_by = a.assignee_id, judged_at = a.updated_at
  from applications a
  where a.id = d.application_id and a.status = 'infoRequested' and d.kind = 'offerLetter'`.execute(
    db,
  )
