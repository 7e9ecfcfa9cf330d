import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  enter,
  entered,
  lettersTo,
  simonBeaulieu,
  withOwnPass,
} from './participant-claims.test-people.ts'
import { act, approve, assess, complaints, readPayment, submit } from './payments.test-people.ts'
import { begin, drafted, whole } from './supplement-claims.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let pass: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let luc: Caller
let priya: Caller
let root: Caller
let simon: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  priya = await server.as('finance')
  root = await server.as('superAdmin')
  simon = await simonBeaulieu()
})

const change = async (id: string, body: object, by = amina) => {
  const { version } = await readPayment(root, id)
  return by.patch<object>(`/payments/${id}/supplement-claim`, body, { version })
}

describe('what a participant spent of a supplement', () => {
  it('is entered by a case officer with the receipts, and is paid to the participant', async () => {
    expect((await readSupplement(amina, pass)).mayClaim).toBe(true)
    const made = await drafted(amina, pass)
    expect(made).toMatchObject({
      status: 'draft',
      source: 'supplement',
      payee: 'participant',
      claimedAmount: '180.00',
      files: [{ name: 'stub.pdf' }],
      mayEdit: true,
      can: { enter: true, cancelEntered: true },
    })
    expect(made.can).not.toHaveProperty('submit')
    expect(made.can).not.toHaveProperty('cancel')
    expect((await enter(amina, made.id)).body).toMatchObject({
      status: 'submitted',
      submittedOn: '2027-05-03',
      submittedBy: 'Amina Haddad',
    })
    expect((await auditRows(server.db, { entityId: made.id })).map(({ action }) => action)).toEqual(
      ['payments.created', 'payments.enter'],
    )
    expect((await readSupplement(zoe, pass)).money).toMatchObject({ left: '360.00' })
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is entered by whoever assesses such claims, and by them alone', async () => {
    expect((await begin(priya, pass)).status).toBe(201)
    expect((await begin(luc, pass)).status).toBe(403)
    expect((await begin(await server.as('auditor'), pass)).status).toBe(403)
    expect(codeOf(await begin(rachel, pass))).toEqual([409, 'paidToParticipant'])
    await sql`update supplements set program_id = (select id from programs where id <> program_id limit 1)
      where id = ${pass}`.execute(server.db)
    expect((await begin(amina, pass)).status).toBe(404)
  })

  it('is refused at its field, as what an employer claims is', async () => {
    const wrong = await begin(amina, pass, { claimedAmount: '540.01', periodFrom: '2027-02-14' })
    expect([wrong.status, complaints(wrong.body)]).toEqual([
      422,
      { claimedAmount: 'moreThanSupplement', periodFrom: 'beforeSupplement' },
    ])
  })

  it('is sent on with its receipts, at the amount that was seen', async () => {
    const { id } = await drafted(amina, pass, { files: [] })
    expect(codeOf(await enter(amina, id))).toEqual([409, 'receiptMissing'])
    const other = await drafted(amina, pass)
    expect(complaints((await enter(amina, other.id, { total: '179.00' })).body)).toEqual({
      total: 'notTheSum',
    })
  })

  it('is left to the steps of its own: nobody sends or cancels it as an employer would', async () => {
    const { id } = await drafted(amina, pass)
    for (const by of [amina, root]) {
      expect((await submit(by, id)).status).toBe(403)
      expect((await act(by, id, 'cancellation')).status).toBe(403)
    }
    expect((await act(amina, id, 'entry-cancellation')).body).toMatchObject({ status: 'cancelled' })
    expect((await readSupplement(amina, pass)).money).toMatchObject({ left: '540.00' })
  })

  it('is neither assessed, approved nor declined by whoever entered it', async () => {
    const id = await entered(pass)
    expect((await readPayment(amina, id)).can).toMatchObject({ assess: { reason: 'fourEyes' } })
    expect(codeOf(await assess(amina, id, whole))).toEqual([409, 'fourEyes'])
    const made = await drafted(priya, pass, { claimedAmount: '100.00' })
    await enter(priya, made.id)
    await assess(simon, made.id, { total: '100.00' })
    expect(codeOf(await approve(priya, made.id, { total: '100.00' }))).toEqual([409, 'fourEyes'])
    expect(codeOf(await act(priya, made.id, 'refusal', { declineReason: 'notPaid' }))).toEqual([
      409,
      'fourEyes',
    ])
  })

  it('is not assessed by whoever only sent it on, either', async () => {
    const { id } = await drafted(amina, pass)
    expect((await enter(simon, id)).status).toBe(200)
    expect(codeOf(await assess(simon, id, whole))).toEqual([409, 'fourEyes'])
    expect(codeOf(await assess(amina, id, whole))).toEqual([409, 'fourEyes'])
    expect((await assess(priya, id, whole)).status).toBe(200)
  })

  it('is not put right by whoever assessed it, and nobody of those who entered it assesses it then', async () => {
    const id = await entered(pass)
    await assess(priya, id, whole)
    expect((await act(simon, id, 'return', { changes: 'The receipt of March' })).status).toBe(200)
    expect(codeOf(await change(id, { spentOn: 'Bus pass, March' }, priya))).toEqual([
      409,
      'fourEyes',
    ])
    expect(codeOf(await enter(priya, id))).toEqual([409, 'fourEyes'])
    expect((await change(id, { spentOn: 'Bus pass, March' }, simon)).status).toBe(200)
    expect((await enter(amina, id)).status).toBe(200)
    expect(codeOf(await assess(simon, id, whole))).toEqual([409, 'fourEyes'])
    expect((await assess(priya, id, whole)).status).toBe(200)
  })

  it('is told to the participant and not to the employer', async () => {
    const id = await entered(pass)
    await act(simon, id, 'return', { changes: 'The receipt of March' })
    await enter(amina, id)
    await assess(simon, id, { total: '150.00', reductionReason: 'The receipt shows 150.00' })
    await approve(luc, id, { total: '150.00' })
    const letters = await lettersTo(id)
    expect(letters.map(({ kind }) => kind)).toEqual([
      'received',
      'returnedToParticipant',
      'received',
      'approvedForParticipant',
    ])
    const { rows } = await sql<{ email: string }>`
      select coalesce(a.own_contact ->> 'email', e.contact_email) as email from payments y
      join applications a on a.id = y.application_id join employers e on e.id = y.employer_id
      where y.id = ${id}`.execute(server.db)
    for (const { recipient } of letters) expect(recipient).not.toBe(rows[0]?.email)
    expect(new Set(letters.map(({ recipient }) => recipient)).size).toBe(1)
    expect(letters[1]?.body).toContain('The receipt of March')
    expect(letters[3]?.body).toContain('The receipt shows 150.00')
    expect(letters[3]?.body).not.toMatch(/bank|banc/)
  })

  it('is declined with a reason, which the participant reads', async () => {
    const id = await entered(pass)
    const said = { declineReason: 'other', declineNote: 'The school pays for the pass' }
    expect((await act(luc, id, 'refusal', said)).status).toBe(200)
    expect((await lettersTo(id)).at(-1)).toMatchObject({
      kind: 'declined',
      body: expect.stringContaining('The school pays for the pass') as string,
    })
    expect(await readPayment(zoe, id)).toMatchObject({
      status: 'declined',
      declineNote: 'The school pays for the pass',
      declinedBy: null,
      submittedBy: null,
    })
  })

  it('is read by the participant with the receipts and what was asked for', async () => {
    const id = await entered(pass)
    await act(simon, id, 'return', { changes: 'The receipt of March' })
    const read = await readPayment(zoe, id)
    expect(read).toMatchObject({
      status: 'returned',
      changesAsked: 'The receipt of March',
      mayEdit: true,
      can: { submit: true, cancel: true },
      submittedBy: null,
    })
    const file = read.files[0]?.id ?? ''
    expect((await zoe.get(`/payments/${id}/files/${file}`)).status).toBe(200)
  })

  it('is held by the database: payee, and one person for one part of it', async () => {
    const id = await entered(pass)
    const put = (row: ReturnType<typeof sql>) =>
      sql`update payments set ${row} where id = ${id}`.execute(server.db)
    await put(sql`payee = 'employer'`)
    expect((await readPayment(amina, id)).payee).toBe('participant')
    const by = await ownId(amina)
    await expect(
      put(sql`status = 'assessed', assessed_amount = 180, assessed_on = organisation_today(),
        assessed_by = ${by}, assessors = array[${by}::uuid]`),
    ).rejects.toThrow('payments_entered_four_eyes')
    await assess(simon, id, whole)
    await expect(
      put(sql`status = 'approved', approved_amount = 180, approved_on = organisation_today(),
        approved_by = ${by}`),
    ).rejects.toThrow('payments_entered_four_eyes')
    await expect(
      sql`update supplements set payee = 'employer' where id = ${pass}`.execute(server.db),
    ).rejects.toThrow('claimed')
  })
})
