import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { standingOwn } from '#modules/custom-fields/server/kept-own.ts'
import { effectsOf } from '#modules/orders/server/ledger-effects.ts'
import {
  findOrder,
  loadOrder,
  scopeOf,
  type Reader,
  type EnteredOrder,
} from '#modules/orders/server/order.queries.ts'
import { readPresent } from '#modules/orders/server/snapshot-content.ts'
import {
  differingFields,
  differingShown,
  haveSameFiles,
  type SnapshotContent,
  type SnapshotFigures,
} from '../contract/snapshot.ts'
import type {
  SnapshotComparison,
  SnapshotList,
  SnapshotRow,
} from '../contract/snapshots.endpoints.ts'
import { supposedAfter } from './plan-restore.ts'
import { canDoWithSnapshots, maySnapshot } from './snapshot.policy.ts'

export interface StoredSnapshot extends Omit<
  SnapshotRow,
  'differences' | 'filesDiffer' | 'provesCare'
> {
  content: SnapshotContent
  figures: SnapshotFigures
}

const pageSize = 50

/** How long a deleted snapshot can be brought back. */
export const keptAfterDeletion = sql`interval '30 days'`

/** Custom fields are told as far as the order could have them again. */
export async function readStored(
  db: Db,
  orderId: string,
  where: RawBuilder<boolean>,
): Promise<StoredSnapshot[]> {
  const { rows } = await sql<StoredSnapshot>`
    select id, sequence, taken_at as "takenAt", taken_by_name as "takenBy", cause, label, content, figures,
      encode(sha256, 'hex') as sha256, schema_version as "schemaVersion", deleted_at as "deletedAt"
    from order_snapshots where order_id = ${orderId} and ${where} order by sequence desc`.execute(
    db,
  )
  const own = await standingOwn(db, 'order', {
    recordId: orderId,
    kept: rows.map(({ takenAt, content }) => ({ takenAt, own: content.custom ?? {} })),
  })
  return rows.map((row, at) => {
    const { custom: _, ...content } = row.content
    const custom = own[at] ?? {}
    const isNothing = Object.keys(custom).length === 0
    return { ...row, content: { ...content, ...(!isNothing && { custom }) } }
  })
}

/** A snapshot that is not deleted. @throws 404 otherwise */
export async function loadSnapshot(db: Db, orderId: string, id: string): Promise<StoredSnapshot> {
  const where = sql<boolean>`id = ${id} and deleted_at is null`
  const [found] = await readStored(db, orderId, where)
  if (!found) throw notFound()
  return found
}

export function asRow(stored: StoredSnapshot, present: SnapshotContent): SnapshotRow {
  const { content, figures: _figures, ...row } = stored
  return {
    ...row,
    differences: differingFields(content, present).length,
    filesDiffer: !haveSameFiles(content, present),
    provesCare: content.careStatus === 'confirmed',
  }
}

/** An order whose snapshots the person may see. @throws 404 otherwise */
async function loadForSnapshots(db: Db, id: string, reader: Reader): Promise<EnteredOrder> {
  const order = await loadOrder(db, id, reader)
  if (!maySnapshot(reader.person, 'view', scopeOf(order))) throw notFound()
  return order
}

const headOf = (order: EnteredOrder, { person }: Reader): SnapshotList['order'] => ({
  id: order.id,
  number: order.number,
  version: order.version,
  shareholderName: order.shareholder.name,
  can: canDoWithSnapshots(
    { scope: scopeOf(order), isShareholderActive: order.isShareholderActive },
    person,
  ),
})

/** The snapshots of an order, newest first, each with how far the order has moved since. */
export async function readSnapshots(
  db: Db,
  { id, before }: { id: string; before: number | null },
  reader: Reader,
): Promise<SnapshotList> {
  const order = await loadForSnapshots(db, id, reader)
  const { content: present } = await readPresent(db, id)
  const where = sql<boolean>`deleted_at is null and (${before}::int is null or sequence < ${before})`
  const found = await readStored(db, id, where)
  const mayRecover = before === null && maySnapshot(reader.person, 'delete', scopeOf(order))
  const deleted = mayRecover
    ? await readStored(db, id, sql<boolean>`deleted_at > clock_now() - ${keptAfterDeletion}`)
    : []
  return {
    order: headOf(order, reader),
    data: found.slice(0, pageSize).map((each) => asRow(each, present)),
    hasMore: found.length > pageSize,
    deleted: deleted.map((each) => asRow(each, present)),
  }
}

/** A snapshot beside another one, or beside the order as it is now with the effect on the ledger. */
export async function compareSnapshot(
  db: Db,
  { id, sid, withId }: { id: string; sid: string; withId: string | undefined },
  reader: Reader,
): Promise<SnapshotComparison> {
  const order = await loadForSnapshots(db, id, reader)
  const present = await readPresent(db, id)
  const snapshot = await loadSnapshot(db, id, sid)
  const beside = withId === undefined ? null : await loadSnapshot(db, id, withId)
  const all = await readStored(db, id, sql<boolean>`deleted_at is null and id <> ${sid}`)
  const { content, figures } = beside ?? present
  return {
    order: headOf(order, reader),
    snapshot: {
      ...asRow(snapshot, present.content),
      content: snapshot.content,
      figures: snapshot.figures,
    },
    other: beside && asRow(beside, present.content),
    otherKept: { content, figures },
    changed: differingShown(snapshot.content, content),
    ledger: beside ? null : await ledgerAfter(db, { order, snapshot }, reader),
    others: all.map(({ id: other, sequence, takenAt, cause }) => ({
      id: other,
      sequence,
      takenAt,
      cause,
    })),
  }
}

async function ledgerAfter(
  db: Db,
  { order, snapshot }: { order: EnteredOrder; snapshot: StoredSnapshot },
  { person }: Reader,
) {
  const other = order.counterparty ? await findOrder(db, order.counterparty.id) : null
  return effectsOf({ db, person }, supposedAfter(snapshot.content, { order, other }))
}
