import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyParticipants } from '#modules/participants/server/verify-participants.ts'
import { lapsePlacements } from '#modules/placements/server/lapse-placements.ts'
import {
  accept,
  endOf,
  readPlacement,
  schedules,
  take,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import { followsPlacements } from './follow-placements.ts'
import {
  act,
  anotherEmployer,
  caseOf,
  job,
  lettersOf,
  moveRachelTo,
  orphaned,
  readCase,
} from './orphaned.test-people.ts'
import { verifyOrphaned } from './verify-orphaned.ts'

withPeople()

let amina: Caller
let luc: Caller
let home: string

async function goTo(moment: string) {
  server.clock.moveTo(new Date(moment))
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
}

beforeEach(async () => {
  if (home) await moveRachelTo(home)
  // What tests before have offered lapses in none of those that follow.
  await sql`update placements set accept_by = null,
    start_by = case when status = 'accepted' then '2099-01-01'::date else start_by end`.execute(
    server.db,
  )
  const { rows } = await sql<{ home: string }>`
    select employer_id as home from users where email = 'employer@example.org'`.execute(server.db)
  home = rows[0]!.home
})

/** What is kept equals what it is kept of. */
async function expectWhole() {
  const budgets = (await verifyApplications(server.db)).filter((each) => each.startsWith('budget'))
  const kept = [...(await verifyParticipants(server.db)), ...(await verifyOrphaned(server.db))]
  expect([...budgets, ...kept]).toEqual([])
}

const newPlacementOf = async (id: string) => {
  const { rows } = await sql<{ placement: string; committed: string }>`
    select l.id as placement, l.committed_amount as committed from orphaned_cases c
      join placements l on l.id = c.rematch_placement_id where c.id = ${id}`.execute(server.db)
  return rows[0]!
}

const committedOf = async (placementId: string) => {
  const { rows } = await sql<{ committed: string }>`
    select b.committed from program_budgets b join placements l on l.program_id = b.program_id
    where l.id = ${placementId}`.execute(server.db)
  return Number(rows[0]!.committed)
}

async function rematched(id: string, also: object) {
  const employerId = await anotherEmployer(id)
  const { amountLeft } = await readCase(amina, id)
  const body = { ...job('2027-08-16', '2027-08-30', also), employerId, amountLeft }
  return { employerId, answer: await act(amina, id, 'rematch', body) }
}

describe('a rematch', () => {
  it.each([
    // Day 67 on: 25 %, 35 × 20.00 × 25 % × 74/7 = 1,850.00
    ['falling', '2027-04-14', { endOn: '2027-10-28' }, '1850.00', '74'],
    // 40 × 30.00 × 25 % is capped at 250.00 a week: × 74/7 = 2,642.86, of which 2,220.00 are left
    [
      'falling',
      '2027-04-14',
      { endOn: '2027-10-28', hoursPerWeek: '40', hourlyWage: '30.00' },
      '2220.00',
      '74',
    ],
    // After 18 days: 66 days to the end of week 12 at 400.00 × 66/7 = 3,771.43, then 4 × 300.00/7 = 171.43
    [
      'capped',
      '2027-02-25',
      { endOn: '2027-10-24', hoursPerWeek: '40', hourlyWage: '21.50' },
      '3942.86',
      '70',
    ],
    // After 100 days: 37.5 × 20.00 × 66.67 % × 82/7 = 5,857.44, of which 3,096.08 are left
    ['limited', '2027-05-18', { endOn: '2027-11-05', hoursPerWeek: '37.5' }, '3096.08', '82'],
  ] as const)(
    'by the %s rates after %s, with %j, commits %s for %s days',
    async (name, lastDay, also, amount, days) => {
      const { id, placementId } = await orphaned(lastDay, { schedule: schedules[name] })
      await goTo('2027-05-19T15:00:00Z')
      const before = await committedOf(placementId)
      const { answer } = await rematched(id, also)
      expect([answer.status, answer.body.status]).toEqual([200, 'rematched'])
      const { placement, committed } = await newPlacementOf(id)
      expect(committed).toBe(amount)
      expect(((await committedOf(placementId)) - before).toFixed(2)).toBe(amount)
      const offered = await readPlacement(amina, placement)
      expect(offered).toMatchObject({ status: 'planned', agreement: { amount } })
      expect(String(offered.agreement.funding.days)).toBe(days)
      await expectWhole()
    },
    60_000,
  )

  it('is offered with what was seen to be left, and within the days that are left', async () => {
    const { id } = await orphaned()
    await goTo('2027-04-15T15:00:00Z')
    const employerId = await anotherEmployer(id)
    const try_ = (also: object) =>
      act(amina, id, 'rematch', {
        ...job('2027-05-03', '2027-07-15'),
        employerId,
        amountLeft: '2220.00',
        ...also,
      })
    expect(codeOf(await try_({ amountLeft: '2220.01' }))).toEqual([409, 'leftChanged'])
    expect(complaintOf(await try_({ endOn: '2027-07-16' }), 'endOn')).toBe('beyondLeft')
    expect(complaintOf(await try_({ endOn: '2027-05-03' }), 'endOn')).toBe('endBeforeStart')
    expect(complaintOf(await try_({ startOn: '2027-04-14' }), 'startOn')).toBe('startPast')
    expect(complaintOf(await try_({ hourlyWage: '1.00' }), 'hourlyWage')).toBe('belowMinimumWage')
    expect(complaintOf(await try_({ employerId: home }), 'employerId')).toBe('choice')
    const prove = (at: string | null) =>
      sql`update employers set contact_proven_at = ${at} where id = ${employerId}`.execute(
        server.db,
      )
    await prove(null)
    expect(complaintOf(await try_({}), 'employerId')).toBe('choice')
    await prove('2027-01-01')
    await sql`update programs set max_active_per_employer = 0`.execute(server.db)
    expect(codeOf(await try_({}))).toEqual([409, 'employerActiveMaximum'])
    await sql`update programs set max_active_per_employer = 1000, max_yearly_per_employer = 0`.execute(
      server.db,
    )
    expect(codeOf(await try_({}))).toEqual([409, 'employerYearlyMaximum'])
    await sql`update programs set max_yearly_per_employer = 1000, budget_total = 1`.execute(
      server.db,
    )
    expect(codeOf(await try_({}))).toEqual([409, 'budgetExceeded'])
    await sql`update programs p set budget_total = 90000000, max_amount_per_employer = 100 + coalesce((
      select sum(committed_amount) from placements l where l.program_id = p.id and l.employer_id = ${employerId}
        and l.status not in ('cancelled', 'lapsed')
        and fiscal_year(l.start_on, p.fiscal_year_start) = fiscal_year('2027-05-03'::date, p.fiscal_year_start)), 0)`.execute(
      server.db,
    )
    expect((await act(luc, id, 'rematch', {})).status).toBe(403)
    // What the employer’s maximum leaves is less than what the placement left.
    expect((await try_({})).status).toBe(200)
    expect((await newPlacementOf(id)).committed).toBe('100.00')
    await sql`update programs set max_amount_per_employer = null`.execute(server.db)
    await expectWhole()
  }, 60_000)

  it('is accepted by the other employer, who sees neither the employer before nor the case', async () => {
    const { id, applicationId } = await orphaned()
    await goTo('2027-04-15T15:00:00Z')
    const { employerId } = await rematched(id, {})
    expect(await lettersOf(id, 'rematched')).toHaveLength(1)
    const { placement } = await newPlacementOf(id)
    const before = await server.as('employer')
    expect((await before.get(`/placements/${placement}`)).status).toBe(404)
    await moveRachelTo(employerId)
    const rachel = await server.as('employer')
    expect((await rachel.get(`/applications/${applicationId}`)).status).toBe(404)
    expect((await accept(rachel, placement)).body.status).toBe('accepted')
    expect(await readCase(amina, id)).toMatchObject({ status: 'closed', outcome: 'rematched' })
    expect(codeOf(await act(amina, id, 'reopening', { reason: 'No' }))).toEqual([
      409,
      'isPlacedAgain',
    ])
    await expectWhole()
  }, 60_000)

  it('that expires puts the participant back among the orphaned, and its money is free', async () => {
    const { id, placementId } = await orphaned()
    await goTo('2027-04-15T15:00:00Z')
    const before = await committedOf(placementId)
    await rematched(id, {})
    await goTo('2027-04-30T15:00:00Z')
    await runJob(server.system, lapsePlacements([followsPlacements]))
    expect(await readCase(amina, id)).toMatchObject({
      status: 'open',
      rematch: null,
      amountLeft: '2220.00',
      closesOn: '2027-06-29',
    })
    expect(await committedOf(placementId)).toBe(before)
    await expectWhole()
    expect((await rematched(id, {})).answer.body.status).toBe('rematched')
  }, 60_000)

  it('that the other employer cancels puts the participant back as well, at once', async () => {
    const { id, placementId } = await orphaned()
    await goTo('2027-04-15T15:00:00Z')
    const before = await committedOf(placementId)
    const { employerId } = await rematched(id, {})
    const { placement } = await newPlacementOf(id)
    await moveRachelTo(employerId)
    const rachel = await server.as('employer')
    await accept(rachel, placement)
    expect((await readCase(amina, id)).status).toBe('closed')
    const reason = { cancelSide: 'employer', cancelReason: 'positionGone' }
    expect((await take(rachel, placement, 'cancellation', reason)).status).toBe(200)
    expect(await readCase(amina, id)).toMatchObject({
      status: 'open',
      outcome: null,
      rematch: null,
      amountLeft: '2220.00',
      closesOn: '2027-06-14',
    })
    expect(await committedOf(placementId)).toBe(before)
    await expectWhole()
  }, 60_000)

  it.each([
    ['otherJob', 'foundWork'],
    ['returnedToSchool', 'school'],
    ['leftProgram', 'declined'],
  ])(
    'that the participant gives up (%s) closes the case: they look for no employer',
    async (cancelReason, outcome) => {
      const { id } = await orphaned()
      await goTo('2027-04-15T15:00:00Z')
      const { employerId } = await rematched(id, {})
      const { placement } = await newPlacementOf(id)
      if (outcome !== 'school') {
        await moveRachelTo(employerId)
        await accept(await server.as('employer'), placement)
      }
      const given = { cancelSide: 'participant', cancelReason }
      expect((await take(amina, placement, 'cancellation', given)).status).toBe(200)
      const left = { status: 'closed', outcome, closedOn: '2027-04-15' }
      expect(await readCase(amina, id)).toMatchObject(left)
      expect((await act(amina, id, 'reopening', { reason: 'Changed their mind' })).status).toBe(200)
      await expectWhole()
    },
    60_000,
  )

  it('that ends early itself leaves the rest of the rest', async () => {
    const { id } = await orphaned()
    await goTo('2027-04-15T15:00:00Z')
    const { employerId } = await rematched(id, { startOn: '2027-04-19', endOn: '2027-07-01' })
    const { placement } = await newPlacementOf(id)
    await moveRachelTo(employerId)
    await accept(await server.as('employer'), placement)
    await goTo('2027-04-19T15:00:00Z')
    await take(await server.as('employer'), placement, 'start', { startedOn: '2027-04-19' })
    await goTo('2027-05-02T20:00:00Z')
    // 14 days at 25 %: 35 × 20.00 × 25 % × 2 = 350.00 of 1,850.00
    const { body } = await take(amina, placement, 'end', endOf('2027-05-02'))
    expect(body.end).toMatchObject({ used: '350.00', released: '1500.00' })
    expect(await readCase(amina, await caseOf(placement))).toMatchObject({
      daysLeft: 60,
      amountLeft: '1500.00',
    })
    await expectWhole()
  }, 60_000)

  it('of fifty at the same moment is one, and ledger and budget agree', async () => {
    const { id, placementId } = await orphaned()
    await goTo('2027-04-15T15:00:00Z')
    const before = await committedOf(placementId)
    const employerId = await anotherEmployer(id)
    const { version, amountLeft } = await readCase(amina, id)
    const body = { ...job('2027-05-03', '2027-07-15'), employerId, amountLeft }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        amina.post(`/orphaned-participants/${id}/rematch`, body, { version }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 49])
    expect(((await committedOf(placementId)) - before).toFixed(2)).toBe('1850.00')
    expect(codeOf(await take(luc, placementId, 'reopening', { reason: 'A mistake' }))).toEqual([
      409,
      'endIsFollowed',
    ])
    await expectWhole()
  }, 60_000)
})
