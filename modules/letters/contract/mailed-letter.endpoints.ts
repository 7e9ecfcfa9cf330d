import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { dateSchema, instantSchema } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'

const params = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'format')) })
const access = { public: true } as const
const path = '/public/letters/{token}'

export const mailedLetter = z.strictObject({
  subject: z.string(),
  language: z.enum(languages),
  /** Who sent it. */
  sender: z.string(),
  at: instantSchema,
  /** The last day on which the link opens it. */
  until: dateSchema,
  /** What its file is called. */
  name: z.string(),
  /** It is answered signed in, by whoever has an account with the address. */
  isToAnswer: z.boolean(),
})
export type MailedLetter = z.infer<typeof mailedLetter>

/** For whoever has the mail: it opens that letter alone. */
export const mailedLetterEndpoints = {
  readMailedLetter: defineEndpoint({
    method: 'GET',
    path,
    access,
    params,
    output: mailedLetter,
    problems: ['linkExpired'],
  }),
  openMailedLetter: defineEndpoint({
    method: 'GET',
    path: `${path}/file`,
    access,
    params,
    stream: 'application/pdf',
    problems: ['linkExpired'],
  }),
}
