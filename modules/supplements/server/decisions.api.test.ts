import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { afterWaiting } from '#apps/server/test-locks.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { fundingOf } from '#modules/applications/server/funding.queries.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { leftToApprove } from '#modules/funding-requests/server/balances.queries.ts'
import { place, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import type { ProgramLedger } from '#modules/participants/contract/participants.endpoints.ts'
import { leaveInOntario, withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  approve,
  committed,
  complaints,
  lettersOf,
  readSupplement,
  requested,
  startAfresh,
  working,
} from './supplements.test-people.ts'
import { verifySupplements } from './verify-supplements.ts'

withPeople()

let placementId: string
let applicationId: string
let id: string
let rachel: Caller
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh(placementId)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  ;({ id } = await requested(rachel, placementId))
})

const program = (column: string, value: unknown) =>
  sql`update programs set ${sql.ref(column)} = ${value}
    where id = (select program_id from placements where id = ${placementId})`.execute(server.db)

describe('an approval', () => {
  it('gives what was requested, sets it aside, and tells both sides what it is made of', async () => {
    const before = await committed(placementId)
    const { status, body } = await approve(luc, id)
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'approved',
        approvedEach: '45.00',
        approvedAmount: '540.00',
        reductionReason: null,
        decidedOn: '2027-02-08',
        mayEdit: false,
      },
    ])
    expect((await committed(placementId)) - before).toBeCloseTo(540, 2)
    const told = (await lettersOf(id)).filter(({ letter }) => letter === 'approved')
    expect(new Set(told.map(({ recipient }) => recipient)).size).toBe(2)
    for (const letter of told) {
      expect(letter.body).toContain('540')
      expect(letter.body).toMatch(/12\s×/)
    }
    expect([
      ...(await verifySupplements(server.db)),
      ...(await verifyApplications(server.db)),
    ]).toEqual([])
  })

  it('gives less for a reason, to the cent, which both sides are told', async () => {
    const less = { approvedEach: '39.99', total: '479.88', reductionReason: 'A day pass is enough' }
    expect((await approve(luc, id, less)).body).toMatchObject({
      approvedAmount: '479.88',
      reductionReason: 'A day pass is enough',
    })
    expect((await lettersOf(id)).at(-1)?.body).toContain('A day pass is enough')
  })

  it.each([
    [{ approvedEach: '45.01', total: '540.12' }, { approvedEach: 'moreThanRequested' }],
    [{ approvedEach: '40.00', total: '480.00' }, { reductionReason: 'reductionUnexplained' }],
    [{ total: '540.01' }, { approvedEach: 'notTheSum' }],
    [{ approvedEach: '0', total: '0' }, { approvedEach: 'nothingApproved' }],
  ])('is refused at its field with %j', async (approval, wrong) => {
    const { status, body } = await approve(luc, id, approval)
    expect([status, complaints(body)]).toEqual([422, wrong])
    expect((await readSupplement(luc, id)).status).toBe('requested')
  })

  it('is refused above the type’s cap beside the placement, whatever was approved before', async () => {
    await approve(luc, id)
    const second = await requested(rachel, placementId)
    expect((await readSupplement(luc, second.id)).most).toEqual({
      each: '38.33',
      amount: '460.00',
      limit: 'overTypeCap',
      region: null,
    })
    expect((await readSupplement(rachel, second.id)).most).toBeNull()
    expect(complaints((await approve(luc, second.id)).body)).toEqual({
      approvedEach: 'overTypeCap',
    })
    const rest = { approvedEach: '38.33', total: '459.96', reductionReason: 'All that is left' }
    expect((await approve(luc, second.id, rest)).status).toBe(200)
  })

  it('is refused above what is left for the region of the workplace, which is told before', async () => {
    await sql`update applications set region = 'ON' where id = ${applicationId}`.execute(server.db)
    await leaveInOntario(placementId, '539.99')
    expect((await readSupplement(luc, id)).most).toEqual({
      each: '44.99',
      amount: '539.99',
      limit: 'overRegion',
      region: { en: 'Ontario', fr: 'Ontario' },
    })
    expect(complaints((await approve(luc, id)).body)).toEqual({ approvedEach: 'overRegion' })
    await leaveInOntario(placementId, '540.00')
    expect((await approve(luc, id)).status).toBe(200)
    await sql`delete from program_regions`.execute(server.db)
  })

  it('is refused of a type that the program offers no more', async () => {
    await program('supplements', null)
    expect(complaints((await approve(luc, id)).body)).toEqual({ approvedEach: 'overTypeCap' })
  })

  it('is refused above what wages and training leave of the combined cap', async () => {
    // Wages are 5,880.00.
    await program('combined_cap', 6419.99)
    expect(complaints((await approve(luc, id)).body)).toEqual({ approvedEach: 'overCombinedCap' })
    await program('combined_cap', 6420)
    expect((await approve(luc, id)).status).toBe(200)
  })

  it('leaves less for training and for wages of the same person', async () => {
    await program('combined_cap', 7000)
    const scope = { ...(await sidesOf(applicationId)), applicationId }
    const leftNow = async () => (await leftToApprove(server.db, scope)).overCombinedCap
    expect(await leftNow()).toBe('1120.00')
    await approve(luc, id)
    expect(await leftNow()).toBe('580.00')
    await program('combined_cap', 6000)
    expect((await fundingOf(server.db, applicationId)).total).toBe('0.00')
  })

  it('is refused where the budget leaves less', async () => {
    await program('budget_total', (await committed(placementId)) + 539.99)
    expect(complaints((await approve(luc, id)).body)).toEqual({ approvedEach: 'overBudget' })
  })

  it('is given once where two give it at the same moment', async () => {
    const admin = await server.as('admin')
    const before = await committed(placementId)
    const { version } = await readSupplement(luc, id)
    const both = await Promise.all(
      [luc, admin].map((by) =>
        by.post(
          `/supplements/${id}/approval`,
          { approvedEach: '45.00', total: '540.00' },
          { version },
        ),
      ),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await committed(placementId)) - before).toBeCloseTo(540, 2)
  })

  it('sets no more aside than a cap, where two of a type are approved at the same moment', async () => {
    const second = await requested(rachel, placementId)
    const admin = await server.as('admin')
    const both = await Promise.all([approve(luc, id), approve(admin, second.id)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('waits for whoever decides by the same budget, application, employer or participant', async () => {
    const sides = await sidesOf(applicationId)
    const held = [
      sql`select 1 from program_budgets where program_id = ${sides.programId} for no key update`,
      sql`select 1 from applications where id = ${applicationId} for no key update`,
      sql`select 1 from employers where id = ${sides.employerId} for no key update`,
      sql`select 1 from participants where id = ${sides.participantId} for no key update`,
    ]
    const statuses = await held.reduce<Promise<number[]>>(async (before, lock) => {
      const done = await before
      const { id: one } = await requested(rachel, placementId, { requestedEach: '1.00' })
      const { status } = await afterWaiting(server, { lock }, () =>
        approve(luc, one, { approvedEach: '1.00', total: '12.00' }),
      )
      return [...done, status]
    }, Promise.resolve([]))
    expect(statuses).toEqual([200, 200, 200, 200])
  })

  it('is given by another person than whoever entered it', async () => {
    const admin = await server.as('admin')
    const own = await requested(admin, placementId)
    expect((await readSupplement(admin, own.id)).can).toMatchObject({
      approve: { reason: 'fourEyes' },
      decline: { reason: 'fourEyes' },
    })
    expect(codeOf(await approve(admin, own.id))).toEqual([409, 'fourEyes'])
    expect((await approve(amina, own.id)).status).toBe(403)
    expect((await approve(luc, own.id)).status).toBe(200)
  })

  it('is not stopped by a hold on payments', async () => {
    const { programId, employerId } = await sidesOf(applicationId)
    await place(
      await server.as('finance'),
      { employerId },
      { programId, effects: ['payment'], kind: 'payment' },
    )
    expect((await approve(luc, id)).status).toBe(200)
  })

  it('is refused once the placement is over', async () => {
    await sql`update placements set status = 'ended' where id = ${placementId}`.execute(server.db)
    expect(codeOf(await approve(luc, id))).toEqual([409, 'placementNotUnderWay'])
  })
})

describe('a refusal', () => {
  it('tells both sides why', async () => {
    const declined = await act(luc, id, 'refusal', {
      declineReason: 'costTooHigh',
      declineNote: 'Walk',
    })
    expect(declined.body).toMatchObject({ status: 'declined', declineReason: 'costTooHigh' })
    const told = (await lettersOf(id)).filter(({ letter }) => letter === 'declined')
    expect(told).toHaveLength(2)
    for (const { body } of told) expect(body).toContain('Walk')
  })

  it('for another reason says which', async () => {
    const { body } = await act(luc, id, 'refusal', { declineReason: 'other' })
    expect(complaints(body)).toEqual({ declineNote: 'noteNeeded' })
    const said = await act(luc, id, 'refusal', { declineReason: 'other', declineNote: 'Closed' })
    expect(said.status).toBe(200)
  })
})

describe('what is approved', () => {
  it('is given up by staff alone, and is the program’s again', async () => {
    const before = await committed(placementId)
    await approve(luc, id)
    const reason = { cancelReason: 'She has a car' }
    expect(codeOf(await act(rachel, id, 'cancellation', reason))).toEqual([409, 'approvedAlready'])
    expect((await act(amina, id, 'cancellation', reason)).body).toMatchObject({
      status: 'cancelled',
      approvedAmount: '540.00',
    })
    expect(await committed(placementId)).toBeCloseTo(before, 2)
    expect((await lettersOf(id)).filter(({ letter }) => letter === 'cancelled')).toHaveLength(2)
    expect(await verifyApplications(server.db)).toEqual([])
  })

  it('is a line of the participant’s one ledger, until it is given up', async () => {
    const { participantId } = await readSupplement(luc, id)
    const ledger = async (by: Caller) =>
      (await by.get<{ data: ProgramLedger[] }>(`/participants/${participantId}/ledger`)).body
        .data[0]!
    expect((await ledger(luc)).lines.some(({ kind }) => kind === 'supplement')).toBe(false)
    await approve(luc, id)
    for (const by of [luc, rachel]) {
      const { lines, committed: all } = await ledger(by)
      expect(lines.find(({ kind }) => kind === 'supplement')).toMatchObject({
        committed: '540.00',
        startsOn: '2027-02-15',
        endsOn: '2027-05-09',
        supplement: { id, type: 'transport', frequency: 'weekly', times: 12, each: '45.00' },
      })
      expect(all).toBe('6420.00')
    }
    await act(amina, id, 'cancellation', { cancelReason: 'She has a car' })
    expect((await ledger(luc)).committed).toBe('5880.00')
  })
})
