import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { Settings } from './settings.ts'

type Keys = Pick<Settings, 'encryptionKeys'>

const prepared = new WeakMap<Buffer, KeyObject>()

/** A key is made ready once: for every value again it would take five times as long. */
function ready(key: Buffer): KeyObject {
  const known = prepared.get(key) ?? createSecretKey(key)
  prepared.set(key, known)
  return known
}

/** Encrypts a protected value with the first key (AES-256-GCM): `key:base64url`. */
export function encrypt({ encryptionKeys: [first] }: Keys, text: string): string {
  if (!first) throw new Error('ENCRYPTION_KEYS is missing')
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', ready(first.key), nonce)
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
  const decipher = createDecipheriv('aes-256-gcm', ready(known.key), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8')
}
