import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { receiveFile, type Uploading } from '#kit/server/receive-file.ts'
import { documentTypes, mostBytes, pictureTypes } from '../contract/record-file.ts'
import {
  announcePart,
  holdParts,
  readOwnParent,
  sourceOf,
  tellOfPart,
  type Desk,
  type ParentKey,
} from './parents.ts'
import {
  drawPicture,
  measurePicture,
  pictureKey,
  pictureSides,
  type PictureSize,
} from './picture.ts'

const pictures: readonly string[] = pictureTypes
const mediaTypes = new Set<string>([...pictureTypes, ...documentTypes])
const inMB = (bytes: number) => bytes / 1024 / 1024

/** @throws 413 for a picture that is too large, 422 for one that cannot be unpacked */
async function check({ mediaType, content }: { mediaType: string; content: Buffer }) {
  if (!pictures.includes(mediaType)) return
  if (content.length > mostBytes.image)
    throw new Problem(413, 'pictureTooLarge', { params: { most: inMB(mostBytes.image) } })
  await measurePicture(content)
}

/** Reads the file of the request, and says what is taken in when it is something else. */
function receive(call: Change & Uploading) {
  const most = inMB(mostBytes.other)
  const tooLarge = new Problem(413, 'fileTooLarge', { params: { most } })
  return receiveFile(call, { mediaTypes, tooLarge, check }).catch((error: Problem) => {
    throw error.code === 'fileType' ? new Problem(422, 'recordFileType') : error
  })
}

/**
 * Keeps a file with a record, the last of its files.
 * @returns its id
 */
export async function addFile(
  call: Change & Uploading,
  desk: Desk,
  key: ParentKey,
): Promise<string> {
  const { db, person, files } = call
  await readOwnParent(db, { desk, person }, key)
  const received = await receive(call)
  const isPicture = pictures.includes(received.mediaType)
  const measured = isPicture ? await measurePicture(received.content) : null
  if (isPicture)
    for (const size of Object.keys(pictureSides) as PictureSize[]) {
      const drawn = await drawPicture(received.content, size)
      await files.put(pictureKey(received.storageKey, size), drawn, 'image/webp')
    }
  // Held no sooner: an upload takes as long as its line is slow.
  await holdParts(db, desk, key)
  const parent = await readOwnParent(db, { desk, person }, key)
  const kind = sourceOf(desk, key).usualFile ?? (isPicture ? 'photo' : 'other')
  const { rows } = await sql<{ id: string }>`
    insert into record_files (parent_kind, parent_id, file_id, kind, position, width, height, uploaded_by)
    select ${key.kind}, ${key.id}, ${received.id}, ${kind},
      coalesce(max(position), 0) + 1, ${measured?.width ?? null}, ${measured?.height ?? null}, ${person.userId}::uuid
    from record_files where parent_kind = ${key.kind} and parent_id = ${key.id}
    returning id`.execute(db)
  const id = rows[0]?.id ?? ''
  await call.audit({
    action: 'files.added',
    entity: 'file',
    entityId: id,
    reference: parent.reference,
    changes: { name: [null, received.name], sizeBytes: [null, received.sizeBytes] },
  })
  await tellOfPart(call, parent, { action: 'files.added' })
  await announcePart(call, desk, { parent, topic: 'records' })
  return id
}
