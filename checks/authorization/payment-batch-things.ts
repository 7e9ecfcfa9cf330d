import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { cast } from '#seeds/cast.ts'

type Db = TestServer['db']
type Place = Pick<TestServer, 'db' | 'system'>

/** A batch that is open, and holds nothing. */
export async function paymentBatchOf({ db }: Place): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into payment_batches (created_by) select id from users where email = ${cast.finance.email}
    returning id`.execute(db)
  return rows[0]?.id ?? ''
}

/** As it was begun; what was put into it meanwhile is in none. */
export async function restoreBatch(db: Db, id: string) {
  await sql`update payment_batches set status = 'open', pay_on = null, released_on = null, released_by = null,
      release_number = null, file_kind = null, file = null, paid_on = null, settled_by = null, cancelled_on = null,
      cancelled_by = null
    where id = ${id}`.execute(db)
  await sql`delete from payment_batch_entries where batch_id = ${id}`.execute(db)
}

/** The same with a payment in it, in a state: `released` has a file. */
export async function fillBatch(
  { db, system }: Place,
  { batchId, paymentId, status }: { batchId: string; paymentId: string; status: string },
) {
  const isReleased = status === 'released' || status === 'settled'
  const file = encrypt(system.settings, 'Payment,Amount')
  await sql`insert into payment_batch_entries (batch_id, payment_id, amount, added_by, bank_account_id)
    select ${batchId}, y.id, y.approved_amount, u.id,
      case when ${isReleased} then (select id from bank_accounts c where c.employer_id = y.employer_id limit 1) end
    from payments y, users u where y.id = ${paymentId} and u.email = ${cast.finance.email}`.execute(
    db,
  )
  await sql`update payment_batches b set status = ${status},
      pay_on = case when ${isReleased} then organisation_today() end,
      released_on = case when ${isReleased} then organisation_today() end,
      released_by = case when ${isReleased} then b.created_by end,
      release_number = case when ${isReleased} then (select coalesce(max(release_number), 0) + 1 from payment_batches) end,
      file_kind = case when ${isReleased} then 'csv' end,
      file = case when ${isReleased} then ${file} end,
      paid_on = case when ${status} = 'settled' then organisation_today() end,
      settled_by = case when ${status} = 'settled' then b.created_by end
    where id = ${batchId}`.execute(db)
}
