import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { seesOf } from './application.groups.ts'
import type { ApplicationScope } from './application.policy.ts'
import type { DocumentSide } from './attach-documents.ts'

/** Documents that staff asked a side for, of no kind that the program knows. */
export const askedKinds = {
  employer: 'informationOfEmployer',
  participant: 'informationOfParticipant',
} as const

/** Of the versions of a document `d` that nobody has taken away, it is of the last. */
export const isCurrent = sql<boolean>`(d.status <> 'removed' and not exists (
  select 1 from application_documents later where later.application_id = d.application_id
    and later.side = d.side and later.series = d.series and later.number > d.number
    and later.status <> 'removed'))`

/** Of an application `a`: whether anybody still needs its documents. */
export const isStillNeeded = sql<boolean>`(a.stage = 'pending' or a.stage = 'approved' and not exists (
  select 1 from placements l where l.application_id = a.id
    and l.status in ('lapsed', 'ended', 'completed', 'cancelled')))`

/** From the day on which it expires. */
export const isExpired = sql<boolean>`(d.expires_on is not null and d.expires_on <= organisation_today())`

/** Of an application `a` of a program `p`: what counts now, in the order in which it came. */
export const selectDocuments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'title', r->'name',
    'side', nullif(d.side, 'staff'), 'name', f.name, 'mediaType', f.media_type, 'sizeBytes', f.size_bytes,
    'addedAt', to_char(d.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'addedByName', case when d.way = 'staff' and d.side <> 'staff' then '' else d.added_by_name end) order by d.added_at, d.id)
  from application_documents d join files f on f.id = d.file_id
    left join jsonb_array_elements(p.required_documents) r on r->>'code' = d.kind
  where d.application_id = a.id and ${isCurrent}), '[]')`

/**
 * What the program asks for and has not, in the program's order: nobody has sent it, what was sent is
 * refused, or it has expired.
 */
export const selectMissingDocuments = sql`coalesce((
  select jsonb_agg(jsonb_build_object('code', r->>'code', 'title', r->'name', 'side', r->>'askedOf',
    'mandatory', r->'mandatory', 'why', why) order by place)
  from jsonb_array_elements(p.required_documents) with ordinality as asked(r, place),
    lateral (select case when count(*) = 0 then 'missing' when bool_or(d.status = 'refused') then 'refused'
        when bool_or(${isExpired}) then 'expired' end as why
      from application_documents d where d.application_id = a.id and d.side = r->>'askedOf'
        and d.series = r->>'code' and ${isCurrent}) found
  where why is not null), '[]')`

/**
 * What the program must have and a side has sent again since the recommendation of an application `a`,
 * as long as nobody has accepted it.
 */
export const selectReplacedDocuments = sql`coalesce((
  select jsonb_agg(r->'name' order by place)
  from jsonb_array_elements(p.required_documents) with ordinality as asked(r, place)
  where (r->>'mandatory')::boolean and exists (
    select 1 from application_documents d where d.application_id = a.id and d.side = r->>'askedOf'
      and d.series = r->>'code' and d.status = 'toReview' and d.added_at > a.recommended_at
      and ${isCurrent})), '[]')`

/** A document of an application, as a download; what was taken away staff alone may look at. */
export async function openDocument(
  { db, files, ...looker }: { db: Db; files: Files } & Looker,
  of: { id: string; documentId: string },
): Promise<StreamAnswer> {
  const file = await db
    .selectFrom('application_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.side', 'd.status', 'f.name', 'f.media_type', 'f.storage_key'])
    .where('d.id', '=', of.documentId)
    .where('d.application_id', '=', of.id)
    .executeTakeFirst()
  if (!file || !documentSides(looker).includes(file.side as DocumentSide)) throw notFound()
  if (file.status === 'removed' && looker.person.type !== 'staff') throw notFound()
  return {
    mediaType: file.media_type,
    fileName: file.name,
    body: await files.get(file.storage_key),
  }
}

export interface Looker {
  person: Person
  sees: Sees
}

/**
 * Whose documents of an application a person may see: an applicant the own side's, staff all but those
 * of the participant where personal data is closed to them.
 */
export function documentSides({ person: { type }, sees }: Looker): DocumentSide[] {
  if (type === 'employer') return ['employer']
  if (type === 'employee') return ['participant']
  if (type !== 'staff') return []
  return sees('personal') ? ['employer', 'participant', 'staff'] : ['employer', 'staff']
}

/** The same, of the application with this scope. */
export const documentSidesOn = (person: Person, scope: ApplicationScope): DocumentSide[] =>
  documentSides({ person, sees: seesOf(person, scope) })
