import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  act,
  assess,
  begin,
  claimed,
  complaints,
  drafted,
  lettersOf,
  listed,
  readPayment,
  startAfresh,
  stub,
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

beforeAll(async () => {
  ;({ placementId } = await working())
}, 60_000)
beforeEach(async () => {
  await startAfresh()
  rachel = await server.as('employer')
  zoe = await server.as('employee')
  amina = await server.as('caseOfficer')
})

const change = async (id: string, body: object, by = rachel) => {
  const { version } = await readPayment(by, id)
  return by.patch<object>(`/payments/${id}`, body, { version })
}

describe('a claim', () => {
  it('is begun with what its lines come to by the rates of their weeks', async () => {
    const lines = [twoWeeks(), twoWeeks('2027-03-29', '2027-04-11')]
    const { status, body } = await begin(rachel, placementId, {
      lines,
      files: [await stub(rachel)],
    })
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'draft',
        source: 'claim',
        periodFrom: '2027-02-08',
        periodTo: '2027-04-11',
        claimedAmount: '1470.00',
        lines: [
          { claimed: '840.00', eligible: '1680.00', stretches: [{ days: 14, percent: '50' }] },
          { claimed: '630.00', stretches: [{ percent: '50' }, { percent: '25' }] },
        ],
        files: [{ name: 'stub.pdf' }],
        agreed: { from: '2027-02-08', to: '2027-06-27', hoursPerWeek: '35.0', left: '5880.00' },
        findings: [],
        mayEdit: true,
        can: { submit: true, cancel: true },
      },
    ])
    expect(body.reference).toMatch(/^PAY-2027-\d{6}$/)
    expect(await auditRows(server.db, { entityId: body.id })).toMatchObject([
      { action: 'payments.created', changes: { claimedAmount: [null, '1470.00'] } },
    ])
    expect(await verifyPayments(server.db)).toEqual([])
  })

  it.each([
    [{ from: '2027-02-07' }, { 'lines.0.from': 'beforeFirstDay' }],
    [{ from: '2027-02-22' }, { 'lines.0.to': 'endsBeforeStart' }],
    [{ to: '2027-05-04' }, { 'lines.0.to': 'notWorkedYet' }],
    [{ to: '2027-06-28' }, { 'lines.0.to': 'afterLastDay' }],
    [{ hours: '336.01' }, { 'lines.0.hours': 'moreHoursThanDays' }],
    [{ hours: '0' }, { 'lines.0.hours': 'aboveNothing' }],
  ])('is refused at its field with %j, also before it is kept', async (also, wrong) => {
    const body = { placementId, lines: [{ ...twoWeeks(), ...also }] }
    for (const path of ['/payments', '/payments/computation'] as const) {
      const answer = await rachel.post<object>(path, body)
      expect([answer.status, complaints(answer.body)]).toEqual([422, wrong])
    }
  })

  it('has each day once, of its own lines and of all claims', async () => {
    const twice = [twoWeeks(), twoWeeks('2027-02-21', '2027-02-28')]
    const one = await begin(rachel, placementId, { lines: twice })
    expect(complaints(one.body)).toEqual({ 'lines.1.from': 'linesOverlap' })
    const first = await drafted(rachel, placementId)
    const again = await begin(rachel, placementId, {
      lines: [twoWeeks('2027-02-21', '2027-03-07')],
    })
    expect([again.status, complaints(again.body)]).toEqual([422, { lines: 'daysClaimed' }])
    expect(
      (await begin(rachel, placementId, { lines: [twoWeeks('2027-02-22', '2027-03-07')] })).status,
    ).toBe(201)
    await act(rachel, first.id, 'cancellation')
    expect((await begin(rachel, placementId)).status).toBe(201)
  })

  it('is begun once where two begin it at the same moment', async () => {
    const both = await Promise.all([begin(rachel, placementId), begin(rachel, placementId)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 422])
  })

  it('is computed without being kept, and of nobody else’s placement', async () => {
    const body = { placementId, lines: [twoWeeks()] }
    const answer = await rachel.post<object>('/payments/computation', body)
    expect([answer.status, answer.body]).toMatchObject([200, { total: '840.00' }])
    expect((await listed(rachel)).data).toEqual([])
    await sql`update placements set employer_id = (select id from employers where id <> employer_id limit 1)
      where id = ${placementId}`.execute(server.db)
    expect((await rachel.post('/payments/computation', body)).status).toBe(404)
    expect((await begin(rachel, placementId)).status).toBe(404)
    await sql`update placements l set employer_id = u.employer_id from users u
      where u.email = 'employer@example.org' and l.id = ${placementId}`.execute(server.db)
  })

  it('is changed until it is sent, with other files', async () => {
    const { id, files } = await drafted(rachel, placementId)
    const [old] = files
    const other = await stub(rachel)
    const changed = await change(id, {
      lines: [twoWeeks('2027-02-08', '2027-02-14', { hours: '35', gross: '840.00' })],
      files: [other],
    })
    expect([changed.status, changed.body]).toMatchObject([
      200,
      { claimedAmount: '420.00', periodTo: '2027-02-14', files: [{ id: other }] },
    ])
    const file = (which?: string) => rachel.get(`/payments/${id}/files/${which}`)
    expect([(await file(other)).status, (await file(old?.id)).status]).toEqual([200, 404])
    const stolen = await change(id, { lines: [twoWeeks()], files: [old?.id] })
    expect(complaints(stolen.body)).toEqual({ files: 'fileMissing' })
    await submit(rachel, id)
    expect(codeOf(await change(id, { lines: [twoWeeks()] }))).toEqual([409, 'wrongState'])
    expect((await change(id, { lines: [twoWeeks()] }, amina)).status).toBe(403)
  })
})

