import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { notFound, refused } from '#kit/server/problems.ts'
import { engine, type Definition } from '../contract/definition.ts'
import type { FormPurpose } from './form-purpose.ts'
import { draftVersion, publishedVersion, versionById, type FormVersion } from './form.queries.ts'
import { keepQuestions } from './keep-questions.ts'

/** Of several who begin or publish a form of a program, one does after the other. */
export const lockProgram = (db: Db, programId: string) =>
  sql`select id from programs where id = ${programId} for no key update`.execute(db)

type Copied = Pick<FormVersion, 'id' | 'formId' | 'number' | 'content'>

/** A program's form of its own under the keys of another; nothing is published in it yet. */
async function insertForm(db: Db, { formId }: Pick<Copied, 'formId'>, programId: string) {
  const { rows } = await sql<{ id: string }>`
    insert into forms (program_id, purpose, copied_from)
    select ${programId}, purpose, id from forms where id = ${formId} returning id`.execute(db)
  const { id } = rows[0]!
  await keepKeys(db, formId, id)
  return id
}

/** Keys keep their kinds in the copy, those of retired questions too. */
const keepKeys = (db: Db, from: string, to: string) =>
  sql`
    insert into form_questions (form_id, key, kind, retired_at)
    select ${to}, key, kind, coalesce(retired_at, clock_now()) from form_questions
    where form_id = ${from} on conflict (form_id, key) do nothing`.execute(db)

/** A version of another form as one of this form, under the same number and with its moment. */
export async function keepCopy({ db }: Pick<Change, 'db'>, of: Copied, formId: string) {
  const { id, number, content } = of
  await keepKeys(db, of.formId, formId)
  const { rows } = await sql<{ id: string }>`
    insert into form_versions (form_id, number, state, content, engine, based_on, published_at)
    select ${formId}, ${number}, 'published', ${JSON.stringify(content)}, ${engine}, v.id, v.published_at
    from form_versions v where v.id = ${id} returning id`.execute(db)
  await keepQuestions(db, { formId, versionId: rows[0]!.id, content })
}

/** A program that is copied takes the forms of its own along, as they are published. */
export async function copyForms(change: Change, { from, to }: { from: string; to: string }) {
  const { rows } = await sql<FormVersion>`
    select v.id, v.form_id as "formId", v.number, v.content
    from forms f join form_versions v on v.form_id = f.id and v.state = 'published'
    where f.program_id = ${from}`.execute(change.db)
  for (const version of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    const formId = await insertForm(change.db, version, to)
    // oxlint-disable-next-line no-await-in-loop
    await keepCopy(change, version, formId)
  }
}

/**
 * Begins the next version of a program's form, as the published one is or as an earlier one was. The
 * program follows what the product asks until that version is published.
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
  await lockProgram(db, programId)
  if (await draftVersion(db, { programId, purpose })) throw refused('draftExists')
  const published = await publishedVersion(db, programId, purpose)
  const base = from ? await earlierVersion(change, published, from) : published
  const formId = published.programId ? published.formId : await insertForm(db, published, programId)
  await insertDraft(change, { formId, number: published.number + 1, base })
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

/** A form in which nothing was ever published is gone with its draft: the program follows the product's again. */
export async function forgetUnpublished({ db }: Pick<Change, 'db'>, formId: string): Promise<void> {
  const none = sql`not exists (select from form_versions v where v.form_id = ${formId})`
  await sql`delete from form_questions where form_id = ${formId} and ${none}`.execute(db)
  await sql`delete from forms where id = ${formId} and ${none}`.execute(db)
}
