import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  approve,
  assess,
  begin,
  claimed,
  complaints,
  drafted,
  listed,
  readPayment,
  startAfresh,
  submit,
  twoWeeks,
  working,
} from './payments.test-people.ts'
import { verifyPayments } from './verify-payments.ts'

withPeople()

let placementId: string
let rachel: Caller
let zoe: Caller
let amina: Caller
let luc: Caller
let finance: Caller

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  finance = await server.as('finance')
})

const march = twoWeeks('2027-03-01', '2027-03-14')
const foundBy = async (by: Caller, reference: string) =>
  JSON.stringify((await by.get<object>(`/search?q=${reference}`)).body).includes(reference)

describe('what is read of a claim', () => {
  it('is found by whom it concerns alone, its draft not by its participant', async () => {
    const { id, reference } = await drafted(rachel, placementId)
    const noemie = await server.as('caseOfficer')
    const seen = async () => [await foundBy(rachel, reference), await foundBy(zoe, reference)]
    expect(await seen()).toEqual([true, false])
    await submit(rachel, id)
    expect(await seen()).toEqual([true, true])
    await sql`update payments set employer_id = (select id from employers where id <> employer_id limit 1),
      participant_id = (select id from participants where id <> participant_id limit 1) where id = ${id}`.execute(
      server.db,
    )
    expect(await seen()).toEqual([false, false])
    expect(await foundBy(noemie, reference)).toBe(true)
  })

  it('goes from its participant while it is with its employer again', async () => {
    const { id, reference } = await drafted(rachel, placementId)
    await submit(rachel, id)
    await act(amina, id, 'return', { changes: 'The hours' })
    expect((await zoe.get(`/payments/${id}`)).status).toBe(404)
    expect((await listed(zoe)).data).toEqual([])
    expect(await foundBy(zoe, reference)).toBe(false)
    await submit(rachel, id)
    expect(await readPayment(zoe, id)).toMatchObject({ claimedAmount: '840.00' })
  })

  it('is to its participant neither what was written to the employer nor why it is less', async () => {
    const id = await claimed(rachel, placementId)
    const lines = [{ place: 1, assessed: '800.00', reductionReason: 'Two hours less' }]
    await assess(amina, id, { lines, total: '800.00' })
    expect((await readPayment(rachel, id)).lines[0]?.reductionReason).toBe('Two hours less')
    expect((await readPayment(zoe, id)).lines[0]?.reductionReason).toBeNull()
    const other = await claimed(rachel, placementId, [march])
    await act(amina, other, 'return', { changes: 'The hours' })
    await submit(rachel, other)
    const reason = { declineReason: 'notPaid', declineNote: 'The stub is of another person' }
    await act(luc, other, 'refusal', reason)
    expect(await readPayment(rachel, other)).toMatchObject({
      changesAsked: 'The hours',
      declineNote: 'The stub is of another person',
    })
    expect(await readPayment(zoe, other)).toMatchObject({
      declineReason: 'notPaid',
      changesAsked: null,
      declineNote: null,
    })
  })

  it('has no file of another claim', async () => {
    const one = await drafted(rachel, placementId)
    const other = await drafted(rachel, placementId, [march])
    const [file] = other.files
    expect((await rachel.get(`/payments/${other.id}/files/${file?.id}`)).status).toBe(200)
    expect((await rachel.get(`/payments/${one.id}/files/${file?.id}`)).status).toBe(404)
  })
})

describe('what is refused of a claim', () => {
  it('is one of work that was given up, and one that comes to nothing', async () => {
    const { rows } = await sql<{ status: string }>`
      select status from placements where id = ${placementId}`.execute(server.db)
    await sql`update placements set status = 'cancelled', cancelled_on = organisation_today(),
      cancel_side = 'employer', cancel_reason = 'other', cancel_note = 'Test' where id = ${placementId}`.execute(
      server.db,
    )
    const given = await begin(rachel, placementId)
    await sql`update placements set status = ${rows[0]?.status}, cancelled_on = null, cancel_side = null,
      cancel_reason = null, cancel_note = null where id = ${placementId}`.execute(server.db)
    expect(codeOf(given)).toEqual([409, 'placementNotBegun'])
    const { id } = await drafted(rachel, placementId, [
      twoWeeks('2027-04-12', '2027-04-25', { hours: '0.01', gross: '0.01' }),
    ])
    expect(complaints((await submit(rachel, id)).body)).toEqual({ lines: 'nothingClaimed' })
  })

  it('is more than the rates give now, though it was claimed', async () => {
    const id = await claimed(rachel, placementId)
    await sql`with line as (update payment_lines set claimed = 900 where payment_id = ${id})
      update payments set claimed_amount = 900 where id = ${id}`.execute(server.db)
    const lines = [{ place: 1, assessed: '900.00' }]
    const answer = await assess(amina, id, { lines, total: '900.00' })
    expect(complaints(answer.body)).toEqual({ 'lines.0.assessed': 'moreThanComputed' })
  })

  it('is the approval of whoever assessed it before it was returned', async () => {
    const id = await claimed(rachel, placementId)
    await assess(finance, id)
    await act(finance, id, 'return', { changes: 'The hours' })
    await submit(rachel, id)
    await assess(amina, id)
    expect(codeOf(await approve(finance, id))).toEqual([409, 'fourEyes'])
    expect((await approve(luc, id)).body.status).toBe('approved')
  })
})

describe('the end of a placement', () => {
  it('releases nothing of what is given for its wages', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    await approve(luc, id)
    const { rows: before } = await sql<{ version: number }>`
      select version from placements where id = ${placementId}`.execute(server.db)
    const end = {
      lastWorkedOn: '2027-02-14',
      endedOn: '2027-02-14',
      endSide: 'employer',
      endReason: 'laidOff',
    }
    const ended = await rachel.post<object>(`/placements/${placementId}/end`, end, {
      version: before[0]?.version ?? 0,
    })
    expect(ended.status).toBe(200)
    const { rows } = await sql<{ committed: string }>`
      select committed_amount as committed from placements where id = ${placementId}`.execute(
      server.db,
    )
    expect(rows).toEqual([{ committed: '840.00' }])
    expect(await verifyPayments(server.db)).toEqual([])
  })
})
