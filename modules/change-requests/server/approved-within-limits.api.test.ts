import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf as answered } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { read, server } from '#modules/applications/server/applications.test-people.ts'
import { lift, place, sidesOf } from '#modules/holds/server/holds.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import {
  accept,
  offered,
  schedules,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import { assess, claimed, twoWeeks } from '#modules/payments/server/payments.test-people.ts'
import {
  act,
  ask,
  asked,
  committed,
  complaints,
  readRequest,
  startAfresh,
  working,
  type Working,
} from './change-requests.test-people.ts'

withPeople()

const codeOf = (answer: Parameters<typeof answered>[0]) => answered(answer)[1]

let rachel: Caller
let amina: Caller
let luc: Caller
let margaret: Caller

async function callers() {
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
  margaret = await server.as('superAdmin')
}

async function recommended(applicationId: string, also?: object) {
  const { id } = await asked(rachel, applicationId, also)
  expect((await act(amina, id, 'recommendation')).status).toBe(200)
  return id
}

const brokenBudgets = async () =>
  (await verifyApplications(server.db)).filter((each) => each.startsWith('budget'))

describe('a change of a placement that is under way', () => {
  let at: Working

  beforeAll(async () => {
    at = await working()
  }, 60_000)
  beforeEach(async () => {
    await startAfresh(at)
    await sql`delete from payments where placement_id = ${at.placementId}`.execute(server.db)
    await callers()
  })

  it('is not approved while a hold stops decisions, and is once it is lifted', async () => {
    const id = await recommended(at.applicationId)
    const { employerId } = await sidesOf(at.applicationId)
    const hold = await place(margaret, { employerId }, { effects: ['decision'] })
    const held = await act(luc, id, 'approval', { expectedAmount: '6930.00' })
    expect([held.status, codeOf(held)]).toEqual([409, 'onHold'])
    expect(await read(luc, at.applicationId)).toMatchObject({ hourlyWage: '24.00' })
    await lift(margaret, hold.id)
    expect((await act(luc, id, 'approval', { expectedAmount: '6930.00' })).status).toBe(200)
  })

  it('takes nothing away for a maximum that others have used up since, and adds nothing', async () => {
    await sql`update programs set max_amount_per_employer = 3000`.execute(server.db)
    const { id } = await asked(rachel, at.applicationId)
    expect((await readRequest(luc, id)).money).toMatchObject({
      before: { total: '5880.00' },
      after: {
        total: '5880.00',
        reductions: [{ reason: 'employerMaximum', amount: '1050.00' }],
      },
      difference: '0.00',
    })
    await sql`update programs set max_amount_per_employer = null`.execute(server.db)
  })

  it('of the title alone leaves the money as it was agreed, whatever the rules are by now', async () => {
    const { rows } = await sql<{ schedule: unknown }>`
      select rate_schedule as schedule from programs p join placements l on l.program_id = p.id
      where l.id = ${at.placementId}`.execute(server.db)
    await sql`update programs set rate_schedule = '[{"fromWeek": 1, "toWeek": 78, "percent": "10", "weeklyCap": "50"}]'`.execute(
      server.db,
    )
    const { id } = await asked(rachel, at.applicationId, { positionTitle: 'Head baker' })
    expect((await readRequest(luc, id)).money).toMatchObject({
      before: { total: '5880.00' },
      after: { total: '5880.00' },
      difference: '0.00',
    })
    await sql`update programs set rate_schedule = ${JSON.stringify(rows[0]?.schedule)}`.execute(
      server.db,
    )
  })

  it('never leaves less than was given for its wages already', async () => {
    await sql`update programs set min_hours_per_week = 10`.execute(server.db)
    const fewer = { hoursPerWeek: '15', effectiveOn: '2027-02-08' }
    // 8 weeks of 15 hours at 24.00, of which 50 %: 180.00 each; 12 at 25 %
    const less = '2520.00'
    const id = await recommended(at.applicationId, fewer)
    expect((await readRequest(luc, id)).money?.after.total).toBe(less)
    server.clock.moveTo(new Date('2027-04-05T16:00:00Z'))
    await callers()
    const eightWeeks = twoWeeks('2027-02-08', '2027-04-04', { hours: '280', gross: '6720.00' })
    const claim = await claimed(rachel, at.placementId, [eightWeeks])
    expect((await assess(amina, claim, { total: '3360.00' })).status).toBe(200)
    const paid = await act(luc, id, 'approval', { expectedAmount: less })
    expect([paid.status, codeOf(paid)]).toEqual([409, 'belowPaid'])
    expect(await readRequest(luc, id)).toMatchObject({ money: null, refusal: 'belowPaid' })
    await act(rachel, id, 'withdrawal')
    expect(codeOf(await ask(rachel, at.applicationId, fewer))).toBe('belowPaid')
  })
})

