import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf as answered } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { read, server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { usedFunding } from '#modules/placements/server/used-funding.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  act,
  ask,
  asked,
  bodyOf,
  committed,
  complaints,
  formsOf,
  lettersOf,
  raise,
  readRequest,
  startAfresh,
  working,
  type Working,
} from './change-requests.test-people.ts'

withPeople()

const codeOf = (answer: Parameters<typeof answered>[0]) => answered(answer)[1]

let at: Working
let rachel: Caller
let amina: Caller
let luc: Caller
let margaret: Caller

beforeAll(async () => {
  at = await working()
}, 60_000)
beforeEach(async () => {
  await startAfresh(at)
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  margaret = await server.as('superAdmin')
})

async function recommended() {
  const { id } = await asked(rachel, at.applicationId)
  const { status } = await act(amina, id, 'recommendation', { recommendationNote: 'In order' })
  expect(status).toBe(200)
  return id
}

describe('what is asked', () => {
  it('is kept beside what was approved, with what it would make of the money to the cent', async () => {
    const { status, body } = await ask(rachel, at.applicationId)
    expect([status, body]).toMatchObject([
      201,
      {
        status: 'submitted',
        side: 'employer',
        before: { hourlyWage: '24.00', endOn: '2027-06-27' },
        asked: { hourlyWage: '26.00', endOn: '2027-07-25' },
        requestedBy: null,
      },
    ])
    expect(Object.keys(body.asked).toSorted()).toEqual(['endOn', 'hourlyWage'])
    const { money } = await readRequest(amina, body.id)
    // 8 × 420.00 and 4 × 210.00 as agreed; 12 weeks of 35 hours at 26.00, of which 25 %: 12 × 227.50
    expect(money?.before.total).toBe('5880.00')
    expect(money?.after.lines.map(({ amount }) => amount)).toEqual(['3360.00', '840.00', '2730.00'])
    expect(money).toMatchObject({ after: { total: '6930.00' }, difference: '1050.00' })
    expect((await lettersOf(body.id)).map(({ letter }) => letter)).toEqual(['askedForAssignee'])
  })

  it('is computed beforehand as it is then, without keeping anything', async () => {
    const { reason: _reason, ...body } = await bodyOf(rachel, at.applicationId, raise)
    const { status, body: money } = await rachel.post<{ difference: string; budgetLeft: null }>(
      '/change-requests/previews',
      body,
    )
    expect([status, money]).toMatchObject([200, { difference: '1050.00', budgetLeft: null }])
    const { rows } = await sql`select 1 from change_requests where placement_id = ${at.placementId}
      union all select 1 from audit_log where action like 'changeRequests.comp%'`.execute(server.db)
    expect(rows).toEqual([])
  })

  it.each([
    [{ hourlyWage: '9.00' }, { hourlyWage: 'belowMinimum' }],
    [{ hoursPerWeek: '2' }, { hoursPerWeek: 'tooFewHours' }],
    [{ endOn: '2027-02-01' }, { endOn: 'endsAfterStart', effectiveOn: 'effectAfterEnd' }],
    [{ endOn: '2029-02-01' }, { endOn: 'tooManyWeeks' }],
    [{ endOn: '2027-02-20', effectiveOn: '2027-02-15' }, { endOn: 'tooFewWeeks' }],
    [{ startOn: '2027-03-01' }, { startOn: 'startedAlready' }],
    [{ hourlyWage: '25.00', effectiveOn: '2027-01-01' }, { effectiveOn: 'effectBeforeStart' }],
    [{ hourlyWage: '25.00', effectiveOn: '2027-12-01' }, { effectiveOn: 'effectAfterEnd' }],
  ])('is refused at its field: %j', async (also, wrong) => {
    const { status, body } = await ask(rachel, at.applicationId, also)
    expect([status, complaints(body)]).toEqual([422, wrong])
  })

  it('differs in something, and is the only one that is not decided', async () => {
    expect(codeOf(await ask(rachel, at.applicationId, {}))).toBe('nothingChanged')
    const body = await bodyOf(rachel, at.applicationId, raise)
    const both = await Promise.all([
      rachel.post('/change-requests', body),
      amina.post('/change-requests', body),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
    expect(both.map(codeOf)).toContain('alreadyAsked')
  })

  it('is nothing of a placement that is over, nor a participant’s', async () => {
    const body = await bodyOf(rachel, at.applicationId, raise)
    const stranger = await server.as('employee')
    expect((await stranger.post('/change-requests', body)).status).toBe(403)
    await sql`update placements set status = 'completed' where id = ${at.placementId}`.execute(
      server.db,
    )
    expect(codeOf(await rachel.post('/change-requests', body))).toBe('placementOver')
  })
})

describe('the decision', () => {
  it('gives application, placement and budget what was asked for, beside what was approved first', async () => {
    const id = await recommended()
    const before = await committed(at.placementId)
    const { status, body } = await act(luc, id, 'approval', {
      decisionNote: 'Enjoy the summer.',
      expectedAmount: '6930.00',
    })
    expect([status, body]).toMatchObject([
      200,
      { status: 'approved', money: { difference: '1050.00', after: { total: '6930.00' } } },
    ])
    expect((await committed(at.placementId)) - before).toBeCloseTo(1050, 2)
    expect(await read(luc, at.applicationId)).toMatchObject({
      hourlyWage: '26.00',
      endOn: '2027-07-25',
      approvedAmount: '6930.00',
    })
    const versions = await Promise.all(
      ['approval', 'change'].map((kind) =>
        luc.get<{ isChanged: boolean; content: { application: object } }>(
          `/applications/${at.applicationId}/versions/${kind}`,
        ),
      ),
    )
    expect(versions.map(({ body: { content } }) => content.application)).toMatchObject([
      { hourlyWage: 24, endOn: '2027-06-27' },
      { hourlyWage: 26, endOn: '2027-07-25' },
    ])
    expect(versions.map(({ body: { isChanged } }) => isChanged)).toEqual([true, true])
    const budgets = await verifyApplications(server.db)
    expect(budgets.filter((each) => each.startsWith('budget'))).toEqual([])
  })

  it('tells both sides what is otherwise, with the note word for word and the money to the employer alone', async () => {
    const id = await recommended()
    await act(luc, id, 'approval', { decisionNote: 'Enjoy the summer.', expectedAmount: '6930.00' })
    const told = (await lettersOf(id)).filter(({ letter }) => letter.startsWith('approved'))
    expect(told.map(({ letter }) => letter)).toEqual(['approved', 'approvedForPerson'])
    for (const { body } of told) {
      expect(body).toContain('Enjoy the summer.')
      expect(body).toMatch(/26[.,]00/)
    }
    expect(told[0]?.body).toMatch(/6.930[.,]00/)
    expect(told[1]?.body).not.toMatch(/6.930[.,]00/)
  })

  it('moves the forms that are not open yet by the new last day, and no other', async () => {
    const before = await formsOf(at)
    await sql`update monitoring_forms set status = 'open' where placement_id = ${at.placementId} and number = 1`.execute(
      server.db,
    )
    server.clock.moveTo(new Date('2027-04-05T16:00:00Z'))
    rachel = await server.as('employer')
    amina = await server.as('caseOfficer')
    luc = await server.as('approver')
    const id = await recommended()
    await act(luc, id, 'approval', { expectedAmount: '6930.00' })
    const after = await formsOf(at)
    const planned = await sql<{ number: number; side: string; opens: string | null }>`
      select m.number, m.side, m.opens_on as opens from placements l, lateral monitoring_forms_of(l) m
      where l.id = ${at.placementId} order by m.number, m.side`.execute(server.db)
    expect(after.map(({ number, side, opens }) => ({ number, side, opens }))).toEqual(planned.rows)
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2))
    const lastDue = (forms: typeof after) =>
      forms
        .map(({ due }) => due ?? '')
        .toSorted()
        .at(-1)
    expect([lastDue(before), lastDue(after)]).toEqual(['2027-10-12', '2027-11-08'])
  })

  it('is another person’s than who asked or recommended', async () => {
    const id = await recommended()
    await sql`update change_requests set recommended_by = (select id from users where email = 'approver@example.org')
      where id = ${id}`.execute(server.db)
    const own = await act(luc, id, 'approval', { expectedAmount: '6930.00' })
    expect([codeOf(own), codeOf(await act(luc, id, 'refusal', { decisionNote: 'No' }))]).toEqual([
      'fourEyes',
      'fourEyes',
    ])
    await act(rachel, id, 'withdrawal')
    const { id: ofStaff } = await asked(margaret, at.applicationId)
    await act(amina, ofStaff, 'recommendation')
    const asker = await act(margaret, ofStaff, 'approval', { expectedAmount: '6930.00' })
    expect(codeOf(asker)).toBe('fourEyes')
  })

  it('is refused where the budget is used up, or another amount was seen', async () => {
    const id = await recommended()
    const seen = await act(luc, id, 'approval', { expectedAmount: '5880.00' })
    expect(codeOf(seen)).toBe('amountChanged')
    const total = (await committed(at.placementId)) + 1049.99
    await sql`update programs set budget_total = ${total} where id = (select program_id from placements
      where id = ${at.placementId})`.execute(server.db)
    const poor = await act(luc, id, 'approval', { expectedAmount: '6930.00' })
    expect([poor.status, codeOf(poor)]).toEqual([409, 'budgetExceeded'])
    expect(JSON.stringify(poor.body)).toContain('The program’s budget does not cover this change')
    expect(await readRequest(luc, id)).toMatchObject({ status: 'recommended' })
  })

  it('is refused once what was asked no longer fits, and nothing is changed', async () => {
    const id = await recommended()
    server.clock.moveTo(new Date('2027-08-20T16:00:00Z'))
    luc = await server.as('approver')
    const late = await act(luc, id, 'approval', { expectedAmount: '6930.00' })
    expect(codeOf(late)).toBe('outOfDate')
    expect(await read(luc, at.applicationId)).toMatchObject({ hourlyWage: '24.00' })
  })

  it('is told to both sides when it is no, with the note word for word', async () => {
    const id = await recommended()
    const { body } = await act(luc, id, 'refusal', { decisionNote: 'The season is short.' })
    expect(body).toMatchObject({ status: 'denied', decisionNote: 'The season is short.' })
    const told = (await lettersOf(id)).filter(({ letter }) => letter.startsWith('denied'))
    expect(told.map(({ letter }) => letter)).toEqual(['denied', 'deniedForPerson'])
    for (const each of told) expect(each.body).toContain('The season is short.')
    expect(await read(luc, at.applicationId)).toMatchObject({ hourlyWage: '24.00' })
  })
})

