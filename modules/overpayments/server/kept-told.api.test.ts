import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { approved } from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { act as leadPayment, readPayment } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  giveBack,
  id,
  kept,
  later,
  placementId,
  priya,
  readKept,
  reference,
  sides,
  withDebt,
} from './kept-back.test-people.ts'
import { readOverpayment, refusedBy, today } from './overpayments.test-people.ts'

withPeople()
withDebt()

/** The last entries of the payment's own history, the latest first. */
async function lastOf(payment: string, count: number) {
  const { body } = await priya.get<{ data: HistoryEntry[] }>(`/payments/${payment}/history`)
  return body.data.slice(0, count)
}

describe('a payment that something is kept back from', () => {
  it('tells in its own history how much, for which overpayment and why, and that it is removed', async () => {
    await kept(priya, id, later)
    await giveBack(priya, id, later)
    expect(await lastOf(later, 2)).toMatchObject([
      {
        action: 'payments.giveBack',
        actorName: 'Priya Raman',
        changes: { keptAmount: ['120.00', null], overpayment: [reference, null] },
      },
      {
        action: 'payments.keepBack',
        actorName: 'Priya Raman',
        changes: { keptAmount: [null, '120.00'], overpayment: [null, reference] },
        reason: 'As agreed by phone on 2 May',
      },
    ])
  })

  it('tells there too that nothing is kept back any more once it is returned', async () => {
    await kept(priya, id, later)
    await leadPayment(await server.as('caseOfficer'), later, 'return', { changes: 'The stub' })
    expect(await lastOf(later, 2)).toMatchObject([
      { action: 'payments.returnClaim' },
      { action: 'payments.giveBack', changes: { keptAmount: ['120.00', null] } },
    ])
  })

  it('shows the net amount to staff and to its employer, and to its participant neither that nor why', async () => {
    await kept(priya, id, later)
    for (const by of [priya, await server.as('employer')])
      // oxlint-disable-next-line no-await-in-loop -- one reader after the other
      expect((await readPayment(by, later)).netAmount).toBe('720.00')
    const zoe = await server.as('employee')
    expect(await readPayment(zoe, later)).toMatchObject({
      approvedAmount: '840.00',
      netAmount: null,
    })
  })

  it('offers no second time what is kept back from it in part', async () => {
    await kept(priya, id, later, { keptAmount: '20.00' })
    expect((await readKept(priya, later)).body).toMatchObject({ net: '820.00', owing: [] })
    const third = await approved(placementId, 2)
    expect((await readKept(priya, third)).body.owing).toEqual([{ id, most: '100.00' }])
  })

  it('offers finance nothing that is owed in a program in which they pay nothing', async () => {
    await sql`update overpayments set program_id = (select id from programs where id <> ${sides.programId} limit 1)
      where id = ${id}`.execute(server.db)
    expect((await readKept(priya, later)).body.owing).toHaveLength(1)
    const payIs = (rule: object) =>
      sql`update roles set rules = (select jsonb_agg(case when rule->>'subject' = 'Payments' and rule->>'action' = 'pay'
          then ${JSON.stringify(rule)}::jsonb else rule end) from jsonb_array_elements(rules) rule)
        where id = (select role_id from users where email = 'finance@example.org')`.execute(
        server.db,
      )
    const pay = { action: 'pay', subject: 'Payments' }
    await payIs({ ...pay, scope: 'program' })
    await sql`insert into user_programs (user_id, program_id) values (${await ownId(priya)}, ${sides.programId})
      on conflict do nothing`.execute(server.db)
    try {
      const scoped = await server.as('finance')
      expect((await readKept(scoped, later)).body.owing).toEqual([])
      await sql`update overpayments set program_id = ${sides.programId} where id = ${id}`.execute(
        server.db,
      )
      expect((await readKept(scoped, later)).body.owing).toHaveLength(1)
    } finally {
      await payIs(pay)
    }
  })

  it('gets nothing of it back from who assessed or approved it, but by being returned', async () => {
    await kept(priya, id, later)
    const me = await ownId(priya)
    await sql`update payments set assessors = assessors || ${me}::uuid where id = ${later}`.execute(
      server.db,
    )
    expect((await readKept(priya, later)).body.refusal).toBe('judgedPayment')
    expect(codeOf(await giveBack(priya, id, later))).toEqual([409, 'judgedPayment'])
    const inDatabase = sql`update overpayment_keeps set ended_on = ${today}, ended_by = ${me}
      where payment_id = ${later}`.execute(server.db)
    expect(await refusedBy(inDatabase)).toBe('overpayment_keeps_given_back')
    const amina = await server.as('caseOfficer')
    expect((await leadPayment(amina, later, 'return', { changes: 'The stub' })).status).toBe(200)
    expect((await readOverpayment(priya, id)).kept).toEqual([])
  })
})
