import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Settings } from './settings.ts'

type Keys = Pick<Settings, 'encryptionKeys'>

/** Encrypts a protected value with the first key (AES-256-GCM): `key:base64url`. */
export function encrypt({ encryptionKeys: [first] }: Keys, text: string): string {
  if (!first) throw new Error('ENCRYPTION_KEYS is missing')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', first.key, nonce)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${first.id}:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

/**
 * Decrypts with whichever key the value names.
 * @throws when that key is gone, or the value was altered
 */
export function decrypt({ encryptionKeys }: Keys, sealed: string): string {
  const [id, encoded = ''] = sealed.split(':')
  const known = encryptionKeys.find((key) => key.id === id)
  if (!known) throw new Error(`ENCRYPTION_KEYS has no key named ${id}`)
  const bytes = Buffer.from(encoded, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
