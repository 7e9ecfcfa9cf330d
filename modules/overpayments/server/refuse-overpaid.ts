import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'

/**
 * A payment that money is owed back of stays paid; asked under the lock of the payment.
 * @throws 409 `overpaymentRecorded`
 */
export async function refuseOverpaid(db: Db, paymentId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from overpayments where payment_id = ${paymentId} and status <> 'cancelled' limit 1`.execute(
    db,
  )
  if (rows.length > 0) throw refused('overpaymentRecorded')
}
