import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

/** 32 random bytes, as Standard Webhooks writes a secret. */
export const makeWebhookSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

interface Signed {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** `v1,…` of each secret that is valid now, separated by a blank (Standard Webhooks 1.0.0). */
export const signatureOf = (secrets: readonly string[], { id, timestamp, body }: Signed): string =>
  secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(prefix.length), 'base64')
      const signed = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`)
      return `v1,${signed.digest('base64')}`
    })
    .join(' ')
