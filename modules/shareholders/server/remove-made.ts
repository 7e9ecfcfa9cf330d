import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { onItsOwn } from '#kit/server/each-on-its-own.ts'
import { refused } from '#kit/server/problems.ts'

/** Why a shareholder that was made of a lead stays; null when nothing holds it. */
export type WhyKept = 'shareholderMerged' | 'shareholderHasOrders' | null

/** Orders count whatever their state, and merges even when they were undone: both go on naming it. */
export async function whyKept(db: Db, id: string): Promise<WhyKept> {
  const { rows } = await sql<{ isMerged: boolean; hasOrders: boolean }>`
    select s.status = 'merged' or exists (select 1 from shareholder_merges m
        where s.id in (m.kept_id, m.dropped_id)) as "isMerged",
      exists (select 1 from orders o where o.shareholder_id = s.id) as "hasOrders"
    from shareholders s where s.id = ${id}`.execute(db)
  const [found] = rows
  if (found?.isMerged) return 'shareholderMerged'
  return found?.hasOrders ? 'shareholderHasOrders' : null
}

/**
 * Takes a shareholder away that was made of a lead, while nothing hangs on it; it is held already.
 * @throws 409 with why it stays
 */
export async function removeMade(
  change: Change,
  { id, number, name }: { id: string; number: string; name: string },
  madeOf: string,
): Promise<void> {
  const why = await whyKept(change.db, id)
  if (why) throw refused(why)
  const removal = await onItsOwn(change, () =>
    sql`delete from shareholders where id = ${id}`.execute(change.db),
  )
  if ('problem' in removal) throw refused('shareholderInUse')
  await change.audit({
    action: 'shareholders.conversionUndone',
    entity: 'shareholder',
    entityId: id,
    reference: number,
    changes: { name: [name, null], convertedFrom: [madeOf, null] },
  })
}
