import { sql } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import type { Language } from '#kit/contract/strings.ts'
import type { Difference } from '../contract/differences.endpoints.ts'
import { asAsked } from './answers-as-asked.ts'
import { readStored } from './answers.queries.ts'
import type { FormPurpose } from './form-purpose.ts'

interface Stored extends Pick<Difference, 'id' | 'version' | 'flaggedAt' | 'settled'> {
  recordId: string
  role: string
  purpose: string
  firstId: string
  firstKey: string
  secondId: string
  secondKey: string
}

type Reader = Pick<Looking, 'db' | 'person'> & { language: Language }

const select = sql`select d.id, d.version, d.flagged_at as "flaggedAt", d.record_id as "recordId", d.role,
    r.purpose, d.first_response_id as "firstId", d.first_key as "firstKey",
    d.second_response_id as "secondId", d.second_key as "secondKey",
    case when d.settled_at is null then null else jsonb_build_object('by', u.name, 'note', d.note,
      'at', to_char(d.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as settled
  from answer_differences d join form_responses r on r.id = d.first_response_id
    left join users u on u.id = d.settled_by`

/** Where the sides of a record do not agree; nothing of answers that the reader may not know. */
export async function readDifferences(
  reader: Reader,
  recordId: string,
  purposes: readonly FormPurpose[],
): Promise<Difference[]> {
  const { rows } = await sql<Stored>`${select} where d.record_id = ${recordId}
    order by d.settled_at is not null, d.flagged_at, d.id`.execute(reader.db)
  const shown = await Promise.all(rows.map((row) => asShown(reader, row, purposes)))
  return shown.filter((each) => each !== null)
}

interface Found {
  recordId: string
  roleId: string
  of: FormPurpose
}

/** One of them; null for whoever may not know both answers. */
export async function readDifference(
  reader: Reader,
  id: string,
  purposes: readonly FormPurpose[],
): Promise<(Difference & Found) | null> {
  const { rows } = await sql<Stored>`${select} where d.id = ${id}`.execute(reader.db)
  const [row] = rows
  const shown = row ? await asShown(reader, row, purposes) : null
  const purpose = purposes.find(({ key }) => key === row?.purpose)
  if (!row || !shown || !purpose) return null
  return { ...shown, recordId: row.recordId, roleId: row.role, of: purpose }
}

async function asShown(
  reader: Reader,
  stored: Stored,
  purposes: readonly FormPurpose[],
): Promise<Difference | null> {
  const { firstId, firstKey, secondId, secondKey, purpose: key, role, recordId, ...facts } = stored
  const purpose = purposes.find((each) => each.key === key)
  const named = purpose?.roles.find(({ id }) => id === role)
  const [first, second] = await Promise.all([
    sideOf(reader, { id: firstId, key: firstKey }, purposes),
    sideOf(reader, { id: secondId, key: secondKey }, purposes),
  ])
  if (!purpose || !named || !first || !second) return null
  const isOpen = facts.settled === null && (await maySettle(reader, purpose, recordId))
  return {
    ...facts,
    purpose: key,
    role: named.name,
    first,
    second,
    can: isOpen ? { settle: true } : {},
  }
}

/** What is shown of it. */
export const differenceOf = ({
  recordId: _record,
  roleId: _role,
  of: _purpose,
  ...difference
}: Difference & Found): Difference => difference

/** Whether somebody may say how it is with a record. */
export async function maySettle(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  { compared }: FormPurpose,
  recordId: string,
): Promise<boolean> {
  if (!compared || person.type !== 'staff') return false
  const { rows } = await sql`
    select 1 from (${compared.settled(person)}) k where k.id = ${recordId}`.execute(db)
  return rows.length > 0
}

async function sideOf(
  reader: Reader,
  { id, key }: { id: string; key: string },
  purposes: readonly FormPurpose[],
): Promise<Difference['first'] | null> {
  const found = await readStored(reader, id, purposes).catch((problem: unknown) => {
    if (problem instanceof Problem && problem.status === 404) return null
    throw problem
  })
  if (!found) return null
  const { stored, purpose } = found
  const sections = await asAsked(reader.db, stored, { purpose, language: reader.language })
  const asked = sections
    .flatMap(({ questions }) => questions)
    .find(({ question }) => question.id === key)
  if (!asked) return null
  const { question, answer } = asked
  return { responseId: id, name: purpose.name, question, answer }
}
