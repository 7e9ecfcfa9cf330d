import type { Db, StreamAnswer } from '#kit/server/call.ts'
import { wholeFile, type Files } from '#kit/server/files.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { readFile } from './file.queries.ts'
import type { Desk } from './parents.ts'
import { pictureKey, type PictureSize } from './picture.ts'

interface Asking {
  db: Db
  files: Files
  person: Person
}

/** What browsers may do with a file of somebody's: save it, or look at it; run nothing. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** The file as it came, always to be saved. */
export async function downloadFile(
  { db, files, person }: Asking,
  desk: Desk,
  id: string,
): Promise<StreamAnswer> {
  const { record, storageKey } = await readFile(db, { desk, person }, id)
  const body = await wholeFile(files, storageKey)
  if (!body) throw notFound()
  return { mediaType: record.mediaType, fileName: record.name, headers, body }
}

/** A picture as it was drawn anew; a document has none. */
export async function showPicture(
  { db, files, person }: Asking,
  desk: Desk,
  { id, size }: { id: string; size: PictureSize },
): Promise<StreamAnswer> {
  const { record, storageKey } = await readFile(db, { desk, person }, id)
  const body = record.width === null ? null : await wholeFile(files, pictureKey(storageKey, size))
  if (!body) throw notFound()
  const cached = { ...headers, 'cache-control': 'private, max-age=600' }
  return { mediaType: 'image/webp', fileName: `${size}.webp`, headers: cached, body }
}
