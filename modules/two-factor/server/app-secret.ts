import { timingSafeEqual } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { keyedHashes } from '#kit/server/keyed-hash.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'

const minute = 60_000

interface Issuing {
  sessionId: string | null
  now: Date
}

/**
 * The secrets that a session is given in a minute, by each key. They are worked out anew when they
 * come back, so that looking at the QR code stores nothing.
 */
const secretsOf = (settings: Settings, { sessionId, now }: Issuing): Secret[] =>
  keyedHashes(settings, {
    purpose: 'two-factor app secret',
    value: `${sessionId} ${Math.floor(now.getTime() / minute)}`,
  }).map((hash) => new Secret({ buffer: new Uint8Array(hash.subarray(0, 20)).buffer }))

/** The secret for the app of whoever holds this session. */
export function issueSecret(settings: Settings, issuing: Issuing): string {
  const [secret] = secretsOf(settings, issuing)
  if (!secret) throw new Error('ENCRYPTION_KEYS is missing')
  return secret.base32
}

/** Whether the secret was issued to this very session, no longer ago than enrolling may take. */
export function wasIssued(settings: Settings, issuing: Issuing, secret: string): boolean {
  const given = Buffer.from(secret)
  const minutes = Math.max(1, Math.ceil(settingsOf(settings, signingIn).challengeLife / minute))
  return Array.from({ length: minutes + 1 }, (_, ago) =>
    secretsOf(settings, { ...issuing, now: new Date(issuing.now.getTime() - ago * minute) }),
  )
    .flat()
    .map(({ base32 }) => Buffer.from(base32))
    .some((issued) => issued.length === given.length && timingSafeEqual(issued, given))
}

const period = 30

/** The step of time that a code belongs to, one earlier or later at most; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const timestamp = now.getTime()
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp,
    window: 1,
  })
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta
}

/** What the QR code says to the app. */
export const addressForApp = (on: { title: string; email: string; secret: string }) =>
  new TOTP({
    issuer: on.title,
    label: on.email,
    secret: Secret.fromBase32(on.secret),
    period,
  }).toString()
