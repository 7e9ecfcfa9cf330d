import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { batchOf } from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  giveBack,
  id,
  keepInDatabase,
  kept,
  later,
  paymentId,
  priya,
  settled,
  withDebt,
} from './kept-back.test-people.ts'
import { recorded, refusedBy, today } from './overpayments.test-people.ts'

withPeople()
withDebt()

const change = (what: ReturnType<typeof sql>) =>
  refusedBy(
    sql`update overpayment_keeps set ${what} where payment_id = ${later}`.execute(server.db),
  )

/** A receipt of what is kept back from the later payment. */
const entered = (overpaymentId: string, amount: string) =>
  refusedBy(
    sql`insert into overpayment_receipts (overpayment_id, amount, received_on, method, keep_id, entered_by)
      select ${overpaymentId}, ${amount}, ${today}, 'keptBack', k.id, k.kept_by from overpayment_keeps k
      where k.payment_id = ${later}`.execute(server.db),
  )

/** The receipt is taken back, past every guard of the server. */
const takenBack = () =>
  sql`update overpayment_receipts set taken_back_on = ${today}, taken_back_by = entered_by, taken_back_reason = 'X'`.execute(
    server.db,
  )

describe('the database holds what is kept back', () => {
  it('above nothing', async () => {
    expect(await refusedBy(keepInDatabase({ id, paymentId: later, amount: '0.00' }))).toBe(
      'overpayment_keeps_amount_check',
    )
  })

  it('until a day and by a person, once', async () => {
    await kept(priya, id, later)
    expect(await change(sql`ended_on = ${today}`)).not.toBeNull()
    await giveBack(priya, id, later)
    expect(await change(sql`ended_on = null, ended_by = null`)).toBe('overpayment_keeps_stay')
  })

  it('as received with its payment alone: not before, not otherwise, not for another debt, and once', async () => {
    const other = await recorded(priya, paymentId, { amount: '300.00' })
    await kept(priya, id, later)
    expect(await entered(id, '120.00')).toBe('overpayment_receipts_of_paid')
    await settled([later])
    expect(await entered(id, '120.00')).toBe('overpayment_receipts_of_keep')
    await takenBack()
    expect(await entered(id, '119.00')).toBe('overpayment_receipts_of_paid')
    expect(await entered(other.id, '120.00')).toBe('overpayment_receipts_of_paid')
    expect(await entered(id, '120.00')).toBeNull()
  })

  it('so that a batch never takes money from the payee', async () => {
    const batch = await batchOf(priya, [later])
    const less = sql`update payment_batch_entries set amount = -0.01 where batch_id = ${batch.id}`
    expect(await refusedBy(less.execute(server.db))).toBe('payment_batch_entries_amount_check')
  })
})
