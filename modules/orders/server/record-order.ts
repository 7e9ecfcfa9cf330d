import type { Change } from '#kit/server/call.ts'
import type { OrderScope } from './order.policy.ts'

export interface Recorded {
  id: string
  /** Null of a draft. */
  number: string | null
  shareholderId: string
  version: number
  scope: OrderScope
}

interface Entry {
  action: string
  changes: Record<string, [unknown, unknown]>
  reason?: string | null
}

/** Audit row and live events of something done to an order. */
export async function recordOrder(change: Change, order: Recorded, entry: Entry): Promise<void> {
  await change.audit({
    action: entry.action,
    entity: 'order',
    entityId: order.id,
    reference: order.number,
    changes: entry.changes,
    reason: entry.reason ?? null,
  })
  await announceOrder(change, order)
}

/** Open screens that show an order, or the purchase history that it is part of, have it anew. */
export async function announceOrder(
  change: Change,
  order: Omit<Recorded, 'number'>,
): Promise<void> {
  await change.announce({
    topic: 'orders',
    id: order.id,
    version: order.version,
    subject: 'Orders View',
    facts: { ...order.scope },
  })
  await change.announce({
    topic: 'ledger',
    id: order.shareholderId,
    subject: 'Shareholders View',
    facts: await scopeOfHolder(change, order.shareholderId),
  })
}

/** Who sees a purchase history depends on whose customer it is, not on whose order. */
async function scopeOfHolder({ db }: Change, id: string) {
  const holder = await db
    .selectFrom('shareholders')
    .select(['assignee_id as assigneeId', 'team_id as teamId'])
    .where('id', '=', id)
    .executeTakeFirst()
  return { ...holder }
}