describe('a change before the first day', () => {
  const on = new Date('2027-01-18T15:00:00Z')
  const { terms, rateSchedule } = schedules.falling
  const agreed = async (applicationId: string) => {
    await sql`update programs p set rate_schedule = ${JSON.stringify(rateSchedule)}, includes_employer_costs = false,
        placement_max_weeks = 52, placement_min_weeks = 4
      from applications a where a.program_id = p.id and a.id = ${applicationId}`.execute(server.db)
    await sql`update applications set start_on = ${terms.startOn}, end_on = ${terms.endOn}, hours_per_week = 35,
      hourly_wage = 24, other_funding = 0 where id = ${applicationId}`.execute(server.db)
  }
  const later = {
    startOn: '2027-02-22',
    endOn: '2027-07-11',
    hourlyWage: '26.00',
    effectiveOn: '2027-02-22',
  }

  it.each(['planned', 'accepted'])(
    'gives its new days and money to a placement that is %s',
    async (status) => {
      const { id: placementId, applicationId } = await offered(on, agreed)
      await callers()
      if (status === 'accepted') await accept(rachel, placementId)
      const before = await committed(placementId)
      const past = await ask(rachel, applicationId, { startOn: '2027-01-11' })
      expect([past.status, complaints(past.body)]).toEqual([422, { startOn: 'startBehind' }])
      const id = await recommended(applicationId, later)
      // 20 weeks of 35 hours at 26.00: 8 × 455.00 and 12 × 227.50
      const { status: answer } = await act(luc, id, 'approval', { expectedAmount: '6370.00' })
      expect(answer).toBe(200)
      const { rows } = await sql<object>`
      select status, start_on, planned_end_on, hourly_wage, committed_amount, start_by from placements
      where id = ${placementId}`.execute(server.db)
      expect(rows).toMatchObject([
        {
          status,
          start_on: '2027-02-22',
          planned_end_on: '2027-07-11',
          hourly_wage: '26.00',
          committed_amount: '6370.00',
        },
      ])
      expect((await committed(placementId)) - before).toBeCloseTo(490, 2)
      const forms =
        await sql`select 1 from monitoring_forms where placement_id = ${placementId}`.execute(
          server.db,
        )
      expect(forms.rows).toEqual([])
      expect(await brokenBudgets()).toEqual([])
    },
  )

  it.each([
    ['2027-02-12', '2027-02-22'],
    ['2027-03-05', '2027-03-05'],
    ['2027-09-03', '2027-07-11'],
  ])(
    'until %s at the latest leaves until the new first day, and never past the new last one: %s',
    async (before, after) => {
      const { id: placementId, applicationId } = await offered(on, agreed)
      await callers()
      await accept(rachel, placementId)
      const startBy = () =>
        server.db
          .selectFrom('placements')
          .select('start_by')
          .where('id', '=', placementId)
          .executeTakeFirstOrThrow()
      await sql`update placements set start_by = ${before} where id = ${placementId}`.execute(
        server.db,
      )
      const id = await recommended(applicationId, later)
      await act(luc, id, 'approval', { expectedAmount: '6370.00' })
      expect(await startBy()).toEqual({ start_by: after })
    },
  )

  it('is approved as often as one budget covers when fifty are decided at the same moment', async () => {
    const jobs: Working[] = []
    for (let number = 0; number < 50; number++) {
      // oxlint-disable-next-line no-await-in-loop -- applications follow one another
      const { id: placementId, applicationId } = await offered(on, agreed)
      jobs.push({ placementId, applicationId })
    }
    await callers()
    const ids = await Promise.all(
      jobs.map(({ applicationId }) => recommended(applicationId, later)),
    )
    const [{ placementId } = { placementId: '' }] = jobs
    const before = await committed(placementId)
    // Room for seven more times 490.00, and not quite for an eighth.
    await sql`update programs set budget_total = ${before + 3919.99} where id = (select program_id
      from placements where id = ${placementId})`.execute(server.db)
    const answers = await Promise.all(
      ids.map((id) => act(luc, id, 'approval', { expectedAmount: '6370.00' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['budgetExceeded']))
    expect((await committed(placementId)) - before).toBeCloseTo(3430, 2)
    expect(await brokenBudgets()).toEqual([])
  }, 120_000)
})
