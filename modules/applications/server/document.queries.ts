import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'

/** A document of an application, as a download. */
export async function openDocument(
  { db, files, person }: { db: Db; files: Files; person: Person },
  of: { id: string; documentId: string },
): Promise<StreamAnswer> {
  const file = await db
    .selectFrom('application_documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['d.kind', 'f.name', 'f.media_type', 'f.storage_key'])
    .where('d.id', '=', of.documentId)
    .where('d.application_id', '=', of.id)
    .executeTakeFirst()
  if (!file || !(await visibleKinds(db, of.id, person))(file.kind)) throw notFound()
  return {
    mediaType: file.media_type,
    fileName: file.name,
    body: await files.get(file.storage_key),
  }
}

const sideOf = { employer: 'employer', employee: 'participant' } as const

/** Which documents of an application a person may see: staff all, an applicant the own half's. */
export async function visibleKinds(
  db: Db,
  applicationId: string,
  { type }: Person,
): Promise<(kind: string) => boolean> {
  if (type === 'staff') return () => true
  if (type !== 'employer' && type !== 'employee') return () => false
  const { rows } = await sql<{ code: string }>`
    select r->>'code' as code
    from applications a join programs p on p.id = a.program_id,
      jsonb_array_elements(p.required_documents) r
    where a.id = ${applicationId} and r->>'askedOf' = ${sideOf[type]}`.execute(db)
  const codes = new Set(rows.map(({ code }) => code))
  return (kind) => codes.has(kind)
}
