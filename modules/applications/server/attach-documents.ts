import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

export type DocumentSide = 'employer' | 'participant' | 'staff'
export type DocumentWay = 'form' | 'request' | 'portal' | 'staff'

interface Attached {
  /** Of the stored file. */
  id: string
  /** The code by which the program asks for it. */
  kind: string
  /** Of those that the program does not ask for: which one it replaces; a new one without it. */
  series?: string | null
}

interface Attaching {
  documents: readonly Attached[]
  side: DocumentSide
  way: DocumentWay
  by: string
  title?: string | null
  expiresOn?: string | null
}

/**
 * Puts files that are stored already with an application, under the name of whoever gave them. Files of
 * one kind that come together are the next version of it; the application is held meanwhile, so that
 * versions follow one another whoever sends at the same moment.
 */
export async function attachDocuments(
  { db, person }: Pick<Change, 'db' | 'person'>,
  applicationId: string,
  { documents, side, way, by, title = null, expiresOn = null }: Attaching,
): Promise<void> {
  if (!documents.length) return
  await sql`select 1 from applications where id = ${applicationId} for no key update`.execute(db)
  const given = JSON.stringify(
    documents.map((each) => ({ ...each, series: each.series ?? seriesOf(each.kind) })),
  )
  await sql`
    insert into application_documents (application_id, kind, file_id, side, series, number, part, title, way,
      added_by, added_by_name, added_at, expires_on)
    select ${applicationId}, g.kind, g.id, ${side}, coalesce(g.series, g.id::text),
      1 + coalesce((select max(d.number) from application_documents d
        where d.application_id = ${applicationId} and d.side = ${side}
          and d.series = coalesce(g.series, g.id::text)), 0),
      row_number() over (partition by coalesce(g.series, g.id::text) order by g.place),
      ${title}, ${way}, ${person.userId}, ${by}, clock_now(), ${expiresOn}::date
    from rows from (jsonb_to_recordset(${given}::jsonb) as (id uuid, kind text, series text))
      with ordinality as g(id, kind, series, place)`.execute(db)
}

/** Documents of no kind that the program knows are each a document of their own. */
export const otherKind = 'other'

const ofNoKind = new Set([
  otherKind,
  'information',
  'informationOfEmployer',
  'informationOfParticipant',
])

const seriesOf = (kind: string) => (ofNoKind.has(kind) ? null : kind)