describe('on its way', () => {
  it('is returned with a note, asked again otherwise, and taken back by its side alone', async () => {
    const { id } = await asked(rachel, at.applicationId)
    await act(amina, id, 'return', { returnNote: 'Until when, please?' })
    const letters = await lettersOf(id)
    expect(letters.at(-1)).toMatchObject({ letter: 'returned' })
    expect(letters.at(-1)?.body).toContain('Until when, please?')
    const again = await bodyOf(rachel, at.applicationId, { hourlyWage: '25.00' })
    const { applicationId: _application, ...values } = again
    expect(codeOf(await act(amina, id, 'submission', values))).toBe('askedByOthers')
    const { status, body } = await act(rachel, id, 'submission', values)
    expect([status, body]).toMatchObject([
      200,
      { status: 'submitted', asked: { hourlyWage: '25.00' } },
    ])
    expect((await lettersOf(id)).map(({ letter }) => letter)).toEqual([
      'askedForAssignee',
      'returned',
      'askedAgainForAssignee',
    ])
    expect(codeOf(await act(amina, id, 'withdrawal'))).toBe('askedByOthers')
    expect((await act(rachel, id, 'withdrawal')).body).toMatchObject({ status: 'withdrawn' })
    expect((await ask(rachel, at.applicationId)).status).toBe(201)
  })
})

it('an end after a change counts each day by its own wage', async () => {
  const id = await recommended()
  await act(luc, id, 'approval', { expectedAmount: '6930.00' })
  const { rows } = await sql<{ funding: Parameters<typeof usedFunding>[0] }>`
    select funding from placements where id = ${at.placementId}`.execute(server.db)
  const used = usedFunding(rows[0]!.funding, { days: 98, hoursPerWeek: '35', otherFunding: '0' })
  // 12 weeks as they were agreed first: 4,200.00; two weeks at 227.50
  expect([used.total, used.grossWages]).toEqual(['4655.00', '11900.00'])
})

it('is approved once when fifty approve it at the same moment, and its money moves once', async () => {
  const id = await recommended()
  const before = await committed(at.placementId)
  const { version } = await readRequest(luc, id)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      luc.post(`/change-requests/${id}/approval`, { expectedAmount: '6930.00' }, { version }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 412]))
  expect((await committed(at.placementId)) - before).toBeCloseTo(1050, 2)
  const budgets = await verifyApplications(server.db)
  expect(budgets.filter((each) => each.startsWith('budget'))).toEqual([])
})
