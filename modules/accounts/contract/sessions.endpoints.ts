import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema, instantSchema } from '#kit/contract/fields.ts'

/** `now` is the server's clock, so that a browser whose clock is wrong still counts right. */
const sessionLife = z.strictObject({
  now: instantSchema,
  idleEndsAt: instantSchema,
  endsAt: instantSchema,
  /** How long before the end people are warned. */
  warningSeconds: z.number(),
})
export type SessionLife = z.infer<typeof sessionLife>

const device = z.strictObject({
  id: idSchema,
  isCurrent: z.boolean(),
  signedInAt: instantSchema,
  lastSeenAt: instantSchema,
  address: z.nullable(z.string()),
  /** Names such as Firefox and Windows; null where the device does not say. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})
export type Device = z.infer<typeof device>

export const signInOutcomes = ['signIn', 'signInFailed'] as const

const recentSignIn = z.strictObject({
  id: idSchema,
  at: instantSchema,
  outcome: z.enum(signInOutcomes),
  address: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})
export type RecentSignIn = z.infer<typeof recentSignIn>

const own = { signedIn: true } as const

/** One's own sessions; whoever is signed in has some, whatever the role permits. */
export const sessionsEndpoints = {
  readSession: defineEndpoint({
    method: 'GET',
    path: '/auth/session',
    access: { signedIn: true, whileExpired: true, unattended: true },
    output: sessionLife,
  }),
  /** The person is still there. */
  extendSession: defineEndpoint({
    method: 'POST',
    path: '/auth/session',
    access: { signedIn: true, whileExpired: true },
    output: sessionLife,
  }),
  listDevices: defineEndpoint({
    method: 'GET',
    path: '/account/sessions',
    access: own,
    output: z.strictObject({ data: z.array(device) }),
  }),
  /** Signs out everywhere but here. */
  endOtherSessions: defineEndpoint({
    method: 'DELETE',
    path: '/account/sessions',
    access: own,
  }),
  endDevice: defineEndpoint({
    method: 'DELETE',
    path: '/account/sessions/{id}',
    access: own,
  }),
  listRecentSignIns: defineEndpoint({
    method: 'GET',
    path: '/account/sign-ins',
    access: own,
    output: z.strictObject({ data: z.array(recentSignIn) }),
  }),
}
