import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Definition, Question } from '../contract/definition.ts'
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

/**
 * The form that a program follows for a purpose: its own once it has published one, or else the one
 * that comes with the product.
 */
const ofProgram = (programId: string, { key }: { key: string | RawBuilder<unknown> }) => sql`
  f.id = (select o.id from forms o where o.purpose = ${key} and (o.program_id is null
      or o.program_id = ${programId}
        and exists (select from form_versions p where p.form_id = o.id and p.state = 'published'))
    order by o.program_id nulls last limit 1)`

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

/** The version of the form that comes with the product. @throws 404 */
export async function standardVersion(
  db: Db,
  { key }: Pick<FormPurpose, 'key'>,
): Promise<FormVersion> {
  const { rows } = await sql<FormVersion>`
    select ${columns} from forms f join form_versions v on v.form_id = f.id and v.state = 'published'
    where f.purpose = ${key} and f.program_id is null`.execute(db)
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
  const version = await findVersion(db, id)
  if (!version) throw notFound()
  return version
}

export async function findVersion(
  db: Db,
  id: string,
): Promise<(FormVersion & { purpose: string }) | null> {
  const { rows } = await sql<FormVersion & { purpose: string }>`
    select ${columns}, f.purpose from form_versions v join forms f on f.id = v.form_id
    where v.id = ${id}`.execute(db)
  return rows[0] ?? null
}

const facts = sql`v.id, v.number, v.state, coalesce(v.published_at, v.edited_at) as at, v.reason,
  case when u.id is null then null else jsonb_build_object('id', u.id, 'name', u.name) end as by,
  (select count(*)::int from form_version_questions q where q.version_id = v.id) as "questionCount"`
const joinsOfFacts = sql`join form_versions v on v.form_id = f.id
  left join users u on u.id = case when v.state = 'draft' then v.edited_by else v.published_by end`

/** What a program has of several forms: of each the version that is published, and its draft. */
export async function presentVersions(
  db: Db,
  programId: string,
  purposes: readonly Pick<FormPurpose, 'key'>[],
): Promise<(VersionFacts & { purpose: string; questionCount: number })[]> {
  const { rows } = await sql<VersionFacts & { purpose: string; questionCount: number }>`
    select f.purpose, ${facts} from forms f ${joinsOfFacts}
    where f.purpose = any(${purposes.map(({ key }) => key)}::text[])
      and (v.state = 'published' and ${ofProgram(programId, { key: sql`f.purpose` })}
        or v.state = 'draft' and f.program_id = ${programId})`.execute(db)
  return rows
}

/** How often each form of a program was sent in, by purpose; those that were, alone. */
export async function countResponses(db: Db, programId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ purpose: string; count: number }>`
    select purpose, count(*)::int as count from form_responses where program_id = ${programId}
    group by purpose`.execute(db)
  return new Map(rows.map(({ purpose, count }) => [purpose, count]))
}

/** Every version that a program has had of a form, the latest first. */
export async function versionsOf(
  db: Db,
  programId: string,
  purpose: Pick<FormPurpose, 'key'>,
): Promise<(VersionFacts & { questionCount: number })[]> {
  const { rows } = await sql<VersionFacts & { questionCount: number }>`
    select ${facts} from forms f ${joinsOfFacts}
    where ${ofProgram(programId, purpose)}
      or f.program_id = ${programId} and f.purpose = ${purpose.key} and v.state = 'draft'
    order by v.number desc, v.state = 'draft' desc`.execute(db)
  return rows
}

/** A version of the form that a program follows, by its number. @throws 404 */
export async function versionByNumber(
  db: Db,
  {
    programId,
    purpose,
    number,
  }: { programId: string; purpose: Pick<FormPurpose, 'key'>; number: number },
): Promise<FormVersion> {
  const { rows } = await sql<FormVersion>`
    select ${columns} from forms f join form_versions v on v.form_id = f.id
    where ${ofProgram(programId, purpose)} and v.number = ${number} and v.state <> 'draft'`.execute(
    db,
  )
  const [version] = rows
  if (!version) throw notFound()
  return version
}

/**
 * Questions that a form, or the one that it was copied from, once asked, as they stood there last: all
 * whose keys are known and that are not in `shown`.
 */
export async function retiredQuestions(
  db: Db,
  { formId, shown }: { formId: string; shown: readonly string[] },
): Promise<{ question: Question; number: number }[]> {
  const { rows } = await sql<{ question: Question; number: number }>`
    with recursive line as (
      select id, copied_from, 0 as back from forms where id = ${formId}
      union all
      select f.id, f.copied_from, back + 1 from forms f join line on f.id = line.copied_from)
    select last.question, last.number
    from form_questions k cross join lateral (
      select v.number, line.back, q.position, (
          select each from jsonb_array_elements(v.content -> 'sections') section,
            jsonb_array_elements(section -> 'questions') each
          where each ->> 'id' = k.key limit 1) as question
      from line join form_versions v on v.form_id = line.id and v.state <> 'draft'
        join form_version_questions q on q.version_id = v.id and q.key = k.key and q.group_key is null
      order by line.back, v.number desc limit 1) last
    where k.form_id = ${formId} and not k.key = any(${[...shown]}::text[])
    order by last.back, last.number desc, last.position`.execute(db)
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
