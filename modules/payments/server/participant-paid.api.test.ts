import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintIn } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { Dashboard } from '#modules/dashboard/contract/work.endpoints.ts'
import { liftAll, place, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  givenToZoe,
  lettersTo,
  notePaid,
  simonBeaulieu,
  withOwnPass,
} from './participant-claims.test-people.ts'
import { act, complaints, listed, readPayment } from './payments.test-people.ts'
import { given, less, withPass } from './supplement-claims.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let applicationId: string
let pass: string
let zoe: Caller
let amina: Caller
let luc: Caller
let priya: Caller
let root: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  priya = await server.as('finance')
  root = await server.as('superAdmin')
})

/** Of the ledger’s line, of the supplement, and in the program’s budget. */
async function money() {
  const { participantId, programId } = await sidesOf(applicationId)
  type Line = { kind: string; claimed: string | null; paid: string | null }
  const ledger = await root.get<{ data: { lines: Line[] }[] }>(
    `/participants/${participantId}/ledger`,
  )
  const program = await root.get<{ budget: { claimed: string; paid: string } }>(
    `/programs/${programId}`,
  )
  const line = ledger.body.data[0]?.lines.find(({ kind }) => kind === 'supplement')
  const { claimed, paid } = program.body.budget
  const supplement = (await readSupplement(root, pass)).money
  return { ledger: [line?.claimed, line?.paid], budget: [claimed, paid], supplement }
}

