import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './call.ts'
import { Problem } from './problems.ts'

export interface Remembered {
  status: number
  answer: unknown
}

/** The same text for the same value, whatever the order of its keys. */
export const bodyHash = (body: unknown) =>
  createHash('sha256').update(canonical(body)).digest('base64url')

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  ) ?? ''

/**
 * Claims a key within the caller's transaction. Whoever comes second with the same key waits for
 * the first to commit and then receives its answer; with another body it is a 422.
 * @returns the first call's answer, or null when this call is the first
 */
export async function claimKey(
  db: Db,
  claim: { owner: string; key: string; endpoint: string; bodyHash: string },
): Promise<Remembered | null> {
  const inserted = await sql`
    insert into idempotency_keys (owner, key, endpoint, body_hash)
    values (${claim.owner}, ${claim.key}, ${claim.endpoint}, ${claim.bodyHash})
    on conflict (owner, key) do nothing`.execute(db)
  if (inserted.numAffectedRows === 1n) return null
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['endpoint', 'body_hash', 'status', 'answer'])
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .executeTakeFirst()
  if (known?.endpoint !== claim.endpoint || known.body_hash !== claim.bodyHash)
    throw new Problem(422, 'keyReused')
  return { status: known.status ?? 200, answer: known.answer }
}

export async function rememberAnswer(
  db: Db,
  claim: { owner: string; key: string },
  { status, answer }: Remembered,
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('owner', '=', claim.owner)
    .where('key', '=', claim.key)
    .execute()
}
