import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'
import { lineSchema } from '#kit/contract/typed-text.ts'
import { signedIn, tokenSchema } from '#modules/accounts/contract/accounts.endpoints.ts'

const own = { signedIn: true } as const

const name = lineSchema(60)
const encoded = z.string().check(z.minLength(1, 'required'), z.maxLength(20_000))

const passkey = z.strictObject({
  id: idSchema,
  name: z.string(),
  addedAt: instantSchema,
  lastUsedAt: z.nullable(instantSchema),
})
export type Passkey = z.infer<typeof passkey>

/** What the browser hands to the authenticator as it is; its shape is the standard's (WebAuthn). */
const forAuthenticator = z.looseObject({ challenge: z.string() })

/** The parts of an authenticator's answer that are looked at. */
const registration = z.strictObject({
  id: encoded,
  clientDataJSON: encoded,
  attestationObject: encoded,
  transports: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)),
  name,
})
const assertion = z.strictObject({
  id: encoded,
  clientDataJSON: encoded,
  authenticatorData: encoded,
  signature: encoded,
  /** When the password was given before: whose second step this is. */
  challengeToken: z.optional(tokenSchema),
})
export type Registration = z.infer<typeof registration>
export type Assertion = z.infer<typeof assertion>

export const passkeysEndpoints = {
  listPasskeys: defineEndpoint({
    method: 'GET',
    path: '/passkeys',
    access: own,
    output: z.strictObject({ data: z.array(passkey) }),
  }),
  offerPasskey: defineEndpoint({
    method: 'POST',
    path: '/passkeys/options',
    access: own,
    output: forAuthenticator,
    problems: ['proofRequired'],
  }),
  addPasskey: defineEndpoint({
    method: 'POST',
    path: '/passkeys',
    access: own,
    body: registration,
    output: z.strictObject({ passkey, recoveryCodes: z.optional(z.array(z.string())) }),
    problems: ['proofRequired', 'passkeyRefused'],
  }),
  renamePasskey: defineEndpoint({
    method: 'PATCH',
    path: '/passkeys/{id}',
    access: own,
    body: z.strictObject({ name }),
    output: passkey,
  }),
  removePasskey: defineEndpoint({
    method: 'DELETE',
    path: '/passkeys/{id}',
    access: own,
    problems: ['proofRequired'],
  }),
  askForPasskey: defineEndpoint({
    method: 'POST',
    path: '/auth/passkey/options',
    access: { public: true },
    output: forAuthenticator,
    problems: ['tooManyRequests'],
  }),
  signInWithPasskey: defineEndpoint({
    method: 'POST',
    path: '/auth/passkey',
    access: { public: true },
    body: assertion,
    output: signedIn,
    problems: ['passkeyRefused', 'challengeExpired', 'tooManyRequests'],
  }),
}
