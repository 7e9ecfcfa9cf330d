import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import type { Db } from '#kit/server/call.ts'
import { cast } from '#seeds/cast.ts'

/** How a record of a machine is made, brought into a state and led on over HTTP. */
export interface Driver {
  table:
    | 'application_documents'
    | 'applications'
    | 'placements'
    | 'holds'
    | 'funding_requests'
    | 'supplements'
    | 'change_requests'
    | 'payments'
    | 'payment_batches'
    | 'overpayments'
    | 'monitoring_forms'
    | 'bank_accounts'
    | 'orphaned_cases'
    | 'programs'
    | 'shareholders'
    | 'orders'
  /** Where the state lives, when not in `status`: the column, and the field of the audit row. */
  state?: { column: string; field: string }
  entity: string
  /** Action of the audit row of a step. */
  action: (step: string) => string
  bodies: Record<string, (id: string) => object | undefined | Promise<object>>
  /** Puts the record into a state in which every guard is content. */
  put(id: string, state: string): Promise<void>
  make(): Promise<string>
  /** Makes the record one that the step is for, where not every record has it. */
  ready?(id: string, step: string): Promise<void>
  /** The address of an endpoint of the record, where it names more than the record. */
  pathOf?(path: string, id: string): Promise<string>
  /** Who takes a step that staff do not. */
  by?: Record<string, () => Promise<{ caller: Caller; userId: string }>>
  /** The endpoint of the step does something else in these states, and leaves the status. */
  elsewise?: Record<string, readonly string[]>
}

const orderBodies = {
  activate: () => undefined,
  discard: () => undefined,
  recover: () => undefined,
  void: () => ({ reason: 'Entered twice' }),
  restore: () => undefined,
  confirmCare: () => ({}),
  rejectCare: () => ({ note: 'The slip does not match' }),
  withdrawCare: () => undefined,
  sendConfirmation: () => undefined,
  receiveConfirmation: () => undefined,
  withdrawConfirmation: () => undefined,
}

interface PutOrder {
  id: string
  status: string
  care?: string
  confirmation?: string
}

async function putOrder(db: Db, row: PutOrder) {
  const { id, status, care = 'pending', confirmation = 'notSent' } = row
  // A draft has no number; an order that comes from one takes the next.
  await sql`update orders set status = ${status}, number = case when ${status} in ('active', 'void')
      then coalesce(number, 'ORD-0000-' || sequence) end, void_reason = case when ${status} = 'void' then 'Twice' end,
    care_status = ${care}, confirmation = ${confirmation},
    care_by = case when ${care} <> 'pending' then (select id from users where email = ${cast.superAdmin.email}) end,
    care_at = case when ${care} <> 'pending' then clock_now() end where id = ${id}`.execute(db)
}

const orderDriver = (db: () => Db) => ({
  table: 'orders' as const,
  entity: 'order',
  action: (step: string) => `orders.${step}`,
  bodies: orderBodies,
  /** One that the administrator neither entered nor is assigned, and that no later sale needs. */
  async make() {
    const { rows } = await sql<{ id: string }>`
      select distinct on (shareholder_id) id, side from orders where status = 'active'
      order by shareholder_id, traded_moment desc, sequence desc`.execute(db())
    const last = await sql<{ id: string }>`
      select id from orders where side = 'buy' and id = any(${rows.map(({ id }) => id)}) limit 1`.execute(
      db(),
    )
    return last.rows[0]?.id ?? ''
  },
})

/** Shareholders and the three machines of an order. */
export const investorDrivers = (db: () => Db): Record<string, Driver> => ({
  shareholder: {
    table: 'shareholders',
    entity: 'shareholder',
    action: (step) => `shareholders.${step}`,
    bodies: { archive: () => undefined, restore: () => undefined },
    async put(id, state) {
      await sql`update shareholders set status = ${state}, merged_into_id = case when ${state} = 'merged'
          then (select o.id from shareholders o where o.id <> ${id} limit 1) end
        where id = ${id}`.execute(db())
    },
    async make() {
      const { rows } = await sql<{ id: string }>`select id from shareholders limit 1`.execute(db())
      return rows[0]?.id ?? ''
    },
  },
  order: { ...orderDriver(db), put: (id, status) => putOrder(db(), { id, status }) },
  orderCare: {
    ...orderDriver(db),
    state: { column: 'care_status', field: 'careStatus' },
    put: (id, care) => putOrder(db(), { id, status: 'active', care }),
  },
  orderConfirmation: {
    ...orderDriver(db),
    state: { column: 'confirmation', field: 'confirmation' },
    put: (id, confirmation) => putOrder(db(), { id, status: 'active', confirmation }),
  },
})
