import { sql } from 'kysely'
import type { ParentSource } from '#modules/notes-and-tasks/server/parents.ts'
import { toldOfOrder } from './order-history.queries.ts'
import { orderFacts } from './order-list.queries.ts'

/**
 * Whoever sees an order sees its notes, tasks and files; whoever has its confirmation in hand adds to
 * them. The history tells of an order's own fields alone, which whoever sees it sees.
 */
export const orderParent: ParentSource = {
  kind: 'order',
  read: [
    { action: 'view', subject: 'Orders View' },
    { action: 'view', subject: 'Orders List' },
  ],
  permits: {
    write: { action: 'update', subject: 'Orders View' },
    restore: { action: 'restore', subject: 'Orders Edit' },
    purge: { action: 'delete', subject: 'Orders Edit' },
  },
  from: sql`orders o join shareholders s on s.id = o.shareholder_id`,
  id: sql`o.id`,
  name: sql`s.display_name`,
  // A draft has no number of its own yet.
  reference: sql`coalesce(o.number, s.number)`,
  history: { entity: 'order', told: (looking, _id, entries) => toldOfOrder(looking, entries) },
  usualFile: 'orderSlip',
  facts: orderFacts,
}
