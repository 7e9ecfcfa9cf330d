import { createHmac } from 'node:crypto'
import type { Settings } from './settings.ts'

type Keys = Pick<Settings, 'encryptionKeys'>

/** What it is for and what is hashed: equal values for different purposes have different hashes. */
interface Hashed {
  purpose: string
  value: string
}

/**
 * Hashes of a short secret under every key, the present one first. Without a key nobody can try
 * all the values there are, which a plain hash of six digits would invite.
 */
export const keyedHashes = ({ encryptionKeys }: Keys, { purpose, value }: Hashed): Buffer[] =>
  encryptionKeys.map(({ key }) =>
    createHmac('sha256', key).update(`${purpose}\0${value}`, 'utf8').digest(),
  )

/** The hash to keep. */
export function keyedHash(keys: Keys, hashed: Hashed): Buffer {
  const [hash] = keyedHashes(keys, hashed)
  if (!hash) throw new Error('ENCRYPTION_KEYS is missing')
  return hash
}
