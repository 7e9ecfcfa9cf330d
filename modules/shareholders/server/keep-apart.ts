import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { findPair } from './duplicates.queries.ts'

/**
 * Remembers that two shareholders are not the same; saying so again changes nothing.
 * @throws 404 when the two were not found alike, or one of them is not the person's to merge
 */
export async function keepApart(
  change: Change,
  ids: { firstId: string; secondId: string },
): Promise<void> {
  const { db, person, now } = change
  const pair = await findPair(db, ids, person)
  if (!pair) throw notFound()
  if (pair.isKeptApart) return
  await sql`update shareholder_pairs set kept_apart_at = ${now}, kept_apart_by = ${person.userId}
    where id = ${pair.id}`.execute(db)
  const { first, second } = pair
  await auditOne(change, first, second.number)
  await auditOne(change, second, first.number)
}

const auditOne = (change: Change, of: { id: string; number: string }, other: string) =>
  change.audit({
    action: 'shareholders.keptApart',
    entity: 'shareholder',
    entityId: of.id,
    reference: of.number,
    changes: { notSameAs: [null, other] },
  })
