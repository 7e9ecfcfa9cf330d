import { createHash, randomUUID } from 'node:crypto'
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
  name: string
  mediaType: string
  sizeBytes: number
}

/** Documents and pictures that people send; told by their content, whatever they claim to be. */
const accepted = new Set([
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
export async function receiveFile(call: Change & Uploading): Promise<ReceivedFile> {
  const part = await call.request.file()
  if (!part) throw new Problem(422, 'fileEmpty')
  const content = await part.toBuffer()
  if (content.length === 0) throw new Problem(422, 'fileEmpty')
  const type = await fileTypeFromBuffer(content)
  if (!type || !accepted.has(type.mime)) throw new Problem(422, 'fileType')
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
  return { id, name, mediaType: type.mime, sizeBytes: content.length }
}
