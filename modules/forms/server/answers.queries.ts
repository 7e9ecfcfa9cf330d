import { sql, type RawBuilder } from 'kysely'
import type { Db, Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import type { FormResponse, ResponseFacts } from '../contract/answers.endpoints.ts'
import type { Definition } from '../contract/definition.ts'
import { purposeOf, type FormPurpose } from './form-purpose.ts'

/** A response as it is stored, with what was asked. */
export interface StoredResponse extends Omit<FormResponse, 'name' | 'sections'> {
  programId: string
  definition: Definition
  content: Record<string, unknown>
  asked: string[]
  /** Questions that are not shown to whoever reads it. */
  withheld: string[]
}

const facts = sql`r.id, r.purpose, v.number, r.copy_no as "copyNo", r.language,
  r.submitted_at as "submittedAt", r.submitted_by as by`

/** Answers are read by staff here; of the records that their purpose lets them read. */
export const readableBy = (
  purpose: FormPurpose,
  person: Person,
  action: 'view' | 'export' = 'view',
): RawBuilder<unknown> =>
  person.type === 'staff'
    ? purpose.readable(person, action)
    : sql`select null::uuid as id, '' as reference, '' as name, '{}'::text[] as withheld where false`

/** What was answered for a record, form by form and time by time; nothing of what one may not read. */
export async function readResponses(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  recordId: string,
  purposes: readonly FormPurpose[],
): Promise<ResponseFacts[]> {
  const readable = purposes.map(
    (each) => sql`(r.purpose = ${each.key}
      and exists (select from (${readableBy(each, person)}) k where k.id = ${recordId}))`,
  )
  const { rows } = await sql<Omit<ResponseFacts, 'name'>>`
    select ${facts} from form_responses r join form_versions v on v.id = r.version_id
    where r.record_id = ${recordId} and (${sql.join([sql`false`, ...readable], sql` or `)})
    order by r.submitted_at, r.copy_no`.execute(db)
  const place = ({ purpose }: { purpose: string }) =>
    purposes.findIndex(({ key }) => key === purpose)
  return rows
    .toSorted((one, other) => place(one) - place(other))
    .map((row) => ({ ...row, name: purposeOf(purposes, row.purpose).name }))
}

/** @throws 404 for a response that is not there, or not to be read */
export async function readStored(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  id: string,
  purposes: readonly FormPurpose[],
): Promise<{ stored: StoredResponse; purpose: FormPurpose }> {
  const purpose = purposeOf(purposes, await purposeOfResponse(db, id))
  const { rows } = await sql<StoredResponse>`
    select ${facts}, r.program_id as "programId", v.content as definition, r.content, r.asked, k.withheld,
      jsonb_build_object('id', k.id, 'reference', k.reference, 'name', k.name) as record,
      jsonb_build_object('id', p.id, 'name', p.code) as program
    from form_responses r join form_versions v on v.id = r.version_id
      join programs p on p.id = r.program_id
      join (${readableBy(purpose, person)}) k on k.id = r.record_id
    where r.id = ${id}`.execute(db)
  const [stored] = rows
  if (!stored) throw notFound()
  return { stored, purpose }
}

async function purposeOfResponse(db: Db, id: string): Promise<string> {
  const found = await db
    .selectFrom('form_responses')
    .select('purpose')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw notFound()
  return found.purpose
}
