import { sql } from 'kysely'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  act as leadBatch,
  add,
  batchOf,
  readBatch,
  release,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import { readPayment } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  giveBack,
  id,
  keep,
  kept,
  later,
  priya,
  readKept,
  withDebt,
} from './kept-back.test-people.ts'
import { readOverpayment, today, writeOff } from './overpayments.test-people.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()
withDebt()

/** A person has another role from now on, until the end of a test. */
const worksAs = async (who: Caller, role: string) =>
  sql`update users set role_id = (select id from roles where key = ${role}) where id = ${await ownId(who)}`.execute(
    server.db,
  )

let before: { id: string; roleId: string; status: string }[]
beforeAll(async () => {
  ;({ rows: before } = await sql<(typeof before)[number]>`
    select id, role_id as "roleId", status from users where type = 'staff'`.execute(server.db))
})
afterEach(async () => {
  for (const { id: user, roleId, status } of before)
    // oxlint-disable-next-line no-await-in-loop -- a handful of rows
    await sql`update users set role_id = ${roleId}, status = ${status} where id = ${user}`.execute(
      server.db,
    )
})

const body = { paymentId: '', keptAmount: '120.00', keptReason: 'As agreed' }
const many = <T>(make: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, at) => make(at)))

describe('of people who work elsewhere by now', () => {
  it('an approver who came to finance keeps nothing back from what they approved', async () => {
    const luc = await server.as('approver')
    await worksAs(luc, 'finance')
    expect((await readKept(luc, later)).body.refusal).toBe('judgedPayment')
    expect(codeOf(await keep(luc, id, later))).toEqual([409, 'judgedPayment'])
    await kept(priya, id, later)
    expect(codeOf(await giveBack(luc, id, later))).toEqual([409, 'judgedPayment'])
    expect((await readKept(priya, later)).body.net).toBe('720.00')
  })

  it('one who recorded the debt and approves now writes nothing of it off', async () => {
    await worksAs(priya, 'approver')
    expect(codeOf(await writeOff(priya, id))).toEqual([409, 'fourEyes'])
    expect(codeOf(await keep(priya, id, later))[0]).toBe(403)
    expect((await readOverpayment(await server.as('auditor'), id)).status).toBe('owed')
  })

  it('what one kept back who is gone is paid net and received, and still named', async () => {
    await kept(priya, id, later)
    const batch = await batchOf(priya, [later])
    const gone = await ownId(priya)
    const marc = await server.as('admin')
    await worksAs(marc, 'finance')
    await sql`update users set status = 'disabled' where id = ${gone}`.execute(server.db)
    expect(codeOf(await giveBack(priya, id, later))[0]).toBe(401)
    const { body: sent } = await release(marc, batch, { payOn: today })
    await leadBatch(marc, sent, 'result', { paidOn: today })
    expect(await readOverpayment(marc, id)).toMatchObject({
      status: 'recovered',
      receipts: [{ amount: '120.00', method: 'keptBack' }],
    })
    const history = await marc.get<{ data: object[] }>(`/overpayments/${id}/history`)
    expect(history.body.data).toContainEqual(
      expect.objectContaining({ actorName: 'Priya Raman', action: 'overpayments.keepBack' }),
    )
    expect(await verifyOverpayments(server.db)).toEqual([])
  })
})

describe('while a batch changes', () => {
  it('that is given up, something is kept back once or not at all, and the next batch pays what is left', async () => {
    const batch = await batchOf(priya, [later])
    const { version } = await readOverpayment(priya, id)
    const [given, ...answers] = await Promise.all([
      leadBatch(priya, batch, 'cancellation'),
      ...Array.from({ length: 20 }, () =>
        priya.post<object>(`/overpayments/${id}/kept`, { ...body, paymentId: later }, { version }),
      ),
    ])
    expect(given.status).toBe(200)
    const well = answers.filter(({ status }) => status === 200).length
    expect(answers.every(({ status }) => [200, 409, 412].includes(status))).toBe(true)
    expect(well).toBeLessThanOrEqual(1)
    const next = await batchOf(priya, [later])
    expect(next.total).toBe(well === 1 ? '720.00' : '840.00')
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('that takes it and lets it go, it is kept back and given back with no cent lost', async () => {
    await many(async (at) => {
      if (at % 4 === 0) return add(priya, [later])
      if (at % 4 === 1) return keep(priya, id, later)
      if (at % 4 === 2) return giveBack(priya, id, later)
      const { version } = await readPayment(priya, later)
      return priya.post<object>(`/payments/${later}/removal`, undefined, { version })
    })
    const { net, kept: keeps } = (await readKept(priya, later)).body
    expect(net).toBe(keeps.length === 1 ? '720.00' : '840.00')
    const { batchId } = await readPayment(priya, later)
    if (batchId) expect((await readBatch(priya, batchId)).total).toBe(net)
    expect(await verifyOverpayments(server.db)).toEqual([])
  })
})
