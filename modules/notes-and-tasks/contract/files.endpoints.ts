import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { mostQuery, namedPerson, parentParams, partLength, type ParentKind } from './parents.ts'
import { mostBytes, recordFile } from './record-file.ts'

const access = { signedIn: true } as const

export const fileRecord = z.extend(recordFile.record, {
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  /** Hexadecimal, to compare with a paper or another copy. */
  sha256: z.string(),
  uploadedBy: namedPerson,
})
export type FileRecord = z.infer<typeof fileRecord>

export const filesEndpoints = {
  listFiles: defineEndpoint({
    method: 'GET',
    path: '/records/{kind}/{id}/files',
    access,
    params: parentParams,
    /** `only`: the files of one kind. */
    query: z.extend(mostQuery, { only: z.optional(recordFile.fields.kind.schema) }),
    output: z.strictObject({ data: z.array(fileRecord), total: z.int(), can: canSchema }),
  }),
  addFile: defineEndpoint({
    method: 'POST',
    path: '/records/{kind}/{id}/files',
    access,
    params: parentParams,
    upload: { most: mostBytes.other },
    output: fileRecord,
    status: 201,
    problems: ['fileEmpty', 'recordFileType', 'pictureBroken', 'fileTooLarge', 'pictureTooLarge'],
  }),
  editFile: defineEndpoint({
    method: 'PATCH',
    path: '/record-files/{id}',
    access,
    body: recordFile.update,
    output: fileRecord,
    ifMatch: true,
  }),
  /** To another place among the files of its record, 1 being the first. */
  placeFile: defineEndpoint({
    summary: 'Move a file among the others',
    method: 'POST',
    path: '/record-files/{id}/place',
    access,
    body: z.strictObject({ place: z.int().check(z.minimum(1), z.maximum(1_000_000)) }),
    output: fileRecord,
  }),
  deleteFile: defineEndpoint({
    method: 'DELETE',
    path: '/record-files/{id}',
    access,
    ifMatch: true,
  }),
  /** The file itself, to be saved and never to be run. */
  downloadFile: defineEndpoint({
    method: 'GET',
    path: '/record-files/{id}/content',
    access,
    stream: 'application/octet-stream',
  }),
  /** A picture drawn anew, small for the gallery or large for looking at. */
  showPicture: defineEndpoint({
    summary: 'Show a picture of a file',
    method: 'GET',
    path: '/record-files/{id}/picture',
    access,
    query: z.object({ size: z.enum(['small', 'large'], 'choice') }),
    stream: 'image/webp',
  }),
}

/** The call for the files of one kind that a record has. */
export const ofKind = (params: { kind: ParentKind; id: string }, only: FileRecord['kind']) => ({
  params,
  query: { only, most: String(partLength) },
})
