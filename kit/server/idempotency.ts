import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { canonical } from './canonical.ts'
import type { Db } from './call.ts'
import { decrypt, encrypt } from './encryption.ts'
import { keyedHashes } from './keyed-hash.ts'
import { Problem } from './problems.ts'
import type { Settings } from './settings.ts'

export interface Remembered {
  status: number
  answer: unknown
}

/** Where answers are remembered, and by which keys they are sealed: some hold a secret link. */
interface Memory {
  db: Db
  settings: Pick<Settings, 'encryptionKeys'>
}

/** What makes a request the same as another one to the same endpoint. */
export interface Asked {
  params: unknown
  query: unknown
  /** Of the record that it follows. */
  version: number
  body: unknown
  file: Buffer | null
}

/**
 * The same texts for the same request: about the same record, by the same terms, with the same content;
 * under the present key first. Without a key a number that was typed could be found by trying them all.
 */
const requestHashes = (keys: Pick<Settings, 'encryptionKeys'>, { file, ...asked }: Asked) =>
  keyedHashes(keys, {
    purpose: 'idempotency',
    value: canonical({ ...asked, file: file && createHash('sha256').update(file).digest('hex') }),
  }).map((hash) => hash.toString('base64url'))

/**
 * Claims a key within the caller's transaction. Whoever comes second with the same key waits for
 * the first to commit and then receives its answer; with another request it is a 422.
 * @returns the first call's answer, or null when this call is the first
 */
export async function claimKey(
  { db, settings }: Memory,
  claim: { owner: string; key: string; endpoint: string; asked: Asked },
): Promise<Remembered | null> {
  const hashes = requestHashes(settings, claim.asked)
  const inserted = await sql`
    insert into idempotency_keys (owner, key, endpoint, body_hash)
    values (${claim.owner}, ${claim.key}, ${claim.endpoint}, ${hashes[0]})
    on conflict (owner, key) do nothing`.execute(db)
  if (inserted.numAffectedRows === 1n) return null
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'status', 'sealed_answer', 'answer'])
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .executeTakeFirst()
  if (known?.endpoint !== claim.endpoint || !hashes.includes(known.body_hash))
    throw new Problem(422, 'keyReused')
  const { status, sealed_answer: sealed, answer } = known
  return { status: status ?? 200, answer: sealed ? JSON.parse(decrypt(settings, sealed)) : answer }
}

export async function rememberAnswer(
  { db, settings }: Memory,
  claim: { owner: string; key: string },
  { status, answer }: Remembered,
): Promise<void> {
  const sealed = answer === undefined ? null : encrypt(settings, JSON.stringify(answer))
  await db
    .updateTable('idempotency_keys')
    .set({ status, sealed_answer: sealed })
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .execute()
}
