import { createHash, randomUUID } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { Change, Db } from './call.ts'
import type { Files } from './files.ts'
import { Problem } from './problems.ts'
import type { SentFile } from './read-upload.ts'
import { namedAsItIs } from './file-name.ts'

/** What the handler of an endpoint with `upload` is given besides its call. */
export interface Uploading {
  /** Read to its end before the change began; null when there was none. */
  sent: SentFile | null
  files: Files
}

export interface ReceivedFile {
  id: string
  storageKey: string
  content: Buffer
  name: string
  mediaType: string
  sizeBytes: number
}

/** What is taken in: by media type, told by the content. */
export interface Accepting {
  mediaTypes: ReadonlySet<string>
  /** What is told of a larger one. */
  tooLarge?: Problem
  /** @throws when a file of the type is too large, or not what it should be */
  check?: (file: { mediaType: string; content: Buffer }) => Promise<void>
}

/** Documents and pictures that people send. */
const documents = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
])

/**
 * Keeps the one file of a multipart request under a random name.
 * @throws 413 when it is too large, 422 `fileEmpty` or `fileType`
 */
export async function receiveFile(
  call: Change & Uploading,
  { mediaTypes, tooLarge, check }: Accepting = { mediaTypes: documents },
): Promise<ReceivedFile> {
  const content = wholeOf(call.sent, tooLarge)
  if (!call.sent || content.length === 0) throw new Problem(422, 'fileEmpty')
  const type = await fileTypeFromBuffer(content)
  if (!type || !mediaTypes.has(type.mime)) throw new Problem(422, 'fileType')
  await check?.({ mediaType: type.mime, content })
  const name = namedAsItIs(call.sent.name, type.ext)
  const made = { content, name, mediaType: type.mime, uploadedBy: call.person.userId }
  const { id, storageKey } = await keepFile(call, made)
  return { id, storageKey, content, name, mediaType: type.mime, sizeBytes: content.length }
}

interface Made {
  content: Buffer
  name: string
  mediaType: string
  uploadedBy: string | null
}

/** Keeps a file under a random name, whoever made it. */
export async function keepFile(
  { db, files }: { db: Db; files: Pick<Files, 'put'> },
  { content, name, mediaType, uploadedBy }: Made,
): Promise<{ id: string; storageKey: string }> {
  const storageKey = `documents/${randomUUID()}`
  await files.put(storageKey, content, mediaType)
  const { id } = await db
    .insertInto('files')
    .values({
      name,
      media_type: mediaType,
      size_bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      storage_key: storageKey,
      uploaded_by: uploadedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, storageKey }
}

/**
 * The whole of a file that was sent, never part of it; empty when there was none.
 * @throws what is told of a file that is larger than may be
 */
export function wholeOf(sent: SentFile | null, tooLarge = new Problem(413, 'tooLarge')): Buffer {
  if (sent?.isTooLarge) throw tooLarge
  return sent?.content ?? Buffer.alloc(0)
}