describe('sending a claim', () => {
  it('needs a pay stub, the statement, and the sum that was seen', async () => {
    const { body } = await begin(rachel, placementId)
    expect(body.can['submit']).toEqual({ reason: 'payStubMissing' })
    expect(codeOf(await submit(rachel, body.id))).toEqual([409, 'payStubMissing'])
    await change(body.id, { lines: [twoWeeks()], files: [await stub(rachel)] })
    const unconfirmed = await submit(rachel, body.id, { isConfirmed: false })
    expect(complaints(unconfirmed.body)).toEqual({ isConfirmed: 'mustConfirm' })
    expect(complaints((await submit(rachel, body.id, { total: '839.99' })).body)).toEqual({
      total: 'notTheSum',
    })
    const sent = await submit(rachel, body.id)
    expect([sent.status, sent.body]).toMatchObject([
      200,
      { status: 'submitted', submittedOn: '2027-05-03', mayEdit: false },
    ])
    const [letter] = await lettersOf(body.id)
    expect(letter?.kind).toBe('received')
    for (const said of [body.reference, '840.00', '2027']) expect(letter?.body).toContain(said)
  })

  it('is refused for days after a placement that has ended meanwhile', async () => {
    const { id } = await drafted(rachel, placementId)
    await sql`update placements set planned_end_on = '2027-02-20' where id = ${placementId}`.execute(
      server.db,
    )
    expect(complaints((await submit(rachel, id)).body)).toEqual({ 'lines.0.to': 'afterLastDay' })
    await sql`update placements set planned_end_on = '2027-06-27' where id = ${placementId}`.execute(
      server.db,
    )
  })

  it('comes back with what to change, and is sent once more', async () => {
    const id = await claimed(rachel, placementId)
    expect((await assess(amina, id)).status).toBe(200)
    const back = await act(amina, id, 'return', { changes: 'The stub of March' })
    expect([back.status, back.body]).toMatchObject([
      200,
      { status: 'returned', assessedAmount: null, lines: [{ assessed: null }] },
    ])
    expect((await lettersOf(id)).at(-1)).toMatchObject({
      kind: 'returned',
      body: expect.stringContaining('The stub of March') as string,
    })
    expect(await readPayment(rachel, id)).toMatchObject({
      changesAsked: 'The stub of March',
      mayEdit: true,
    })
    expect((await submit(rachel, id)).body.status).toBe('submitted')
  })

  it('is given up before it is assessed, and not afterwards', async () => {
    const id = await claimed(rachel, placementId)
    await assess(amina, id)
    expect(codeOf(await act(rachel, id, 'cancellation'))).toEqual([409, 'wrongState'])
    const other = await claimed(rachel, placementId, [twoWeeks('2027-03-01', '2027-03-14')])
    expect((await act(rachel, other, 'cancellation')).body.status).toBe('cancelled')
  })
})

describe('who sees a claim', () => {
  it('is its employer and staff while it is a draft, and its participant once it is sent', async () => {
    const { id, reference } = await drafted(rachel, placementId)
    expect((await zoe.get(`/payments/${id}`)).status).toBe(404)
    const seenBy = async (by: Caller) => (await listed(by, `search=${reference}`)).data.length
    expect([await seenBy(zoe), await seenBy(rachel), await seenBy(amina)]).toEqual([0, 1, 1])
    await submit(rachel, id)
    const seen = await readPayment(zoe, id)
    expect(seen).toMatchObject({
      claimedAmount: '840.00',
      files: [],
      can: {},
      findings: [],
      answers: [],
    })
    expect(await seenBy(zoe)).toBe(1)
    const [file] = (await readPayment(rachel, id)).files
    expect((await zoe.get(`/payments/${id}/files/${file?.id}`)).status).toBe(404)
  })

  it('finds it by its state, days and amounts, and exports what is shown', async () => {
    const id = await claimed(rachel, placementId)
    const { reference } = await readPayment(rachel, id)
    const found = async (query: string) => (await listed(amina, query)).data.map((row) => row.id)
    expect(await found('filter[status]=submitted')).toEqual([id])
    expect(await found('filter[status]=draft')).toEqual([])
    expect(await found('filter[claimedAmount][gte]=840')).toEqual([id])
    expect(await found('filter[periodFrom][lte]=2027-02-07')).toEqual([])
    const sheet = String((await rachel.get('/payments/export?format=csv')).body)
    expect(sheet).toContain(reference)
    expect((await zoe.get('/payments/export?format=csv')).status).toBe(403)
  })
})
