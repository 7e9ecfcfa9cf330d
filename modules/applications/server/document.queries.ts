import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'

/** Documents that staff asked a side for, of no kind that the program knows. */
export const askedKinds = {
  employer: 'informationOfEmployer',
  participant: 'informationOfParticipant',
} as const

/** Of an application `a` of a program `p`: what was sent, in the order in which it came. */
export const selectDocuments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'title', r->'name', 'side', case d.kind
      when ${askedKinds.employer} then 'employer' when ${askedKinds.participant} then 'participant'
      else r->>'askedOf' end, 'name', f.name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes,
    'addedAt', to_char(d.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'addedByName', d.added_by_name) order by d.added_at, d.id)
  from application_documents d join files f on f.id = d.file_id
    left join jsonb_array_elements(p.required_documents) r on r->>'code' = d.kind
  where d.application_id = a.id), '[]')`

/** What the program asks for and nobody has sent, in the program's order. */
export const selectMissingDocuments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('code', r->>'code', 'title', r->'name', 'side', r->>'askedOf',
    'mandatory', r->'mandatory') order by place)
  from jsonb_array_elements(p.required_documents) with ordinality as asked(r, place)
  where not exists (select 1 from application_documents d
    where d.application_id = a.id and d.kind = r->>'code')), '[]')`

/** A document of an application, as a download. */
export async function openDocument(
  { db, files, ...looker }: { db: Db; files: Files } & Looker,
  of: { id: string; documentId: string },
): Promise<StreamAnswer> {
  const file = await db
    .selectFrom('application_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.kind', 'f.name', 'f.media_type', 'f.storage_key'])
    .where('d.id', '=', of.documentId)
    .where('d.application_id', '=', of.id)
    .executeTakeFirst()
  if (!file || !(await visibleKinds(db, of.id, looker))(file.kind)) throw notFound()
  return {
    mediaType: file.media_type,
    fileName: file.name,
    body: await files.get(file.storage_key),
  }
}

const sideOf = { employer: 'employer', employee: 'participant' } as const

interface Looker {
  person: Person
  sees: Sees
}

/**
 * Which documents of an application a person may see: an applicant the own half's, staff all but
 * those of the participant where personal data is closed to them.
 */
export async function visibleKinds(
  db: Db,
  applicationId: string,
  { person: { type }, sees }: Looker,
): Promise<(kind: string) => boolean> {
  if (type !== 'staff' && type !== 'employer' && type !== 'employee') return () => false
  if (type === 'staff' && sees('personal')) return () => true
  const { rows } = await sql<{ code: string; side: string }>`
    select r->>'code' as code, r->>'askedOf' as side
    from applications a join programs p on p.id = a.program_id,
      jsonb_array_elements(p.required_documents) r
    where a.id = ${applicationId}`.execute(db)
  const ofSide = (side: keyof typeof askedKinds) =>
    new Set([
      askedKinds[side],
      ...rows.filter((each) => each.side === side).map(({ code }) => code),
    ])
  if (type === 'staff') {
    const personal = ofSide('participant')
    return (kind) => !personal.has(kind)
  }
  const own = ofSide(sideOf[type])
  return (kind) => own.has(kind)
}
