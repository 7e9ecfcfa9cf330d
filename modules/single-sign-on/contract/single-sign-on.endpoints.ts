import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { signInAnswer } from '#modules/accounts/contract/accounts.endpoints.ts'

const parameter = z.string().check(z.minLength(1, 'required'), z.maxLength(2000))

export const singleSignOnEndpoints = {
  /** Where the browser goes to sign in with the organisation's own account. */
  beginSingleSignOn: defineEndpoint({
    method: 'POST',
    path: '/auth/single-sign-on',
    access: { public: true },
    output: z.strictObject({ url: z.string() }),
    problems: ['singleSignOnFailed', 'tooManyRequests'],
  }),
  /** What the issuer sent the browser back with; the issuer takes the code once. */
  finishSingleSignOn: defineEndpoint({
    method: 'POST',
    path: '/auth/single-sign-on/callback',
    access: { public: true },
    body: z.strictObject({ code: parameter, state: parameter, iss: z.optional(parameter) }),
    output: signInAnswer,
    problems: ['singleSignOnFailed', 'noStaffUser'],
  }),
}
