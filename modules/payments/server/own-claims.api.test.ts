import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { readSupplement, working } from '#modules/supplements/server/supplements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  enter,
  entered,
  lettersTo,
  simonBeaulieu,
  withOwnPass,
} from './participant-claims.test-people.ts'
import {
  act,
  approve,
  assess,
  begin as beginWages,
  claimed as claimedWages,
  complaints,
  listed,
  readPayment,
  submit,
  twoWeeks,
} from './payments.test-people.ts'
import { begin, claimed, drafted, whole, withPass } from './supplement-claims.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let pass: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let luc: Caller
let root: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  pass = await withOwnPass(placementId)
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  root = await server.as('superAdmin')
})

async function change(by: Caller, id: string, body: object) {
  const { version } = await readPayment(root, id)
  return by.patch<object>(`/payments/${id}/supplement-claim`, body, { version })
}

/** As whom nobody claims: another participant. */
async function asAnother<T>(act: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ own: string }>`
    with of as (select id, participant_id from users where email = ${cast.employee.email})
    update users u set participant_id = (select id from participants p where p.id <> of.participant_id
      and not exists (select from users t where t.participant_id = p.id) limit 1)
    from of where u.id = of.id returning of.participant_id as own`.execute(server.db)
  try {
    return await act()
  } finally {
    await sql`update users set participant_id = ${rows[0]!.own} where email = ${cast.employee.email}`.execute(
      server.db,
    )
  }
}

