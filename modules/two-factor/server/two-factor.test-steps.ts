import { TOTP, Secret } from 'otpauth'
import type { Caller, TestServer } from '#apps/server/test-server.ts'

const stepMs = 30_000

/**
 * Waits for the next step unless the present one lasts so many milliseconds more: a test and its
 * server that read the clock on either side of a step's end would name a code differently.
 */
export async function withinOneStep(ms: number) {
  const left = stepMs - (Date.now() % stepMs)
  if (left < ms) await new Promise((resolve) => setTimeout(resolve, left))
}

/** A code as the person's app shows it, so many steps of 30 seconds from now. */
export const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * stepMs,
  })

export interface Enabled {
  success: boolean
  message: string
  recoveryCodes?: string[]
}

/** Sets an authenticator app up, as the dialog does. */
export async function enableApp(caller: Caller, steps = 0) {
  await withinOneStep(3000)
  const { body } = await caller.get<{ secret: string }>('/two-factor-auth/setup')
  const enabled = await caller.post<Enabled>('/two-factor-auth/verify', {
    code: appCode(body.secret, steps),
    secret: body.secret,
    method: 'authApp',
  })
  return { secret: body.secret, ...enabled.body, status: enabled.status }
}

/** The newest code that was sent to a number. */
export async function sentCode({ db }: TestServer, phone: string): Promise<string> {
  const { body } = await db
    .selectFrom('outbox_messages')
    .select('body')
    .where('channel', '=', 'sms')
    .where('recipient', '=', phone)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return /\d{6}/.exec(body)?.[0] ?? ''
}

/** No pause between two text messages, and nothing counted so far. */
export const forgetLimits = ({ db }: TestServer) => db.deleteFrom('rate_limits').execute()

export interface Challenge {
  twoFactorRequired: true
  challengeToken: string
  methods: string[]
}
