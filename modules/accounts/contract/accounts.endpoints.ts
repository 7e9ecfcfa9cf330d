import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { emailSchema, idSchema } from '#kit/contract/fields.ts'
import { presetSchema } from '#modules/roles/contract/named-role.ts'
import { twoFactorMethods } from '#modules/two-factor/contract/methods.ts'

export const userTypes = ['staff', 'employer', 'employee'] as const

/** What the browser keeps of the signed-in person; display only, the server decides. */
export const userData = z.strictObject({
  uuid: idSchema,
  type: z.enum(userTypes),
  role: z.string(),
  rolePreset: presetSchema,
  name: z.string(),
  email: z.string(),
  language: z.enum(['en', 'fr']),
  avatarUrl: z.nullable(z.string()),
})
export type UserData = z.infer<typeof userData>

const abilityRule = z.strictObject({
  action: z.string(),
  subject: z.string(),
  conditions: z.optional(z.record(z.string(), z.unknown())),
  fields: z.optional(z.array(z.string())),
  inverted: z.optional(z.boolean()),
})
export type AbilityRule = z.infer<typeof abilityRule>

export const signedIn = z.strictObject({
  accessToken: z.string(),
  userData,
  userAbilityRules: z.array(abilityRule),
})
export type SignedIn = z.infer<typeof signedIn>

/** The password was right; a second factor is still owed. */
const challenged = z.strictObject({
  twoFactorRequired: z.literal(true),
  challengeToken: z.string(),
  methods: z.array(z.enum(twoFactorMethods)),
})
export type Challenged = z.infer<typeof challenged>

export const signInAnswer = z.union([signedIn, challenged])
export type SignInAnswer = z.infer<typeof signInAnswer>

/** A secret that the server handed out: 256 bits in text, or what somebody took for it. */
export const tokenSchema = z.string().check(z.minLength(1, 'required'), z.maxLength(200))

export const accountsEndpoints = {
  login: defineEndpoint({
    summary: 'Sign in',
    method: 'POST',
    path: '/auth/login',
    access: { public: true },
    body: z.strictObject({
      email: emailSchema,
      password: z.string().check(z.minLength(1, 'required'), z.maxLength(256)),
    }),
    output: signInAnswer,
    problems: ['wrongCredentials', 'tooManyRequests'],
  }),
  /** The mailed link after too many failures in a row. */
  unlockSignIn: defineEndpoint({
    summary: 'Unlock signing in by the link of the mail',
    method: 'POST',
    path: '/auth/unlock',
    access: { public: true },
    body: z.strictObject({ token: tokenSchema }),
    problems: ['linkExpired'],
  }),
  logout: defineEndpoint({
    summary: 'Sign out',
    method: 'POST',
    path: '/auth/logout',
    access: { signedIn: true, whileExpired: true, whileChallenged: true },
  }),
  me: defineEndpoint({
    summary: 'Read who is signed in',
    method: 'GET',
    path: '/me',
    access: { signedIn: true },
    output: z.strictObject({ userData, userAbilityRules: z.array(abilityRule) }),
  }),
  setLanguage: defineEndpoint({
    method: 'PATCH',
    path: '/me',
    access: { signedIn: true },
    body: z.strictObject({ language: z.enum(['en', 'fr']) }),
    output: z.strictObject({ userData, userAbilityRules: z.array(abilityRule) }),
  }),
}
