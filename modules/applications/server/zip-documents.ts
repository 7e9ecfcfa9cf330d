import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { zipFiles, type ZippedFile } from '#kit/server/zip-files.ts'
import { documentSides, isCurrent } from './document.queries.ts'

interface Looking {
  db: Db
  files: Files
  person: Person
  sees: Sees
}

/**
 * Every document of an application that counts now and that a person sees, as one archive named by its
 * reference.
 * @throws 404 when there is none
 */
export async function zipDocuments(
  { db, files, ...looker }: Looking,
  { id, reference }: { id: string; reference: string },
): Promise<StreamAnswer> {
  const { rows } = await sql<ZippedFile>`
    select f.name, f.storage_key as "storageKey"
    from application_documents d join files f on f.id = d.file_id
    where d.application_id = ${id} and d.side = any(${documentSides(looker)}::text[]) and ${isCurrent}
    order by d.added_at, d.id`.execute(db)
  if (rows.length === 0) throw notFound()
  return zipFiles(files, { all: rows, fileName: `${reference}.zip` })
}
