import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { bilingualText, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { participantsSubjects } from '#modules/participants/contract/participants.subjects.ts'

const access = participantsSubjects.may('view', 'Participants View')

export const fileSources = ['document', 'answer', 'payment'] as const
export type FileSource = (typeof fileSources)[number]

const participantFile = z.strictObject({
  source: z.enum(fileSources),
  /** Of the application, the response or the payment that it came with. */
  id: idSchema,
  /** By which it is downloaded there. */
  fileId: idSchema,
  /** Of the record that it is about. */
  reference: z.string(),
  /** What the program, the form or its sender calls it. */
  title: z.nullable(bilingualText(500)),
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
  addedAt: instantSchema,
})
export type ParticipantFile = z.infer<typeof participantFile>

export const participantFilesEndpoints = {
  /** The newest first. */
  listParticipantFiles: defineEndpoint({
    method: 'GET',
    path: '/participants/{id}/files',
    access,
    output: z.strictObject({ data: z.array(participantFile) }),
  }),
  downloadParticipantFiles: defineEndpoint({
    method: 'GET',
    path: '/participants/{id}/files-archive',
    access,
    stream: 'application/zip',
  }),
}
