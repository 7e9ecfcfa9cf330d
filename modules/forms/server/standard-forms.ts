import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'
import { engine, type Definition } from '../contract/definition.ts'
import type { FormPurpose } from './form-purpose.ts'
import { keepQuestions } from './keep-questions.ts'

/**
 * Sees to it that every purpose has the form that comes with the product. Where a newer product asks
 * otherwise, that is its next version; programs that have a form of their own keep it. Of two
 * processes that start at once, the later one finds it done.
 */
export async function ensureStandardForms(
  database: Kysely<Database>,
  purposes: readonly FormPurpose[],
): Promise<void> {
  await database.transaction().execute((db) => ensureFormsOf(db, purposes))
}

/** The same within a transaction. */
export async function ensureFormsOf(db: Db, purposes: readonly FormPurpose[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('standard forms'))`.execute(db)
  // One after the other: they are few.
  // oxlint-disable-next-line no-await-in-loop
  for (const purpose of purposes) await ensure(db, purpose)
}

async function ensure(db: Db, { key, standard }: FormPurpose) {
  await sql`insert into forms (purpose) values (${key}) on conflict do nothing`.execute(db)
  const { rows } = await sql<{ formId: string; number: number | null; isSame: boolean }>`
    select f.id as "formId", v.number, v.content = ${JSON.stringify(standard)}::jsonb as "isSame"
    from forms f left join form_versions v on v.form_id = f.id and v.state = 'published'
    where f.purpose = ${key} and f.program_id is null`.execute(db)
  const [found] = rows
  if (!found || found.isSame) return
  await publishStandard(db, { ...found, number: (found.number ?? 0) + 1, content: standard })
}

async function publishStandard(
  db: Db,
  { formId, number, content }: { formId: string; number: number; content: Definition },
) {
  await sql`update form_versions set state = 'superseded' where form_id = ${formId} and state = 'published'`.execute(
    db,
  )
  const { rows } = await sql<{ id: string }>`
    insert into form_versions (form_id, number, state, content, engine, published_at)
    values (${formId}, ${number}, 'published', ${JSON.stringify(content)}, ${engine}, clock_now())
    returning id`.execute(db)
  await keepQuestions(db, { formId, versionId: rows[0]!.id, content })
}
