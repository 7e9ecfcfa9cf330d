import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { noticeKinds } from './kinds.ts'

const params = z.strictObject({ token: z.string().check(z.regex(/^[\w-]{43}$/, 'format')) })
const access = { public: true } as const
const path = '/unsubscribe/{token}'

/** A kind of event, or the digest that gathers several. */
export const stoppable = [...noticeKinds, 'digest'] as const
export type Stoppable = (typeof stoppable)[number]

/** Of one mail that was sent to somebody. */
export const mailChoice = z.strictObject({
  mail: z.enum(stoppable),
  /** It comes. */
  isOn: z.boolean(),
  /** Of whom it was sent to. */
  language: z.enum(['en', 'fr']),
})
export type MailChoice = z.infer<typeof mailChoice>

/** For whoever has the mail, signed in or not: it does that alone. */
export const unsubscribeEndpoints = {
  readMailChoice: defineEndpoint({
    summary: 'Read whether mails of a kind come',
    method: 'GET',
    path,
    access,
    params,
    output: mailChoice,
  }),
  /** What mail programs post to in one click (RFC 8058), without asking anything before. */
  unsubscribe: defineEndpoint({
    summary: 'Stop mails of a kind',
    method: 'POST',
    path,
    access,
    params,
    takesForm: true,
    output: mailChoice,
  }),
  takeBackUnsubscribing: defineEndpoint({
    summary: 'Let mails of a kind come again',
    method: 'POST',
    path: `${path}/reversal`,
    access,
    params,
    output: mailChoice,
  }),
}
