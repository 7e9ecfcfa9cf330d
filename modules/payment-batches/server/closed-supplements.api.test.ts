import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { sidesOf } from '#modules/holds/server/holds.test-people.ts'
import {
  receive,
  recorded,
  refusedBy,
  takeBack,
} from '#modules/overpayments/server/overpayments.test-people.ts'
import type { ProgramLedger } from '#modules/participants/contract/participants.endpoints.ts'
import { act as actOnClaim, submit } from '#modules/payments/server/payments.test-people.ts'
import {
  begin,
  claimed,
  drafted,
  given,
  less,
  withPass,
} from '#modules/payments/server/supplement-claims.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  approve,
  committed,
  lettersOf,
  readSupplement,
  requested,
  working,
} from '#modules/supplements/server/supplements.test-people.ts'
import { verifySupplements } from '#modules/supplements/server/verify-supplements.ts'
import {
  act as leadBatch,
  batchOf,
  readBatch,
  release,
  verifiedAccount,
  withoutPayments,
} from './payment-batches.test-people.ts'

withPeople()

let placementId: string
let participantId: string
let employerId: string
let pass: string
let rachel: Caller
let amina: Caller
let luc: Caller

const enough = { closeReason: 'She bought a car' }
const close = (by: Caller = luc) => act(by, pass, 'closure', enough)
const reopen = (by: Caller = luc) => act(by, pass, 'reopening')

beforeAll(async () => {
  const { placementId: id, applicationId } = await working()
  placementId = id
  ;({ participantId, employerId } = await sidesOf(applicationId))
}, 60_000)
beforeEach(async () => {
  await withoutPayments()
  pass = await withPass(placementId)
  await verifiedAccount(employerId)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
})

/** Nothing that is kept differs from what it is kept of. */
async function allAgrees() {
  const { db } = server
  expect([
    ...(await verifyApplications(db)),
    ...(await verifySupplements(db)),
    ...(await verifyPayments(db)),
  ]).toEqual([])
}

/** What the one ledger of the participant sets aside for the pass. */
async function inLedger() {
  const { body } = await luc.get<{ data: ProgramLedger[] }>(`/participants/${participantId}/ledger`)
  return body.data[0]?.lines.find(({ kind }) => kind === 'supplement')?.committed
}

const program = (column: string, value: unknown) =>
  sql`update programs set ${sql.ref(column)} = ${value}
    where id = (select program_id from placements where id = ${placementId})`.execute(server.db)

async function paid(payment: string) {
  const priya = await server.as('finance')
  const batch = await batchOf(priya, [payment])
  await release(priya, batch, { payOn: '2027-05-03' })
  const open = await readBatch(priya, batch.id)
  const { status } = await leadBatch(priya, open, 'result', { paidOn: '2027-05-03' })
  expect(status).toBe(200)
}

