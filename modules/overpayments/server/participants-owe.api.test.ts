import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  givenToZoe,
  lettersTo,
  notePaid,
  withOwnPass,
} from '#modules/payments/server/participant-claims.test-people.ts'
import { act as leadPayment, readPayment } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
import {
  act,
  listed,
  readOverpayment,
  receive,
  record,
  recorded,
  recoveredOf,
  refusedBy,
  takeBack,
  writeOff,
} from './overpayments.test-people.ts'
import { remindOwing } from './remind-owing.ts'
import { verifyOverpayments } from './verify-overpayments.ts'

withPeople()

let placementId: string
let applicationId: string
let pass: string
let paymentId: string
let zoe: Caller
let rachel: Caller
let priya: Caller
let luc: Caller
let root: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  paymentId = await givenToZoe(pass)
  zoe = await server.as('employee')
  rachel = await server.as('employer')
  priya = await server.as('finance')
  luc = await server.as('approver')
  root = await server.as('superAdmin')
  await notePaid(priya, paymentId)
})

const owedByZoe = (also: object = {}) =>
  recorded(priya, paymentId, {
    amount: '60.00',
    reason: 'paidByOthers',
    explanation: 'The city paid a third',
    ...also,
  })

/** To whom the letters about it go, in which language, and what they say. */
async function sent(id: string) {
  const { rows } = await sql<{ kind: string; recipient: string; language: string; body: string }>`
    select replace(template, 'overpayments.', '') as kind, recipient, language, body from outbox_messages
    where record_entity = 'overpayment' and record_id = ${id} order by id`.execute(server.db)
  return rows
}

const languageOfZoe = async (language: 'en' | 'fr') => {
  const { participantId } = await sidesOf(applicationId)
  await sql`update participants set language = ${language} where id = ${participantId}`.execute(
    server.db,
  )
}

describe('what a participant owes back', () => {
  it('is recorded by finance, within what was paid, and the participant is told at their own address', async () => {
    expect((await priya.get(`/overpayments/terms?paymentId=${paymentId}`)).body).toMatchObject({
      left: '180.00',
      early: null,
    })
    const made = await owedByZoe()
    expect(made).toMatchObject({ status: 'owed', owedBy: 'participant', remainingAmount: '60.00' })
    expect((await record(priya, paymentId, { amount: '120.01' })).status).toBe(422)
    const [letter] = await sent(made.id)
    const [approval] = await lettersTo(paymentId)
    expect(letter?.kind).toBe('owed')
    expect(letter?.recipient).toBe(approval?.recipient)
    expect(letter?.body).toContain('The city paid a third')
    expect(letter?.body).toContain('60.00')
    for (const by of [zoe, rachel, luc, root])
      expect((await record(by, paymentId)).status).toBe(403)
    expect(await verifyOverpayments(server.db)).toEqual([])
  })

  it('is told in the language of the participant', async () => {
    await languageOfZoe('fr')
    const { id } = await owedByZoe()
    await languageOfZoe('en')
    expect(await sent(id)).toMatchObject([
      { language: 'fr', body: expect.stringContaining('Remboursez 60,00') as string },
    ])
  })

  it('is read by that participant without the reasons and names of staff, and by no employer', async () => {
    const { id, reference } = await owedByZoe()
    await receive(priya, id, '20.00', { receiptNote: 'By post' })
    await act(luc, id, 'write-off', { writeOffReason: 'Hardship' })
    expect(await readOverpayment(zoe, id)).toMatchObject({
      status: 'writtenOff',
      owedBy: 'participant',
      explanation: 'The city paid a third',
      writtenOffAmount: '40.00',
      writeOffReason: null,
      writtenOffBy: null,
      recordedBy: null,
      assignee: null,
      receipts: [{ amount: '20.00', note: null, enteredBy: null }],
      can: {},
    })
    expect((await zoe.get(`/overpayments/${id}/history`)).status).toBe(404)
    expect((await listed(zoe)).map((row) => row.id)).toEqual([id])
    expect((await rachel.get(`/overpayments/${id}`)).status).toBe(404)
    expect((await rachel.get(`/overpayments/${id}/history`)).status).toBe(404)
    expect(await listed(rachel)).toEqual([])
    expect(await listed(rachel, `filter[paymentId]=${paymentId}`)).toEqual([])
    const isFoundBy = async (by: Caller) =>
      JSON.stringify((await by.get<object>(`/search?q=${reference}`)).body).includes(reference)
    expect([await isFoundBy(zoe), await isFoundBy(rachel)]).toEqual([true, false])
    const exported = await rachel.get<string>('/overpayments/export?format=csv')
    expect(JSON.stringify(exported.body)).not.toContain(reference)
  })

  it('stands apart from what employers owe in the list of staff', async () => {
    const { id } = await owedByZoe()
    const idsOf = async (owedBy: string) =>
      (await listed(priya, `filter[owedBy]=${owedBy}`)).map((row) => row.id)
    expect([await idsOf('participant'), await idsOf('employer')]).toEqual([[id], []])
  })

  it('comes back in parts, of which the participant hears; it is paid no more in supplement and ledger', async () => {
    const { id } = await owedByZoe()
    await receive(priya, id, '20.00')
    await receive(priya, id, '40.00')
    await takeBack(priya, id)
    expect((await sent(id)).map(({ kind }) => kind)).toEqual([
      'owed',
      'received',
      'settled',
      'takenBack',
    ])
    expect(new Set((await sent(id)).map(({ recipient }) => recipient)).size).toBe(1)
    expect(await recoveredOf(paymentId)).toBe('20.00')
    const { participantId, programId } = await sidesOf(applicationId)
    type Line = { kind: string; paid: string | null }
    const ledger = await root.get<{ data: { lines: Line[] }[] }>(
      `/participants/${participantId}/ledger`,
    )
    const line = ledger.body.data[0]?.lines.find(({ kind }) => kind === 'supplement')
    const program = await root.get<{ budget: { paid: string } }>(`/programs/${programId}`)
    expect([line?.paid, program.body.budget.paid]).toEqual(['160.00', '160.00'])
    expect((await readSupplement(root, pass)).money).toMatchObject({ paid: '160.00' })
  })

  it('is given up by another person alone, and cancelled while nothing has come', async () => {
    const { id } = await owedByZoe()
    expect(codeOf(await writeOff(priya, id))).toEqual([409, 'fourEyes'])
    expect((await writeOff(zoe, id)).status).toBe(403)
    expect((await act(priya, id, 'cancellation', { cancelReason: 'Mistake' })).status).toBe(200)
    expect((await sent(id)).at(-1)?.kind).toBe('cancelled')
  })

  it('is reminded of seven days before the due date and on the day after it', async () => {
    const { id } = await owedByZoe()
    for (const day of ['2027-05-25', '2027-05-26', '2027-06-02', '2027-06-03']) {
      server.clock.moveTo(new Date(`${day}T16:00:00Z`))
      // oxlint-disable-next-line no-await-in-loop -- one day after the other
      await runJob(server.system, remindOwing)
    }
    const told = await sent(id)
    expect(told.map(({ kind }) => kind)).toEqual(['owed', 'reminder', 'overdue'])
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(1)
  })

  it('keeps its payment from being noted as unpaid until it is cancelled', async () => {
    const { id } = await owedByZoe()
    const undo = () => leadPayment(priya, paymentId, 'unpaid', { undoReason: 'Not sent' })
    const refusal = await undo()
    expect(codeOf(refusal)).toEqual([409, 'overpaymentRecorded'])
    expect(refusal.body).toMatchObject({
      title: 'Money is to be repaid of this payment: cancel the overpayment first',
    })
    const inDatabase = sql`update payments set status = 'approved', paid_on = null, paid_how = null,
      paid_reference = null, paid_noted_on = null, paid_by = null where id = ${paymentId}`.execute(
      server.db,
    )
    expect(await refusedBy(inDatabase)).toBe('payments_overpaid')
    await act(priya, id, 'cancellation', { cancelReason: 'A mistake' })
    expect((await undo()).status).toBe(200)
    expect((await readPayment(priya, paymentId)).status).toBe('approved')
  })

  it('or its note is taken back, of fifty at the same moment never both', async () => {
    const { version } = await readPayment(priya, paymentId)
    const unpaid = { undoReason: 'Not sent' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 2 === 0
          ? record(priya, paymentId, { amount: '100.00' })
          : priya.post<object>(`/payments/${paymentId}/unpaid`, unpaid, { version }),
      ),
    )
    const done = answers.filter(({ status }) => status < 300)
    expect(done).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await verifyOverpayments(server.db)).toEqual([])
  })
})

