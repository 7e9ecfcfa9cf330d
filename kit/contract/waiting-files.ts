import * as z from 'zod/mini'
import { defineEndpoint } from './define-endpoint.ts'
import { idSchema } from './fields.ts'

export const waitingFilesEndpoints = {
  /** Takes a file in before the step that asks for it; its id is what the step is sent. */
  keepFile: defineEndpoint({
    method: 'POST',
    path: '/waiting-files',
    access: { signedIn: true },
    upload: true,
    output: z.strictObject({ id: idSchema, name: z.string(), sizeBytes: z.int() }),
    status: 201,
    problems: ['fileEmpty', 'fileType'],
  }),
}
