import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { emailSchema } from '#kit/contract/fields.ts'
import { lineSchema } from '#kit/contract/typed-text.ts'
import { confirmation, confirmed, newPassword } from '#modules/accounts/contract/password-rules.ts'
import { roleNameSchema } from '#modules/roles/contract/named-role.ts'

/** Who may make an account for themselves; staff are invited. */
export const applicantTypes = ['employer', 'employee'] as const
export type ApplicantType = (typeof applicantTypes)[number]

const open = { public: true } as const
const token = z.string().check(z.maxLength(200))

/** Seconds until another mail may be asked for. */
const pause = z.strictObject({ resendAfter: z.int() })

export const registrationEndpoints = {
  /** Answers alike whether the address has an account or not. */
  register: defineEndpoint({
    summary: 'Register an account',
    method: 'POST',
    path: '/auth/register',
    access: open,
    body: z
      .strictObject({
        userType: z.enum(applicantTypes, 'choice'),
        name: lineSchema(120),
        email: emailSchema,
        password: newPassword,
        confirmation,
      })
      .check(confirmed()),
    output: pause,
    status: 202,
    problems: ['tooManyRequests'],
  }),
  /**
   * The link proves the address, the password that it was the same person who registered:
   * otherwise somebody could register another's address and wait for them to open the mail.
   */
  verifyEmail: defineEndpoint({
    method: 'POST',
    path: '/auth/verify-email',
    access: open,
    body: z.strictObject({
      token,
      password: z.string().check(z.minLength(1, 'required'), z.maxLength(256)),
    }),
    output: z.strictObject({ email: z.string() }),
    problems: ['linkExpired', 'addressTaken', 'tooManyRequests'],
  }),
  resendVerification: defineEndpoint({
    method: 'POST',
    path: '/auth/verify-email/resend',
    access: open,
    body: z.strictObject({ email: emailSchema }),
    output: pause,
    status: 202,
    problems: ['tooManyRequests'],
  }),
  /** A participant whom secret links brought here asks for an account; answers alike for everybody. */
  askEmployeePassword: defineEndpoint({
    method: 'POST',
    path: '/auth/employee-password',
    access: open,
    body: z.strictObject({ email: emailSchema }),
    problems: ['tooManyRequests'],
  }),
  /** What a link invites to. By POST, so that the secret stands in no address. */
  readInvitation: defineEndpoint({
    method: 'POST',
    path: '/auth/invitation',
    access: open,
    body: z.strictObject({ token }),
    output: z.strictObject({
      name: z.string(),
      email: z.string(),
      role: roleNameSchema,
      sender: z.nullable(z.string()),
      language: z.enum(['en', 'fr']),
    }),
    problems: ['linkExpired', 'tooManyRequests'],
  }),
  acceptInvitation: defineEndpoint({
    method: 'POST',
    path: '/auth/invitation/acceptance',
    access: open,
    body: z
      .strictObject({
        token,
        language: z.enum(['en', 'fr'], 'choice'),
        password: newPassword,
        confirmation,
      })
      .check(confirmed()),
    output: z.strictObject({ email: z.string() }),
    problems: ['linkExpired', 'tooManyRequests'],
  }),
}
