import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { instantSchema } from '#kit/contract/fields.ts'
import { twoFactorMethods } from './methods.ts'

const own = { signedIn: true } as const

export const codeSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'codeRequired'), z.maxLength(64))

const methodFacts = z.strictObject({
  method: z.enum(['authApp', 'sms']),
  addedAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
  /** Its last digits. */
  phone: z.nullable(z.string()),
})

/** To be written down: shown once, only their hashes are kept. */
const recoveryCodes = z.array(z.string())

export const twoFactorEndpoints = {
  readTwoFactorStatus: defineEndpoint({
    method: 'GET',
    path: '/two-factor-auth/status',
    access: own,
    output: z.strictObject({
      enabled: z.boolean(),
      enforced: z.boolean(),
      methods: z.array(z.enum(twoFactorMethods)),
    }),
  }),
  readTwoFactorMethods: defineEndpoint({
    method: 'GET',
    path: '/two-factor-auth/methods',
    access: own,
    output: z.strictObject({
      data: z.array(methodFacts),
      recoveryCodesLeft: z.int(),
      hasPassword: z.boolean(),
    }),
  }),
  setUpTwoFactorApp: defineEndpoint({
    method: 'GET',
    path: '/two-factor-auth/setup',
    access: own,
    output: z.strictObject({ secret: z.string(), qrCode: z.string() }),
    problems: ['proofRequired'],
  }),
  sendEnrolmentCode: defineEndpoint({
    method: 'POST',
    path: '/two-factor-auth/send-sms',
    access: own,
    body: z.strictObject({
      phone: z.string().check(z.trim(), z.minLength(1, 'phoneRequired'), z.maxLength(40)),
    }),
    output: z.strictObject({ success: z.literal(true) }),
    problems: ['proofRequired', 'tooManyRequests'],
  }),
  verifyTwoFactor: defineEndpoint({
    method: 'POST',
    path: '/two-factor-auth/verify',
    access: own,
    body: z.strictObject({
      code: codeSchema,
      method: z.enum(['sms', 'authApp', 'app'], 'choice'),
      secret: z.optional(z.string().check(z.maxLength(64))),
    }),
    output: z.strictObject({
      success: z.literal(true),
      message: z.string(),
      recoveryCodes: z.optional(recoveryCodes),
    }),
    problems: ['proofRequired', 'tooManyRequests'],
  }),
  removeTwoFactor: defineEndpoint({
    method: 'DELETE',
    path: '/two-factor-auth',
    access: own,
    query: z.object({ method: z.optional(z.enum(['authApp', 'sms'], 'choice')) }),
    problems: ['proofRequired'],
  }),
  renewRecoveryCodes: defineEndpoint({
    method: 'POST',
    path: '/two-factor-auth/recovery-codes',
    access: own,
    output: z.strictObject({ recoveryCodes }),
    problems: ['proofRequired', 'noFactor'],
  }),
}
