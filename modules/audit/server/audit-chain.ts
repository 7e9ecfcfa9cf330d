import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Settings } from '#kit/server/settings.ts'

export type Keys = Pick<Settings, 'encryptionKeys'>

/** What a seal covers: every column of an audit row, in one fixed spelling. */
export const content = sql<string>`jsonb_build_array(a.id, a.sequence, extract(epoch from a.at)::text, a.actor_id,
  a.actor_name, a.actor_role, a.action, a.entity, a.entity_id, a.reference, a.changes, a.reason, a.request_id)::text`

/** The seal before the first one. */
export const beginning = Buffer.alloc(32)

/** What a seal is made of, besides its key. */
export interface Sealing {
  before: Buffer
  position: number
  row: string
}

/** As rows were sealed before installations had keys: anybody can make it. */
export const unkeyedSeal = ({ before, row }: Sealing): Buffer =>
  createHash('sha256').update(before).update(row).digest()

/**
 * A seal that only holders of the key can make.
 * @throws when the installation has no key of that name
 */
export function keyedSeal(keys: Keys, keyId: string, sealing: Sealing): Buffer {
  const { before, position, row } = sealing
  return createHmac('sha256', derivedKey(keys, keyId, 'audit seals'))
    .update(before)
    .update(`\0${keyId}\0${position}\0`)
    .update(row)
    .digest()
}

/** What the seal of an erased row is made of: the seal that it had, upon which the next one rests. */
export interface Erasing {
  sealed: Buffer
  position: number
  /** As it is now. */
  row: string
}

/**
 * The seal of a row some values of which were erased.
 * @throws when the installation has no key of that name
 */
export function erasureSeal(keys: Keys, keyId: string, { sealed, position, row }: Erasing): Buffer {
  return createHmac('sha256', derivedKey(keys, keyId, 'audit erasures'))
    .update(sealed)
    .update(`\0${keyId}\0${position}\0`)
    .update(row)
    .digest()
}

/** Named by a seal, and not given. */
export class MissingKey extends Error {
  readonly keyId: string

  constructor(keyId: string) {
    super(`ENCRYPTION_KEYS has no key named ${keyId}`)
    this.keyId = keyId
  }
}

type Use = 'audit seals' | 'audit erasures'

const derived = {
  'audit seals': new WeakMap<Buffer, Buffer>(),
  'audit erasures': new WeakMap<Buffer, Buffer>(),
}

/** Not the key of protected values itself: one that is of use for nothing else. */
function derivedKey({ encryptionKeys }: Keys, keyId: string, use: Use): Buffer {
  const known = encryptionKeys.find(({ id }) => id === keyId)
  if (!known) throw new MissingKey(keyId)
  const own = derived[use].get(known.key) ?? Buffer.from(hkdfSync('sha256', known.key, '', use, 32))
  derived[use].set(known.key, own)
  return own
}