describe('what is left of a supplement', () => {
  it('is closed: what was given counts, the rest is the program’s, and whoever is paid is told', async () => {
    await given(pass, less)
    const before = await committed(placementId)
    const { status, body } = await close()
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'closed',
        approvedAmount: '540.00',
        usedAmount: '150.00',
        unusedAmount: '390.00',
        closedOn: '2027-05-03',
        closeReason: 'She bought a car',
        money: { claimed: '150.00', left: '0.00' },
        mayClaim: false,
        can: { reopen: true },
      },
    ])
    expect(before - (await committed(placementId))).toBeCloseTo(390, 2)
    expect(await inLedger()).toBe('150.00')
    const told = (await lettersOf(pass)).filter(({ letter }) => letter === 'closed')
    expect(told).toHaveLength(1)
    expect(told[0]?.recipient).toBe(
      (await lettersOf(pass)).find(({ letter }) => letter === 'approved')?.recipient,
    )
    for (const said of ['150.00', '390.00', 'She bought a car'])
      expect(told[0]?.body).toContain(said)
    expect(await readSupplement(rachel, pass)).toMatchObject({ closedBy: null, mayClaim: false })
    await allAgrees()
  })

  it('leaves room under the cap of its type for another', async () => {
    await given(pass, less)
    const short = { fromOn: '2027-05-03', toOn: '2027-06-27', requestedEach: '60.00' }
    const { id } = await requested(rachel, placementId, short)
    expect((await readSupplement(luc, id)).most).toMatchObject({ amount: '460.00' })
    await close()
    expect((await readSupplement(luc, id)).most).toMatchObject({ amount: '850.00' })
    expect((await approve(luc, id, { approvedEach: '60.00', total: '480.00' })).status).toBe(200)
    await allAgrees()
  })

  it('stays while a claim is neither approved nor given up, and says which', async () => {
    const { id, reference } = await drafted(rachel, pass)
    const refused = async () => {
      const { status, body } = await close()
      expect([status, body]).toMatchObject([409, { code: 'claimUnderWay' }])
      expect((body as unknown as { title: string }).title).toContain(reference)
    }
    await refused()
    await submit(rachel, id)
    await refused()
    await actOnClaim(amina, id, 'return', { changes: 'The receipt' })
    await refused()
    expect((await readSupplement(luc, pass)).can['close']).toEqual({
      reason: 'claimUnderWay',
      about: { en: reference, fr: reference },
    })
    await actOnClaim(rachel, id, 'cancellation')
    expect(codeOf(await close())).toEqual([409, 'nothingClaimed'])
    expect((await readSupplement(luc, pass)).can).not.toHaveProperty('close')
  })

  it('is not closed where all of it was given, and by approvers alone', async () => {
    const whole = { claimedAmount: '540.00', periodTo: '2027-05-02' }
    const id = await claimed(rachel, pass, whole)
    await actOnClaim(amina, id, 'assessment', { lines: [], total: '540.00' })
    await actOnClaim(luc, id, 'approval', { level: 'only', total: '540.00' })
    expect(codeOf(await close())).toEqual([409, 'nothingLeft'])
    for (const by of [amina, rachel]) expect((await close(by)).status).toBe(403)
    const { version } = await readSupplement(luc, pass)
    const unsaid = await luc.post(`/supplements/${pass}/closure`, {}, { version })
    expect(unsaid.status).toBe(422)
  })

  it('is claimed by none of fifty that claim while it is closed, or it is not closed', async () => {
    await given(pass)
    const before = await committed(placementId)
    const part = { claimedAmount: '5.00' }
    const claims = Array.from({ length: 50 }, () => begin(rachel, pass, part))
    const [closed, ...begun] = await Promise.all([close(), ...claims])
    const made = begun.filter(({ status }) => status === 201).length
    if (closed.status === 200) {
      expect(made).toBe(0)
      expect(before - (await committed(placementId))).toBeCloseTo(360, 2)
      expect(
        new Set(begun.map(({ status, body }) => [status, codeOf({ status, body })[1]].join())),
      ).toEqual(new Set(['409,supplementClosed']))
    } else {
      expect(codeOf(closed)).toEqual([409, 'claimUnderWay'])
      expect(made).toBeGreaterThan(0)
      expect(await committed(placementId)).toBeCloseTo(before, 2)
    }
    await allAgrees()
  })

  it('cannot be claimed past the database, nor counted otherwise than it was given', async () => {
    await given(pass)
    const open = await drafted(rachel, pass)
    const shut = sql`update supplements set status = 'closed', used_amount = 180, closed_on = '2027-05-03',
      closed_by = decided_by, close_reason = 'Enough' where id = ${pass}`
    expect(await refusedBy(shut.execute(server.db))).toBe('supplements_claims_under_way')
    await actOnClaim(rachel, open.id, 'cancellation')
    await close()
    const again = sql`update payments set status = 'draft', cancelled_on = null, cancelled_by = null where id = ${open.id}`
    expect(await refusedBy(again.execute(server.db))).toBe('payments_of_approved_supplement')
    const more = sql`update supplements set used_amount = 200 where id = ${pass}`
    expect(await refusedBy(more.execute(server.db))).toBe('supplements_used')
  })
})

