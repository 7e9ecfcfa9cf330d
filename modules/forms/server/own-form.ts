import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { engine, type Definition } from '../contract/definition.ts'
import type { FormPurpose } from './form-purpose.ts'
import { draftVersion, publishedVersion, versionById, type FormVersion } from './form.queries.ts'
import { keepQuestions } from './keep-questions.ts'

/**
 * The form of a program itself. A program that has asked what the product asks gets one of its own
 * that begins with that, under the same keys and number.
 */
export async function ownForm(
  { db }: Pick<Change, 'db'>,
  programId: string,
  purpose: FormPurpose,
): Promise<FormVersion> {
  await sql`select id from programs where id = ${programId} for no key update`.execute(db)
  const published = await publishedVersion(db, programId, purpose)
  if (published.programId) return published
  await copyForm({ db }, published, programId)
  return publishedVersion(db, programId, purpose)
}

/** A program's form begins with a version of another one; the keys of its questions are the same. */
export async function copyForm(
  { db }: Pick<Change, 'db'>,
  { id, formId, number, content }: Pick<FormVersion, 'id' | 'formId' | 'number' | 'content'>,
  programId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    insert into forms (program_id, purpose, copied_from)
    select ${programId}, purpose, id from forms where id = ${formId} returning id`.execute(db)
  const copy = rows[0]!.id
  const { rows: versions } = await sql<{ id: string }>`
    insert into form_versions (form_id, number, state, content, engine, based_on, published_at)
    values (${copy}, ${number}, 'published', ${JSON.stringify(content)}, ${engine}, ${id}, clock_now())
    returning id`.execute(db)
  await sql`
    insert into form_questions (form_id, key, kind, retired_at)
    select ${copy}, key, kind, coalesce(retired_at, clock_now()) from form_questions
    where form_id = ${formId}`.execute(db)
  await keepQuestions(db, { formId: copy, versionId: versions[0]!.id, content })
}

/** A program that is copied takes the forms of its own along, as they are published. */
export async function copyForms(change: Change, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<FormVersion>`
    select v.id, v.form_id as "formId", v.number, v.content
    from forms f join form_versions v on v.form_id = f.id and v.state = 'published'
    where f.program_id = ${from}`.execute(change.db)
  // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
  for (const version of rows) await copyForm(change, version, to)
}

/**
 * Begins the next version of a program's form, as the published one is or as an earlier one was.
 * @throws 409 `draftExists` when somebody has begun it already, 404 for a version of another form
 */
export async function beginDraft(
  change: Change,
  {
    programId,
    purpose,
    from,
  }: { programId: string; purpose: FormPurpose; from?: string | undefined },
): Promise<void> {
  const { db } = change
  const published = await ownForm(change, programId, purpose)
  if (await draftVersion(db, { programId, purpose })) throw refused('draftExists')
  const base = from ? await earlierVersion(change, published, from) : published
  const { rows } = await sql<{ number: number }>`
    select max(number) + 1 as number from form_versions where form_id = ${published.formId}`.execute(
    db,
  )
  await insertDraft(change, { formId: published.formId, number: rows[0]!.number, base })
  await change.audit({
    action: 'forms.draftBegun',
    entity: 'program',
    entityId: programId,
    reference: purpose.key,
    changes: { basedOn: [null, base.number] },
  })
}

async function earlierVersion({ db }: Change, { formId }: FormVersion, id: string) {
  const version = await versionById(db, id)
  if (version.formId !== formId) throw notFound()
  return version
}

const insertDraft = (
  { db, person }: Change,
  {
    formId,
    number,
    base,
  }: { formId: string; number: number; base: { id: string; content: Definition } },
) =>
  sql`
  insert into form_versions (form_id, number, state, content, engine, based_on, edited_by)
  values (${formId}, ${number}, 'draft', ${JSON.stringify(base.content)}, ${engine}, ${base.id}, ${person.userId})`.execute(
    db,
  )
