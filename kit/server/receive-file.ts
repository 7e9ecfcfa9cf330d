import { createHash, randomUUID } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { Change } from './call.ts'
import type { Files } from './files.ts'
import { Problem } from './problems.ts'

/** What the handler of an endpoint with `upload` is given besides its call. */
export interface Uploading {
  request: FastifyRequest
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

/** What is taken in: by media type, told by the content, how large it may be. */
export interface Accepting {
  mediaTypes: ReadonlySet<string>
  /** In bytes, of whatever it is. */
  most?: number
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
 * Reads the one file of a multipart request and keeps it under a random name.
 * @throws 413 when it is too large, 422 `fileEmpty` or `fileType`
 */
export async function receiveFile(
  call: Change & Uploading,
  { mediaTypes, most, tooLarge, check }: Accepting = { mediaTypes: documents },
): Promise<ReceivedFile> {
  const part = await call.request.file(most ? { limits: { fileSize: most } } : undefined)
  if (!part) throw new Problem(422, 'fileEmpty')
  const content = await wholeOf(part, tooLarge)
  if (content.length === 0) throw new Problem(422, 'fileEmpty')
  const type = await fileTypeFromBuffer(content)
  if (!type || !mediaTypes.has(type.mime)) throw new Problem(422, 'fileType')
  await check?.({ mediaType: type.mime, content })
  const storageKey = `documents/${randomUUID()}`
  await call.files.put(storageKey, content, type.mime)
  const name = part.filename.replace(/[\\/\0]/g, '_').slice(-150) || 'document'
  const { id } = await call.db
    .insertInto('files')
    .values({
      name,
      media_type: type.mime,
      size_bytes: content.length,
      sha256: createHash('sha256').update(content).digest(),
      storage_key: storageKey,
      uploaded_by: call.person.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, storageKey, content, name, mediaType: type.mime, sizeBytes: content.length }
}

/**
 * The whole of a file that is sent, never part of it: what reaches the limit and goes on only after
 * a pause is cut off by the library without a word.
 * @throws what is told of a file that is larger than may be
 */
export async function wholeOf(
  part: MultipartFile,
  tooLarge = new Problem(413, 'tooLarge'),
): Promise<Buffer> {
  const content = await part.toBuffer().catch((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? tooLarge : error
  })
  if (part.file.truncated) throw tooLarge
  return content
}