describe('a closed supplement', () => {
  it('counts less once a claim is returned, of which nothing can be claimed', async () => {
    const id = await given(pass, less)
    await close()
    const before = await committed(placementId)
    expect((await actOnClaim(amina, id, 'return', { changes: 'The receipt' })).status).toBe(200)
    expect(await readSupplement(luc, pass)).toMatchObject({
      usedAmount: '0.00',
      unusedAmount: '540.00',
    })
    expect(before - (await committed(placementId))).toBeCloseTo(150, 2)
    expect(codeOf(await submit(rachel, id))).toEqual([409, 'supplementClosed'])
    expect(codeOf(await begin(rachel, pass))).toEqual([409, 'supplementClosed'])
    await allAgrees()
    await reopen()
    expect((await submit(rachel, id)).status).toBe(200)
    await allAgrees()
  })

  it('counts less by what comes back of it, until that is taken back', async () => {
    const id = await given(pass)
    await paid(id)
    await close()
    const before = await committed(placementId)
    const priya = await server.as('finance')
    const debt = await recorded(priya, id, { amount: '80.00' })
    await receive(priya, debt.id, '30.00')
    expect(await readSupplement(luc, pass)).toMatchObject({ usedAmount: '150.00' })
    expect(before - (await committed(placementId))).toBeCloseTo(30, 2)
    await allAgrees()
    await takeBack(priya, debt.id)
    expect(await readSupplement(luc, pass)).toMatchObject({ usedAmount: '180.00' })
    expect(await committed(placementId)).toBeCloseTo(before, 2)
    await allAgrees()
  })

  it('is opened again where the limits leave what was released, and its employer is told', async () => {
    await given(pass)
    const before = await committed(placementId)
    await close()
    expect((await reopen(amina)).status).toBe(403)
    await program('supplements', JSON.stringify([{ type: 'transport', cap: '539.99' }]))
    expect(codeOf(await reopen())).toEqual([409, 'typeCapReached'])
    await program('supplements', JSON.stringify([{ type: 'transport', cap: '540.00' }]))
    await program('combined_cap', 6419.99)
    expect(codeOf(await reopen())).toEqual([409, 'combinedCapReached'])
    await program('combined_cap', 6420)
    await program('budget_total', before - 0.01)
    expect(codeOf(await reopen())).toEqual([409, 'budgetExceeded'])
    await program('budget_total', before)
    expect((await reopen()).body).toMatchObject({
      status: 'approved',
      usedAmount: null,
      closedOn: null,
      closeReason: null,
      money: { claimed: '180.00', left: '360.00' },
    })
    expect(await committed(placementId)).toBeCloseTo(before, 2)
    expect((await lettersOf(pass)).at(-1)).toMatchObject({ letter: 'reopened' })
    expect((await lettersOf(pass)).at(-1)?.body).toContain('360.00')
    expect((await begin(rachel, pass)).status).toBe(201)
    await allAgrees()
  })

  it('is opened again, or what it released is given to another: never both', async () => {
    await given(pass)
    await close()
    const short = { fromOn: '2027-05-03', toOn: '2027-06-27', requestedEach: '45.00' }
    const { id } = await requested(rachel, placementId, short)
    await program('budget_total', (await committed(placementId)) + 360)
    const given45 = { approvedEach: '45.00', total: '360.00' }
    const [opened, other] = await Promise.all([reopen(), approve(luc, id, given45)])
    await program('budget_total', 90_000_000)
    const isOpen = opened.status === 200
    expect([opened.status, other.status]).toEqual(isOpen ? [200, 422] : [409, 200])
    if (!isOpen) expect(codeOf(opened)).toEqual([409, 'budgetExceeded'])
    await allAgrees()
  })

  it('is opened by another person than whoever entered it', async () => {
    await given(pass)
    await close()
    await sql`update supplements set entered_by = entered_by || (select id from users where email = 'admin@example.org')
      where id = ${pass}`.execute(server.db)
    expect(codeOf(await reopen(await server.as('admin')))).toEqual([409, 'fourEyes'])
  })
})
