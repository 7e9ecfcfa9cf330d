import { sql, type RawBuilder } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import type { SnapshotCause } from '#modules/snapshots/contract/snapshot.ts'
import { selectContent, selectFigures, withPeople } from './snapshot-content.ts'

export interface Taken {
  id: string
  sequence: number
  sha256: string
  isNew: boolean
}

/**
 * Keeps an order's inputs as they are now, names beside ids, with the figures of the moment. What
 * equals the newest snapshot is not kept twice. Taken in the transaction of the change that follows.
 * @returns the snapshot that holds what the order says now
 */
export async function takeSnapshot(
  { db, person }: Pick<Change, 'db' | 'person'>,
  orderId: string,
  { cause, label = null }: { cause: SnapshotCause; label?: string | null },
): Promise<Taken> {
  // Two at the same moment follow one another, so that the second sees the first.
  await sql`select 1 from orders where id = ${orderId} for update`.execute(db)
  const added = await insertSnapshots(db, {
    cause,
    label,
    where: sql`o.id = ${orderId}`,
    takenAt: sql`clock_now()`,
    takenBy: sql`${person.userId}::uuid, ${person.name}::text`,
  })
  if (added[0]) return { ...added[0], isNew: true }
  const { rows } = await sql<Omit<Taken, 'isNew'>>`
    select id, sequence, encode(sha256, 'hex') as sha256 from order_snapshots
    where order_id = ${orderId} and deleted_at is null order by sequence desc limit 1`.execute(db)
  return { ...(rows[0] as Omit<Taken, 'isNew'>), isNew: false }
}

/** The same of many orders at once, in the transaction of one change of all of them. */
export const takeSnapshots = (
  { db, person }: Pick<Change, 'db' | 'person'>,
  orderIds: readonly string[],
  cause: SnapshotCause,
) =>
  insertSnapshots(db, {
    cause,
    label: null,
    where: sql`o.id = any(${orderIds}::uuid[])`,
    takenAt: sql`clock_now()`,
    takenBy: sql`${person.userId}::uuid, ${person.name}::text`,
  })

/** Snapshots of many orders at once, by whoever and when they were last changed. */
export const snapshotOrders = (
  db: Db,
  { cause, where }: { cause: SnapshotCause; where: RawBuilder<unknown> },
) =>
  insertSnapshots(db, {
    cause,
    label: null,
    where,
    takenAt: sql`p.updated_at`,
    takenBy: sql`p.updated_by, (select name from users where id = p.updated_by)`,
  })

interface Taking {
  cause: SnapshotCause
  label: string | null
  where: RawBuilder<unknown>
  takenAt: RawBuilder<unknown>
  takenBy: RawBuilder<unknown>
}

async function insertSnapshots(db: Db, { cause, label, where, takenAt, takenBy }: Taking) {
  const { rows } = await sql<{ id: string; sequence: number; sha256: string }>`
    with present as (
      select o.id, o.updated_by, o.updated_at, o.last_snapshot, ${selectContent} as content,
        ${selectFigures} as figures
      from orders o ${withPeople} where ${where})
    insert into order_snapshots (order_id, sequence, taken_at, taken_by, taken_by_name, cause, label, content, figures, sha256)
    select p.id, p.last_snapshot + 1, ${takenAt}, ${takenBy}, ${cause}, ${label}, p.content, p.figures,
      sha256(convert_to(p.content::text, 'UTF8'))
    from present p left join lateral (select sha256 from order_snapshots
      where order_id = p.id and deleted_at is null order by sequence desc limit 1) n on true
    where n.sha256 is distinct from sha256(convert_to(p.content::text, 'UTF8'))
    returning id, sequence, encode(sha256, 'hex') as sha256`.execute(db)
  return rows
}
