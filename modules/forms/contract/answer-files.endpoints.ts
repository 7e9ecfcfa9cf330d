import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'

export const answerFilesEndpoints = {
  /** A file that was sent in as an answer, for whoever may read that answer. */
  downloadAnswerFile: defineEndpoint({
    method: 'GET',
    path: '/responses/{id}/files/{fileId}',
    params: z.strictObject({ id: idSchema, fileId: idSchema }),
    access: { signedIn: true },
    stream: 'application/octet-stream',
  }),
}
