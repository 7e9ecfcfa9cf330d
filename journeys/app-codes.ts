import { Secret, TOTP } from 'otpauth'

const codeAt = (secret: string, timestamp: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp })

const stepMs = 30_000

/** The code that an app shows now. It still counts when its step ends before it is typed. */
export const codeNow = (secret: string) => codeAt(secret, Date.now())

/** The code after that, for whoever has used the present one. It counts already, and once. */
export const nextCode = (secret: string) => codeAt(secret, Date.now() + stepMs)
