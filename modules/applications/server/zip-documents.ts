import { Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import { sql } from 'kysely'
import type { Db, StreamAnswer } from '#kit/server/call.ts'
import type { Files } from '#kit/server/files.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { documentSides, isCurrent } from './document.queries.ts'

interface Stored {
  name: string
  storageKey: string
}

interface Looking {
  db: Db
  files: Files
  person: Person
  sees: Sees
}

/**
 * Every document of an application that counts now and that a person sees, as one archive named by its reference; pictures and
 * PDF are packed already, and are not packed again. One file is read after the other, whatever their size.
 * @throws 404 when there is none
 */
export async function zipDocuments(
  { db, files, ...looker }: Looking,
  { id, reference }: { id: string; reference: string },
): Promise<StreamAnswer> {
  const { rows } = await sql<Stored>`
    select f.name, f.storage_key as "storageKey"
    from application_documents d join files f on f.id = d.file_id
    where d.application_id = ${id} and d.side = any(${documentSides(looker)}::text[]) and ${isCurrent}
    order by d.added_at, d.id`.execute(db)
  if (rows.length === 0) throw notFound()
  const body = Readable.from(packed(files, distinct(rows)))
  return { mediaType: 'application/zip', fileName: `${reference}.zip`, body }
}

async function* packed(files: Files, documents: readonly Stored[]): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    ready.push(part)
  })
  for (const { name, storageKey } of documents) {
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    // oxlint-disable-next-line no-await-in-loop -- one file after the other, so that memory stays flat
    for await (const part of await files.get(storageKey)) {
      entry.push(part as Buffer)
      yield* ready.splice(0)
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  yield* ready.splice(0)
}

/** Two files of one name are both in the archive: the second as `scan (2).pdf`. */
function distinct<F extends { name: string }>(all: readonly F[]): F[] {
  const taken = new Set<string>()
  return all.map((file) => {
    const [, stem = file.name, ending = ''] = /^(.*?)(\.[^.]*)?$/s.exec(file.name) ?? []
    let name = file.name
    for (let nth = 2; taken.has(name.toLowerCase()); nth++) name = `${stem} (${nth})${ending}`
    taken.add(name.toLowerCase())
    return { ...file, name }
  })
}
