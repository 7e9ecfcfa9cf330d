import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { findPair } from './duplicates.queries.ts'

interface Ids {
  firstId: string
  secondId: string
}

/**
 * Remembers that two shareholders are not the same; saying so again changes nothing.
 * @throws 404 when the two were not found alike, or one of them is not the person's to merge
 */
export async function keepApart(change: Change, ids: Ids): Promise<void> {
  const { db, person, now } = change
  const pair = await findPair(db, ids, person)
  if (!pair) throw notFound()
  if (pair.isKeptApart) return
  await sql`update shareholder_pairs set kept_apart_at = ${now}, kept_apart_by = ${person.userId}
    where id = ${pair.id}`.execute(db)
  await auditBoth(change, pair, 'keptApart')
}

/**
 * Takes that back: they are compared anew, and listed if they are still alike.
 * Saying so again changes nothing.
 * @throws 404 as above
 */
export async function compareAgain(change: Change, ids: Ids): Promise<void> {
  const { db, person } = change
  const pair = await findPair(db, ids, person)
  if (!pair) throw notFound()
  if (!pair.isKeptApart) return
  await sql`delete from shareholder_pairs where id = ${pair.id}`.execute(db)
  await sql`select pair_shareholder(s) from shareholders s
    where s.id = ${pair.first.id} and s.status = 'active'`.execute(db)
  await auditBoth(change, pair, 'comparedAgain')
}

async function auditBoth(
  change: Change,
  { first, second }: NonNullable<Awaited<ReturnType<typeof findPair>>>,
  what: 'keptApart' | 'comparedAgain',
) {
  for (const [of, other] of [
    [first, second],
    [second, first],
  ] as const)
    await change.audit({
      action: `shareholders.${what}`,
      entity: 'shareholder',
      entityId: of.id,
      reference: of.number,
      changes: {
        notSameAs: what === 'keptApart' ? [null, other.number] : [other.number, null],
      },
    })
}