describe('the database', () => {
  it('keeps who owes exactly one of both, the one who was paid', async () => {
    const { id } = await owedByZoe()
    const owedBy = async () =>
      (
        await sql<{ owedBy: string }>`select owed_by as "owedBy" from overpayments
          where id = ${id}`.execute(server.db)
      ).rows[0]?.owedBy
    await sql`update overpayments set owed_by = 'employer' where id = ${id}`.execute(server.db)
    expect(await owedBy()).toBe('participant')
    const by = await ownId(priya)
    await sql`insert into overpayments (payment_id, amount, reason, explanation, due_on, recorded_by, owed_by)
      values (${paymentId}, 10, 'other', 'X', organisation_today(), ${by}, 'employer')`.execute(
      server.db,
    )
    const { rows } = await sql<{ owedBy: string }>`
      select distinct owed_by as "owedBy" from overpayments`.execute(server.db)
    expect(rows).toEqual([{ owedBy: 'participant' }])
  })

  it('keeps what is owed back from getting another payee', async () => {
    await owedByZoe()
    const undone = new Error('undone')
    const changed = server.db.transaction().execute(async (db) => {
      await sql`alter table payments disable trigger payments_keep_payee`.execute(db)
      const { rows } = await sql<{ id: string }>`
        insert into payment_batches (created_by) values (${await ownId(priya)}) returning id`.execute(
        db,
      )
      const refusal = await refusedBy(
        sql`update payments set payee = 'employer', paid_how = null, paid_reference = null, paid_noted_on = null,
          paid_by = null, entered_by = '{}', sent_on = paid_on, batch_id = ${rows[0]?.id} where id = ${paymentId}`.execute(
          db,
        ),
      )
      expect(refusal).toBe('payments_owed_back')
      throw undone
    })
    await expect(changed).rejects.toBe(undone)
  })
})
