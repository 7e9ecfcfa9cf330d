import { customFieldOf } from './custom-field-things.ts'
import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { snapshotOrders } from '#modules/orders/server/take-snapshot.ts'

/** Orders of somebody who manages them, to be verified, and what stands beside them. */
export async function investorThings({ db }: TestServer, email: string) {
  const { rows } = await sql<{ orderId: string; shareholderId: string }>`
    select distinct on (o.shareholder_id) o.id as "orderId", o.shareholder_id as "shareholderId"
    from orders o join users u on u.id = o.assignee_id
    where u.email = ${email} and o.status = 'active' and o.care_status = 'pending' and o.side = 'buy'
    order by o.shareholder_id limit 2`.execute(db)
  const [first, second] = rows
  const wage = await db.selectFrom('minimum_wages').select('id').limit(1).executeTakeFirstOrThrow()
  const price = await db.selectFrom('share_prices').select('id').limit(1).executeTakeFirstOrThrow()
  if (!first || !second) throw new Error(`${email} has too few orders to verify`)
  // They look alike, so that they can be kept apart.
  await sql`update shareholders set phone = '+15145550111' where id in (${first.shareholderId}, ${second.shareholderId})`.execute(
    db,
  )
  return {
    ...first,
    ...(await snapshotsOf(db, first.orderId)),
    secondShareholderId: second.shareholderId,
    mergeId: await addMerge(db, first.shareholderId),
    sharePriceId: price.id,
    sourceId: await unusedSource(db),
    ...(await customFieldOf(db)),
    minimumWageId: wage.id,
  }
}

/** One that nobody has, so that it can be deleted. */
async function unusedSource(db: TestServer['db']): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with taken as (select coalesce(max(place), 0) as place from sources)
    insert into sources (name, place)
    select jsonb_build_object('en', 'Unused ' || place, 'fr', 'Inutile ' || place), place + 1 from taken
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function addMerge(db: TestServer['db'], keptId: string): Promise<string> {
  const evidence = {
    fields: { before: {}, after: {} },
    depotNumber: null,
    orders: [],
    parts: { notes: [], tasks: [], files: [] },
  }
  const { rows } = await sql<{ id: string }>`
    with dropped as (insert into shareholders (last_name, assignee_id, status, merged_into_id, merged_at)
      select 'Merged', assignee_id, 'merged', id, now() from shareholders where id = ${keptId} returning id)
    insert into shareholder_merges (kept_id, dropped_id, evidence)
      select ${keptId}, id, ${JSON.stringify(evidence)} from dropped returning id`.execute(db)
  return rows[0]?.id ?? ''
}

async function snapshotsOf(db: TestServer['db'], orderId: string) {
  await snapshotOrders(db, { cause: 'manual', where: sql`o.id = ${orderId}` })
  const { rows } = await sql<{ id: string }>`
    insert into order_snapshots (order_id, sequence, taken_by_name, cause, content, figures, sha256)
    select order_id, sequence + 1, taken_by_name, cause, content, figures, sha256 from order_snapshots
    where order_id = ${orderId} order by sequence desc limit 1 returning id`.execute(db)
  const kept = await sql<{ id: string }>`
    select id from order_snapshots where order_id = ${orderId} order by sequence limit 1`.execute(
    db,
  )
  return { snapshotId: kept.rows[0]?.id ?? '', deletedSnapshotId: rows[0]?.id ?? '' }
}
