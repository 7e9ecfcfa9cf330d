import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { emailSchema } from '#kit/contract/fields.ts'
import { confirmation, confirmed, newPassword } from '#modules/accounts/contract/password-rules.ts'

export const passwordsEndpoints = {
  /** Answers alike whether there is such an account or not. */
  forgotPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: { public: true },
    body: z.strictObject({ email: emailSchema }),
    problems: ['tooManyRequests'],
  }),
  resetPassword: defineEndpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: { public: true },
    body: z
      .strictObject({
        token: z.string().check(z.maxLength(200)),
        email: emailSchema,
        password: newPassword,
        confirmation,
      })
      .check(confirmed()),
    problems: ['linkExpired', 'tooManyRequests'],
  }),
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/auth/password',
    access: { signedIn: true, whileExpired: true },
    body: z
      .strictObject({
        currentPassword: z.string().check(z.minLength(1, 'required'), z.maxLength(256)),
        password: newPassword,
        confirmation,
      })
      .check(confirmed()),
    output: z.strictObject({ accessToken: z.string() }),
    problems: ['tooManyRequests'],
  }),
}
