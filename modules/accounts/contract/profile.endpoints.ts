import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { wholeNumber } from '#kit/contract/fields.ts'
import { roleNameSchema } from '#modules/roles/contract/named-role.ts'
import { accountsSubjects } from './accounts.subjects.ts'
import { avatarMaxBytes, profile } from './profile.ts'

const { may } = accountsSubjects

export const profileRecord = z.extend(profile.record, {
  role: roleNameSchema,
  /** An address that was asked for and whose link has not been opened yet. */
  newEmail: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
})
export type ProfileRecord = z.infer<typeof profileRecord>

const side = wholeNumber.check(z.maximum(100_000))

/** A square of the picture as it is seen, in its own pixels; without it the largest in the middle. */
export const avatarCrop = z.strictObject({
  left: z.optional(side),
  top: z.optional(side),
  size: z.optional(side),
})
export type AvatarCrop = z.infer<typeof avatarCrop>

const phoneAnswer = z.strictObject({ phone: z.nullable(z.string()) })

export const profileEndpoints = {
  readAccount: defineEndpoint({
    method: 'GET',
    path: '/account',
    access: may('view', 'Settings Account'),
    output: profileRecord,
  }),
  editAccount: defineEndpoint({
    method: 'PATCH',
    path: '/account',
    access: may('update', 'Settings Account'),
    body: profile.update,
    output: profileRecord,
    ifMatch: true,
    problems: ['proofRequired'],
  }),
  /** Of an address that was changed; the link went there. */
  confirmEmail: defineEndpoint({
    method: 'POST',
    path: '/account/email-confirmation',
    access: { public: true },
    body: z.strictObject({ token: z.string().check(z.minLength(1, 'required'), z.maxLength(200)) }),
    output: z.strictObject({ email: z.string() }),
    problems: ['linkExpired', 'emailTaken', 'tooManyRequests'],
  }),
  readPhone: defineEndpoint({
    method: 'GET',
    path: '/account/phone',
    access: may('view', 'Settings Account'),
    output: phoneAnswer,
  }),
  setPhone: defineEndpoint({
    method: 'POST',
    path: '/account/phone',
    access: may('update', 'Settings Account'),
    body: z.strictObject({ phone: z.nullable(profile.fields.phone.schema) }),
    output: phoneAnswer,
    problems: ['proofRequired'],
  }),
  setAvatar: defineEndpoint({
    method: 'POST',
    path: '/account/avatar',
    access: may('update', 'Settings Account'),
    query: avatarCrop,
    upload: { most: avatarMaxBytes },
    output: profileRecord,
    problems: ['avatarTooLarge', 'avatarType', 'avatarBroken', 'avatarTooManyPixels'],
  }),
  removeAvatar: defineEndpoint({
    method: 'DELETE',
    path: '/account/avatar',
    access: may('update', 'Settings Account'),
    output: profileRecord,
  }),
  /** Public, because pictures in a page send no token: who knows the address was shown it. */
  showAvatar: defineEndpoint({
    summary: 'Show a picture of somebody',
    method: 'GET',
    path: '/avatars/{key}',
    access: { public: true },
    params: z.strictObject({ key: z.string().check(z.regex(/^[\w-]{22}$/)) }),
    stream: 'image/webp',
  }),
}
