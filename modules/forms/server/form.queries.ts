import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Definition } from '../contract/definition.ts'
import type { VersionFacts } from '../contract/forms.endpoints.ts'
import type { FormPurpose } from './form-purpose.ts'

/** A version as it is stored. */
export interface FormVersion {
  id: string
  formId: string
  /** None: the form that comes with the product. */
  programId: string | null
  number: number
  state: 'draft' | 'published' | 'superseded'
  content: Definition
  editNo: number
}

const columns = sql`v.id, v.form_id as "formId", f.program_id as "programId", v.number, v.state,
  v.content, v.edit_no as "editNo"`

/** The form of a program for a purpose: its own, or else the one that comes with the product. */
const ofProgram = (programId: string, { key }: Pick<FormPurpose, 'key'>) => sql`
  f.id = (select id from forms where purpose = ${key} and (program_id = ${programId} or program_id is null)
    order by program_id nulls last limit 1)`

/** The version that is filled in now. */
export async function publishedVersion(
  db: Db,
  programId: string,
  purpose: Pick<FormPurpose, 'key'>,
): Promise<FormVersion> {
  const { rows } = await sql<FormVersion>`
    select ${columns} from forms f join form_versions v on v.form_id = f.id and v.state = 'published'
    where ${ofProgram(programId, purpose)}`.execute(db)
  const [version] = rows
  if (!version) throw notFound()
  return version
}

/** The version that is being edited; null when none is. */
export async function draftVersion(
  db: Db,
  { programId, purpose, lock }: { programId: string; purpose: { key: string }; lock?: true },
): Promise<FormVersion | null> {
  const { rows } = await sql<FormVersion>`
    select ${columns} from forms f join form_versions v on v.form_id = f.id and v.state = 'draft'
    where f.program_id = ${programId} and f.purpose = ${purpose.key}
    ${lock ? sql`for update of v` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** A version with what it is for. @throws 404 */
export async function versionById(db: Db, id: string): Promise<FormVersion & { purpose: string }> {
  const { rows } = await sql<FormVersion & { purpose: string }>`
    select ${columns}, f.purpose from form_versions v join forms f on f.id = v.form_id
    where v.id = ${id}`.execute(db)
  const [version] = rows
  if (!version) throw notFound()
  return version
}

/** Every version that a program has had of a form, the latest first. */
export async function versionsOf(
  db: Db,
  programId: string,
  purpose: Pick<FormPurpose, 'key'>,
): Promise<(VersionFacts & { content: Definition })[]> {
  const { rows } = await sql<VersionFacts & { content: Definition }>`
    select v.id, v.number, v.state, coalesce(v.published_at, v.edited_at) as at, v.reason, v.content,
      case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by
    from forms f join form_versions v on v.form_id = f.id
      left join users u on u.id = case when v.state = 'draft' then v.edited_by else v.published_by end
    where ${ofProgram(programId, purpose)} order by v.number desc`.execute(db)
  return rows
}

/** Kinds of all questions that a program's form ever had, by key; retired ones too. */
export async function questionKinds(db: Db, formId: string): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('form_questions')
    .select(['key', 'kind'])
    .where('form_id', '=', formId)
    .execute()
  return Object.fromEntries(rows.map(({ key, kind }) => [key, kind]))
}

/** How much rests on a form: answers sent in, and those that are begun. */
export async function usesOf(
  db: Db,
  programId: string,
  { key }: Pick<FormPurpose, 'key'>,
): Promise<{ responses: number; openDrafts: number }> {
  const { rows } = await sql<{ responses: number; openDrafts: number }>`
    select (select count(*)::int from form_responses r
        where r.purpose = ${key} and r.program_id = ${programId}) as responses,
      (select count(*)::int from form_drafts d where d.purpose = ${key}
        and d.program_id = ${programId} and d.submitted_record_id is null
        and d.expires_at > clock_now()) as "openDrafts"`.execute(db)
  return rows[0] ?? { responses: 0, openDrafts: 0 }
}
