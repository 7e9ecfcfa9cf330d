import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, notFound, refused } from '#kit/server/problems.ts'
import { bringBackSnapshot, hideSnapshot } from '#modules/orders/server/mark-snapshot.ts'
import { loadOrder, scopeOf, type StoredOrder } from '#modules/orders/server/order.queries.ts'
import { takeSnapshot } from '#modules/orders/server/take-snapshot.ts'
import { keptAfterDeletion, loadSnapshot, readStored } from './snapshot.queries.ts'
import { maySnapshot, refusalOfDeleting, refusalOfTaking } from './snapshot.policy.ts'

interface About {
  orderId: string
  snapshotId: string
}

/**
 * Keeps an order as it is, by hand.
 * @returns the id
 * @throws 409 `sameAsSnapshot` when the newest one holds the same
 */
export async function keepByHand(
  change: Change,
  { orderId, label }: { orderId: string; label: string | null },
): Promise<string> {
  const order = await loadOrder(change.db, orderId, change)
  const reason = refusalOfTaking(scopeOf(order), change.person)
  if (reason === 'notPermitted') throw forbidden()
  if (reason) throw refused(reason)
  const taken = await takeSnapshot(change, orderId, { cause: 'manual', label: label || null })
  if (!taken.isNew) throw refused('sameAsSnapshot', { sequence: taken.sequence })
  await record(change, order, {
    action: 'orders.takeSnapshot',
    changes: { snapshot: [null, taken.sequence], sha256: [null, taken.sha256] },
  })
  return taken.id
}

/**
 * Marks a snapshot as deleted; the order stays as it is, and the history keeps who took it when and
 * its digest. @throws 409 `provesCare` when CARE was confirmed on what it holds
 */
export async function deleteSnapshot(
  change: Change,
  { orderId, snapshotId }: About,
): Promise<void> {
  const order = await loadForDeletion(change, orderId)
  const snapshot = await loadSnapshot(change.db, orderId, snapshotId)
  const reason = refusalOfDeleting(snapshot.content)
  if (reason) throw refused(reason)
  await hideSnapshot(change, snapshotId)
  const { sequence, sha256, takenAt, takenBy } = snapshot
  await record(change, order, {
    action: 'orders.deleteSnapshot',
    changes: {
      snapshot: [sequence, null],
      sha256: [sha256, null],
      takenAt: [takenAt, null],
      takenBy: [takenBy, null],
    },
  })
}

/** Brings a deleted snapshot back. @throws 404 once it is purged */
export async function recoverSnapshot(
  change: Change,
  { orderId, snapshotId }: About,
): Promise<void> {
  const order = await loadForDeletion(change, orderId)
  const where = sql<boolean>`id = ${snapshotId} and deleted_at > clock_now() - ${keptAfterDeletion}`
  const [snapshot] = await readStored(change.db, orderId, where)
  if (!snapshot) throw notFound()
  await bringBackSnapshot(change, snapshotId)
  await record(change, order, {
    action: 'orders.recoverSnapshot',
    changes: { snapshot: [null, snapshot.sequence], sha256: [null, snapshot.sha256] },
  })
}

async function loadForDeletion(change: Change, orderId: string): Promise<StoredOrder> {
  const order = await loadOrder(change.db, orderId, change)
  if (!maySnapshot(change.person, 'delete', scopeOf(order))) throw forbidden()
  return order
}

async function record(
  change: Change,
  order: StoredOrder,
  entry: { action: string; changes: Record<string, [unknown, unknown]> },
) {
  const { id, number } = order
  await change.audit({ ...entry, entity: 'order', entityId: id, reference: number })
  await change.announce({
    topic: 'snapshots',
    id,
    subject: 'Order Snapshots',
    facts: { ...scopeOf(order) },
  })
}