describe('what a participant is to be paid', () => {
  it('is noted as paid by finance, and counts in ledger, budget and supplement', async () => {
    const id = await givenToZoe(pass, less)
    expect((await readPayment(priya, id)).can).toMatchObject({ recordPaid: true })
    expect((await money()).budget).toEqual(['150.00', '0.00'])
    server.clock.moveTo(new Date('2027-05-06T16:00:00Z'))
    priya = await server.as('finance')
    root = await server.as('superAdmin')
    const { status, body } = await notePaid(priya, id, { paidOn: '2027-05-05' })
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'paid',
        paidOn: '2027-05-05',
        paidHow: 'cheque',
        paidReference: 'Cheque 4711',
        paidBy: 'Priya Raman',
        batchId: null,
        sentOn: null,
        can: {},
      },
    ])
    expect(await money()).toEqual({
      ledger: ['180.00', '150.00'],
      budget: ['150.00', '150.00'],
      supplement: { claimed: '150.00', paid: '150.00', left: '390.00' },
    })
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'payments.recordPaid',
      reason: 'Cheque 4711',
      changes: { status: ['approved', 'paid'], paidOn: [null, '2027-05-05'] },
    })
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is told to the participant: how much, when and how', async () => {
    const id = await givenToZoe(pass)
    await notePaid(priya, id)
    const letters = await lettersTo(id)
    const letter = letters.at(-1)
    expect(letter?.kind).toBe('paid')
    expect(letter?.recipient).toBe(letters[0]?.recipient)
    expect(letter?.body).toContain('Cheque 4711')
    expect(letter?.body).toContain('180.00')
    expect(await readPayment(zoe, id)).toMatchObject({
      status: 'paid',
      paidReference: 'Cheque 4711',
      paidBy: null,
    })
  })

  it.each([
    [{ paidOn: '2027-05-02' }, { paidOn: 'dayPaid' }],
    [{ paidOn: '2027-05-04' }, { paidOn: 'dayPaid' }],
    [{ paidOn: null }, { paidOn: 'required' }],
    [{ paidHow: 'cash' }, { paidHow: 'choice' }],
    [{ paidReference: '' }, { paidReference: 'required' }],
  ])('is refused at its field with %j', async (also, wrong) => {
    const id = await givenToZoe(pass)
    const { status, body } = await notePaid(priya, id, also)
    expect([status, complaints(body)]).toEqual([422, wrong])
  })

  it('says from which day on it can have been paid', async () => {
    const id = await givenToZoe(pass)
    const answer = await notePaid(priya, id, { paidOn: '2027-05-02' })
    expect(complaintIn(answer, 'paidOn')?.message).toBe('Enter a day from May 3, 2027 to today')
  })

  it('is noted by finance alone, and by none who assessed or approved it; who entered it may', async () => {
    const id = await givenToZoe(pass)
    for (const by of [amina, luc, zoe, root]) expect((await notePaid(by, id)).status).toBe(403)
    const actsOf = async (column: string) => {
      const { rows } =
        await sql`select ${sql.ref(column)} as was from payments where id = ${id}`.execute(
          server.db,
        )
      return rows[0] as { was: unknown }
    }
    for (const column of ['approved_by', 'first_approved_by', 'assessors']) {
      const { was } = await actsOf(column)
      const me = await ownId(priya)
      const now = column === 'assessors' ? sql`assessors || ${me}::uuid` : sql`${me}`
      const also =
        column === 'first_approved_by' ? sql`, first_approved_on = organisation_today()` : sql``
      await sql`update payments set ${sql.ref(column)} = ${now} ${also} where id = ${id}`.execute(
        server.db,
      )
      expect([column, codeOf(await notePaid(priya, id))]).toEqual([column, [409, 'fourEyes']])
      const undo = column === 'first_approved_by' ? sql`, first_approved_on = null` : sql``
      await sql`update payments set ${sql.ref(column)} = ${was} ${undo} where id = ${id}`.execute(
        server.db,
      )
    }
    await sql`update payments set entered_by = ${[await ownId(priya)]} where id = ${id}`.execute(
      server.db,
    )
    expect((await notePaid(priya, id)).status).toBe(200)
  })

  it('waits for a hold on payments, and for a placement that ended before', async () => {
    const id = await givenToZoe(pass)
    const { employerId } = await sidesOf(applicationId)
    await place(luc, { employerId }, { effects: ['payment'] })
    expect(codeOf(await notePaid(priya, id))).toEqual([409, 'paymentHeld'])
    await liftAll()
    const endOn = (day: string) =>
      sql`update placements set planned_end_on = ${day} where id = ${placementId}`.execute(
        server.db,
      )
    await endOn('2027-03-13')
    expect(codeOf(await notePaid(priya, id))).toEqual([409, 'pastLastDay'])
    await endOn('2027-06-27')
    expect((await notePaid(priya, id)).status).toBe(200)
    expect(codeOf(await notePaid(priya, id))).toEqual([409, 'wrongState'])
  })

  it('never comes back from a bank', async () => {
    const id = await givenToZoe(pass)
    await notePaid(priya, id)
    const { version } = await readPayment(priya, id)
    const back = { failureReason: 'accountClosed' }
    expect(codeOf(await priya.post(`/payments/${id}/result`, back, { version }))).toEqual([
      409,
      'notByBatch',
    ])
  })

  it('that was noted by mistake is to be paid again, and counts as paid no more', async () => {
    const id = await givenToZoe(pass, less)
    await notePaid(priya, id)
    const undo = (by: Caller, undoReason: string | null = 'The cheque was never sent') =>
      act(by, id, 'unpaid', { undoReason })
    for (const by of [amina, luc, zoe]) expect((await undo(by)).status).toBe(403)
    expect((await undo(await server.as('employer'))).status).toBe(403)
    expect(complaints((await undo(priya, '')).body)).toEqual({ undoReason: 'required' })
    expect((await readPayment(priya, id)).can).toEqual({ undoPaid: true })
    expect((await undo(priya)).body).toMatchObject({
      status: 'approved',
      approvedAmount: '150.00',
      paidOn: null,
      paidHow: null,
      paidReference: null,
      paidBy: null,
      can: { recordPaid: true },
    })
    expect(await money()).toEqual({
      ledger: ['180.00', null],
      budget: ['150.00', '0.00'],
      supplement: { claimed: '150.00', paid: '0.00', left: '390.00' },
    })
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'payments.undoPaid',
      reason: 'The cheque was never sent',
      changes: { status: ['paid', 'approved'], paidOn: ['2027-05-03', null] },
    })
    expect((await lettersTo(id)).at(-1)).toMatchObject({
      kind: 'unpaid',
      body: expect.stringMatching(/still to be paid[^]*150\.00/) as string,
    })
    expect((await undo(priya)).status).toBe(409)
    expect((await notePaid(priya, id, { paidReference: 'Cheque 4712' })).status).toBe(200)
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('stands apart from what a batch pays, in lists and counts', async () => {
    const id = await givenToZoe(pass)
    const idsOf = async (payee: string) =>
      (await listed(priya, `filter[status]=approved&filter[payee]=${payee}`)).data.map(
        (row) => row.id,
      )
    expect([await idsOf('participant'), await idsOf('employer')]).toEqual([[id], []])
    const { payments } = (await priya.get<Dashboard>('/dashboard')).body
    expect(payments).toMatchObject({ toPay: 0, toParticipants: 1 })
  })

  it('is held by the database: in no batch, on a day that has come, by a third person', async () => {
    const id = await givenToZoe(pass)
    const put = (row: ReturnType<typeof sql>) =>
      sql`update payments set ${row} where id = ${id}`.execute(server.db)
    const noted = async (day: string, by: Caller) =>
      put(sql`status = 'paid', paid_on = ${day}, paid_how = 'cheque', paid_reference = 'X',
        paid_noted_on = organisation_today(), paid_by = ${await ownId(by)}`)
    await expect(put(sql`status = 'failed', failed_on = organisation_today()`)).rejects.toThrow(
      'payments_',
    )
    await expect(noted('2027-05-04', priya)).rejects.toThrow('payments_noted_days')
    await expect(noted('2027-05-02', priya)).rejects.toThrow('payments_noted_days')
    for (const by of [await simonBeaulieu(), luc])
      await expect(noted('2027-05-03', by)).rejects.toThrow('payments_paid_four_eyes')
    await expect(put(sql`status = 'paid', paid_on = '2027-05-03'`)).rejects.toThrow('payments_')
    const batch = await sql<{ id: string }>`
      insert into payment_batches (created_by) values (${await ownId(priya)}) returning id`.execute(
      server.db,
    )
    await expect(put(sql`status = 'batched', batch_id = ${batch.rows[0]?.id}`)).rejects.toThrow(
      'payments_to_participants',
    )
  })

  it('is held by the database to the facts of its way of payment, as what an employer is paid is', async () => {
    const id = await givenToZoe(pass)
    await notePaid(priya, id)
    const constraintOf = (payment: string, row: ReturnType<typeof sql>) =>
      sql`update payments set ${row} where id = ${payment}`.execute(server.db).then(
        () => null,
        (error: { constraint?: string }) => error.constraint,
      )
    for (const row of [sql`paid_reference = null`, sql`paid_by = null`, sql`paid_how = null`])
      expect(await constraintOf(id, row)).toMatch(/^payments_check/)
    const wages = await given(await withPass(placementId))
    const { rows } = await sql<{ id: string }>`
      insert into payment_batches (created_by) values (${await ownId(priya)}) returning id`.execute(
      server.db,
    )
    for (const row of [
      sql`batch_id = ${rows[0]?.id}`,
      sql`sent_on = '2027-05-03'`,
      sql`paid_how = 'cheque'`,
      sql`entered_by = array[${await ownId(priya)}::uuid]`,
    ])
      expect(await constraintOf(wages, row)).toMatch(/^payments_check/)
  })
})
