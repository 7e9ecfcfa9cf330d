import { timingSafeEqual } from 'node:crypto'
import { keyedHashes } from './keyed-hash.ts'
import type { Settings } from './settings.ts'

type Keys = Pick<Settings, 'encryptionKeys'>

const idBytes = 16
const sealBytes = 16

/** Of each key a seal of 128 bits, the present one first. */
const sealsOf = (keys: Keys, id: string) =>
  keyedHashes(keys, { purpose: 'unsubscribe', value: id }).map((hash) =>
    hash.subarray(0, sealBytes),
  )

/** Stands in the headers of one message: with it mails of its kind can be stopped, and nothing else done. */
export function unsubscribeToken(keys: Keys, messageId: string): string {
  const [seal] = sealsOf(keys, messageId)
  if (!seal) throw new Error('ENCRYPTION_KEYS is missing')
  return Buffer.concat([Buffer.from(messageId.replaceAll('-', ''), 'hex'), seal]).toString(
    'base64url',
  )
}

/** @returns the id of the message whose token it is; null for one that was guessed */
export function readUnsubscribeToken(keys: Keys, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + sealBytes) return null
  const id = bytes
    .subarray(0, idBytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const given = bytes.subarray(idBytes)
  return sealsOf(keys, id).some((seal) => timingSafeEqual(seal, given)) ? id : null
}