describe('what a participant claims herself', () => {
  it('is begun from her supplement, sent with its receipts, assessed and approved by two others', async () => {
    expect((await readSupplement(zoe, pass)).mayClaim).toBe(true)
    const made = await drafted(zoe, pass)
    expect(made).toMatchObject({
      status: 'draft',
      payee: 'participant',
      claimedAmount: '180.00',
      mayEdit: true,
      can: { submit: true, cancel: true },
    })
    expect(Object.keys(made.can)).toHaveLength(2)
    expect((await submit(zoe, made.id)).body).toMatchObject({ status: 'submitted' })
    expect(await readPayment(amina, made.id)).toMatchObject({
      submittedOn: '2027-05-03',
      submittedBy: cast.employee.name,
    })
    expect((await assess(amina, made.id, whole)).status).toBe(200)
    expect((await approve(luc, made.id, whole)).body).toMatchObject({ status: 'approved' })
    const audit = await auditRows(server.db, { entityId: made.id })
    expect(audit.map(({ action }) => action)).toEqual([
      'payments.created',
      'payments.submit',
      'payments.assess',
      'payments.approve',
    ])
    expect((await lettersTo(made.id)).map(({ kind }) => kind)).toEqual([
      'received',
      'approvedForParticipant',
    ])
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it('is offered while something of her supplement is left, which no employer finds out', async () => {
    const offered = async (by: Caller, isClaimable: boolean) => {
      const path = `/supplements?filter[isClaimable]=${isClaimable}&perPage=100`
      const { body } = await by.get<{ data: { id: string }[] }>(path)
      return body.data.some((row) => row.id === pass)
    }
    expect([await offered(zoe, true), await offered(zoe, false)]).toEqual([true, false])
    await drafted(zoe, pass, { claimedAmount: '539.99' })
    expect(await offered(zoe, true)).toBe(true)
    await drafted(zoe, pass, { claimedAmount: '0.01' })
    expect([await offered(zoe, true), await offered(zoe, false)]).toEqual([false, true])
    expect([await offered(rachel, true), await offered(rachel, false)]).toEqual([false, false])
  })

  it('is offered no more once the placement was given up', async () => {
    const placementIs = (status: string, lapsedOn: string | null) =>
      sql`update placements set status = ${status}, lapsed_on = ${lapsedOn} where id = ${placementId}`.execute(
        server.db,
      )
    await placementIs('lapsed', '2027-05-02')
    try {
      const { body } = await zoe.get<{ data: object[] }>('/supplements?filter[isClaimable]=true')
      expect(body.data).toEqual([])
    } finally {
      await placementIs('active', null)
    }
  })

  it('needs the receipts, the statement and the sum that was seen', async () => {
    const { id } = await drafted(zoe, pass, { files: [] })
    expect(codeOf(await submit(zoe, id))).toEqual([409, 'receiptMissing'])
    const { id: other } = await drafted(zoe, pass)
    expect(complaints((await submit(zoe, other, { isConfirmed: false })).body)).toEqual({
      isConfirmed: 'mustConfirm',
    })
    expect(complaints((await submit(zoe, other, { total: '1.00' })).body)).toEqual({
      total: 'notTheSum',
    })
  })

  it('is seen by her and by staff, never by her employer', async () => {
    const { id } = await drafted(zoe, pass)
    expect((await listed(zoe)).data.map((row) => row.id)).toEqual([id])
    expect((await readPayment(amina, id)).status).toBe('draft')
    expect((await listed(rachel)).data).toEqual([])
    expect((await rachel.get(`/payments/${id}`)).status).toBe(404)
    expect(
      (await act(rachel, id, 'submission', { isConfirmed: true, total: '180.00' })).status,
    ).toBe(404)
  })

  it('comes back with what is missing, is changed by her, and is sent once more', async () => {
    const id = await claimed(zoe, pass)
    expect((await act(amina, id, 'return', { changes: 'The receipt of March' })).status).toBe(200)
    expect((await lettersTo(id)).at(-1)?.body).toMatch(
      /The receipt of March[^]*change the claim and send it again/,
    )
    expect((await readPayment(zoe, id)).isCorrected).toBe(false)
    expect((await change(zoe, id, { claimedAmount: '150.00' })).body).toMatchObject({
      isCorrected: true,
    })
    expect((await submit(zoe, id)).body).toMatchObject({
      status: 'submitted',
      isCorrected: false,
      claimedAmount: '150.00',
    })
    expect(codeOf(await change(zoe, id, { claimedAmount: '140.00' }))).toEqual([409, 'wrongState'])
  })

  it('is put right by staff too, who then neither assess nor approve it', async () => {
    const id = await claimed(zoe, pass)
    await act(await simonBeaulieu(), id, 'return', { changes: 'The receipt of March' })
    expect((await change(amina, id, { spentOn: 'Bus pass, March' })).status).toBe(200)
    expect((await submit(zoe, id)).status).toBe(200)
    expect(codeOf(await assess(amina, id, whole))).toEqual([409, 'fourEyes'])
    expect((await assess(await simonBeaulieu(), id, whole)).status).toBe(200)
  })

  it('that staff entered for her, she sends or cancels as her own', async () => {
    const { id } = await drafted(amina, pass)
    expect((await submit(zoe, id)).status).toBe(200)
    expect(codeOf(await assess(amina, id, whole))).toEqual([409, 'fourEyes'])
    const other = await entered(pass, { claimedAmount: '100.00' })
    expect((await act(zoe, other, 'cancellation')).body).toMatchObject({ status: 'cancelled' })
    expect((await readSupplement(zoe, pass)).money).toMatchObject({ left: '360.00' })
    expect((await enter(amina, other)).status).toBe(409)
  })

  it('is nobody else’s: another participant finds neither supplement nor claim', async () => {
    const { id } = await drafted(zoe, pass)
    const other = await drafted(zoe, pass, { claimedAmount: '10.00' })
    const refused = await asAnother(async () => [
      (await begin(zoe, pass)).status,
      (await zoe.get(`/payments/${id}`)).status,
      (await change(zoe, id, { claimedAmount: '20.00' })).status,
      (await act(zoe, id, 'submission', { isConfirmed: true, total: '180.00' })).status,
      (await act(zoe, other.id, 'cancellation')).status,
      (await zoe.get(`/payments/${id}/files/${other.files[0]?.id}`)).status,
    ])
    expect(refused).toEqual([404, 404, 404, 404, 404, 404])
  })
})

const sent = { isConfirmed: true, total: '180.00' }

describe('what her employer claims, a participant leaves alone', () => {
  it('wages are neither begun nor computed by her', async () => {
    expect((await beginWages(zoe, placementId)).status).toBe(404)
    const computed = await zoe.post('/payments/computation', { placementId, lines: [twoWeeks()] })
    expect(computed.status).toBe(404)
    expect((await listed(root)).meta.total).toBe(0)
  })

  it('wages that were sent are not changed by her', async () => {
    const id = await claimedWages(rachel, placementId)
    const { version } = await readPayment(zoe, id)
    const change = await zoe.patch<object>(`/payments/${id}`, { lines: [twoWeeks()] }, { version })
    expect(codeOf(change)).toEqual([409, 'claimedByEmployer'])
  })

  it('a supplement that is paid to the employer is not claimed, changed, sent or cancelled by her', async () => {
    const boots = await withPass(placementId)
    expect((await readSupplement(zoe, boots)).mayClaim).toBe(false)
    expect(codeOf(await begin(zoe, boots))).toEqual([409, 'paidToEmployer'])
    const id = await claimed(rachel, boots)
    expect(await readPayment(zoe, id)).toMatchObject({ mayEdit: false, can: {} })
    expect(codeOf(await act(zoe, id, 'cancellation'))).toEqual([409, 'claimedByEmployer'])
    expect(codeOf(await change(zoe, id, { claimedAmount: '1.00' }))).toEqual([
      409,
      'paidToEmployer',
    ])
    await act(await simonBeaulieu(), id, 'return', { changes: 'The receipt of March' })
    for (const noun of ['submission', 'cancellation'])
      expect((await act(zoe, id, noun, noun === 'submission' ? sent : undefined)).status).toBe(404)
    expect((await readPayment(rachel, id)).status).toBe('returned')
  })
})
