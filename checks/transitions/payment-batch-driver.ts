import { sql } from 'kysely'
import { dayOf } from '#kit/server/organisation.ts'
import { bankAccountOf } from '../authorization/bank-account-things.ts'
import { fillBatch, paymentBatchOf, restoreBatch } from '../authorization/payment-batch-things.ts'
import type { Driver } from './investor-drivers.ts'
import { finance, server } from './transitions.test-people.ts'
import { ownId } from '#apps/server/test-server.ts'

interface Paid {
  /** A placement’s claim, ready to be put into a state. */
  make: () => Promise<string>
  put: (id: string, state: string) => Promise<void>
}

/** What of a batch's payment is so in a state of the batch. */
const ofPayment: Record<string, string> = { open: 'batched', released: 'sent', settled: 'paid' }

/** How a batch of one payment is made, brought into a state and led on over HTTP. */
export const paymentBatchDriver = ({ make, put }: Paid): Driver => {
  const payments = new Map<string, string>()
  const today = () => dayOf({ timeZone: 'America/Toronto' }, server.clock.now())
  const asFinance = async () => ({ caller: finance, userId: await ownId(finance) })
  return {
    table: 'payment_batches',
    entity: 'paymentBatch',
    action: (step) => `paymentBatches.${step}`,
    bodies: {
      release: () => ({ payOn: today(), total: '100.00' }),
      settle: () => ({ paidOn: today() }),
      cancel: () => undefined,
    },
    by: { release: asFinance, settle: asFinance, cancel: asFinance },
    async put(id, state) {
      const paymentId = payments.get(id) ?? ''
      await clear(id, paymentId, put)
      if (state === 'cancelled') {
        await sql`update payment_batches set status = 'cancelled', cancelled_on = organisation_today(),
          cancelled_by = created_by where id = ${id}`.execute(server.db)
        return
      }
      await verifiedAccountOf(paymentId)
      await fillBatch(server, { batchId: id, paymentId, status: state })
      await sql`update payments set status = ${ofPayment[state] ?? ''}, batch_id = ${id},
          sent_on = case when ${state} <> 'open' then organisation_today() end,
          paid_on = case when ${state} = 'settled' then organisation_today() end
        where id = ${paymentId}`.execute(server.db)
    },
    async make() {
      const id = await paymentBatchOf(server)
      const paymentId = await make()
      payments.set(id, paymentId)
      return id
    },
  }
}

async function clear(id: string, paymentId: string, put: Paid['put']) {
  await sql`update payments set status = 'approved', batch_id = null, sent_on = null, paid_on = null
    where batch_id = ${id}`.execute(server.db)
  await restoreBatch(server.db, id)
  await put(paymentId, 'approved')
}

/** Payments of its employer can be sent: nothing holds them, and it is known where to. */
export async function verifiedAccountOf(paymentId: string) {
  await sql`update holds set status = 'lifted', ended_on = starts_on where status = 'open'`.execute(
    server.db,
  )
  await sql`update bank_accounts set status = 'replaced' where status in ('proposed', 'verified')`.execute(
    server.db,
  )
  const { rows } = await sql<{ id: string }>`
    select application_id as id from payments where id = ${paymentId}`.execute(server.db)
  const account = await bankAccountOf(server, rows[0]?.id ?? '')
  await sql`update bank_accounts b set status = 'verified', decided_at = clock_now(),
      employer_id = (select employer_id from payments where id = ${paymentId}),
      decided_by = (select id from users where email = 'finance@example.org')
    where id = ${account}`.execute(server.db)
}
