import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { verifyApplications } from '#modules/applications/server/verify-applications.ts'
import { verifyParticipants } from '#modules/participants/server/verify-participants.ts'
import { completePlacements } from './complete-placements.ts'
import {
  endOf,
  lettersAbout,
  readPlacement,
  schedules,
  take,
  underWay,
  withPeople,
} from './placements.test-people.ts'

withPeople()

const approval = new Date('2027-02-01T15:00:00Z')
let rachel: Caller
let amina: Caller
let luc: Caller

async function signInAgain() {
  rachel = await server.as('employer')
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
}

async function goTo(moment: string) {
  server.clock.moveTo(new Date(moment))
  await signInAgain()
}

const committedOf = async (id: string) => {
  const { rows } = await sql<{ committed: string }>`
    select b.committed from program_budgets b join placements l on l.program_id = b.program_id
    where l.id = ${id}`.execute(server.db)
  return Number(rows[0]!.committed)
}

/** What is kept equals what it is kept of. */
async function expectWhole() {
  const budgets = (await verifyApplications(server.db)).filter((each) => each.startsWith('budget'))
  expect([...budgets, ...(await verifyParticipants(server.db))]).toEqual([])
}

describe('an early end', () => {
  it.each([
    // 56 days at 50 %: 3,360.00; 10 days at 25 %: 35 × 24 × 25 % × 10/7 = 300.00
    ['falling', '2027-04-14', '5880.00', '3660.00', '2220.00', ['3360.00', '300.00']],
    // 18 days: 40 × 21.50 × 75 % × 18/7 = 1,658.57, capped at 400.00 × 18/7 = 1,028.57
    ['capped', '2027-02-25', '8400.00', '1028.57', '7371.43', ['1028.57']],
    // 100 days: 37.5 × 19.33 × 66.67 % × 100/7 = 6,903.92
    ['limited', '2027-05-18', '10000.00', '6903.92', '3096.08', ['6903.92']],
    // 150 days: 10,355.87, of which the maximum leaves 10,000.00
    ['limited', '2027-07-07', '10000.00', '10000.00', '0.00', ['10355.87']],
  ] as const)(
    'by the %s rates on %s uses %s down to %s and releases %s',
    async (name, lastDay, approved, used, released, lines) => {
      const { id } = await underWay(approval, schedules[name])
      await goTo(`${lastDay}T20:00:00Z`)
      expect((await readPlacement(amina, id)).agreement.amount).toBe(approved)
      const before = await committedOf(id)
      const { status, body } = await take(amina, id, 'end', endOf(lastDay))
      expect([status, body.status]).toEqual([200, 'ended'])
      expect(body.end).toMatchObject({ used, released, side: 'employer', reason: 'laidOff' })
      expect(body.end?.funding.lines.map(({ amount }) => amount)).toEqual(lines)
      expect((before - (await committedOf(id))).toFixed(2)).toBe(released)
      await expectWhole()
    },
    60_000,
  )

  it('counts other funding for the days worked alone', async () => {
    const { id, applicationId } = await underWay(approval, schedules.falling)
    // Of 16,800.00 in all, 14,000.00 come from elsewhere; of 66 days, 6,600.00 of 7,920.00.
    await sql`update applications set other_funding = 14000 where id = ${applicationId}`.execute(
      server.db,
    )
    await goTo('2027-04-14T20:00:00Z')
    const { body } = await take(amina, id, 'end', endOf('2027-04-14'))
    expect(body.end).toMatchObject({
      used: '1320.00',
      funding: { reductions: [{ reason: 'otherFunding', amount: '2340.00' }] },
    })
  }, 60_000)
})

describe('who ends a placement', () => {
  let id: string
  let applicationId: string
  beforeEach(async () => {
    ;({ id, applicationId } = await underWay(approval, schedules.falling))
    await goTo('2027-04-15T15:00:00Z')
  }, 60_000)

  it('may be the employer, who hears of it as the participant does, each in their language', async () => {
    await sql`update applications set language = 'fr' where id = ${applicationId}`.execute(
      server.db,
    )
    const { status, body } = await take(rachel, id, 'end', endOf('2027-04-14', { endNote: 'Sad' }))
    expect([status, body.status, body.end?.note]).toEqual([200, 'ended', null])
    expect((await readPlacement(amina, id)).end?.note).toBe('Sad')
    const [employer, ...more] = await lettersAbout(applicationId, 'ended')
    expect(more).toEqual([])
    expect(employer?.subject).toMatch(/placement terminé le 15 avril|placement terminé le 14 avril/)
    expect(employer?.body).toContain('Mise à pied')
    expect(employer?.body).toMatch(/3.660,00/)
    const [person] = await lettersAbout(applicationId, 'endedForPerson')
    expect(person?.body).not.toMatch(/3.660/)
    expect(await lettersAbout(applicationId, 'endedForAssignee')).toMatchObject([
      { recipient: 'case.officer@example.org' },
    ])
  })

  it('on the participant’s side tells the employer no reason that it has not named itself', async () => {
    const health = endOf('2027-04-14', { endSide: 'participant', endReason: 'health' })
    await take(amina, id, 'end', health)
    const seen = await readPlacement(rachel, id)
    expect(seen.end).toMatchObject({ side: 'participant', reason: null, note: null })
    expect((await readPlacement(amina, id)).end).toMatchObject({ reason: 'health' })
    const [letter] = await lettersAbout(applicationId, 'ended')
    expect(letter?.body).toContain('Last day worked')
    expect(letter?.body).not.toMatch(/Reason|Health/)
    await take(luc, id, 'reopening', { reason: 'Too early' })
    await take(
      rachel,
      id,
      'end',
      endOf('2027-04-14', { endSide: 'participant', endReason: 'quit' }),
    )
    expect((await readPlacement(rachel, id)).end).toMatchObject({ reason: 'quit' })
    expect((await lettersAbout(applicationId, 'ended'))[1]?.body).toContain('Reason: Resigned')
  })

  it('speaks for the own side, with a reason that fits it', async () => {
    const complaint = async (by: Caller, also: object, field: string) =>
      complaintOf(await take(by, id, 'end', endOf('2027-04-14', also)), field)
    const program = { endSide: 'program', endReason: 'employerIneligible' }
    expect(await complaint(rachel, program, 'endSide')).toBe('sideOfOthers')
    expect(await complaint(amina, { endReason: 'quit' }, 'endReason')).toBe('reasonOfOthers')
    const dismissed = { endSide: 'participant', endReason: 'dismissed' }
    expect(await complaint(rachel, dismissed, 'endReason')).toBe('reasonOfOthers')
  })

  it('is nobody who only decides or looks, and no employee', async () => {
    expect((await take(luc, id, 'end', endOf('2027-04-14'))).status).toBe(403)
    const auditor = await server.as('auditor')
    expect((await take(auditor, id, 'end', endOf('2027-04-14'))).status).toBe(403)
    const mathis = await server.as('employee')
    expect((await take(mathis, id, 'end', endOf('2027-04-14'))).status).toBe(404)
  })

  it('enters days from the first day to today, before the planned last day, and the reason', async () => {
    const complaint = async (end: object, field: string) =>
      complaintOf(await take(amina, id, 'end', end), field)
    expect(await complaint(endOf('2027-04-16'), 'lastWorkedOn')).toBe('endAhead')
    expect(await complaint(endOf('2027-02-07'), 'lastWorkedOn')).toBe('endBeforeStart')
    expect(await complaint(endOf('2027-04-14', { endedOn: '2027-04-13' }), 'endedOn')).toBe(
      'endBeforeLastWorked',
    )
    expect(await complaint(endOf('2027-04-14', { endedOn: '2027-04-16' }), 'endedOn')).toBe(
      'endAhead',
    )
    expect(await complaint(endOf('2027-04-14', { endReason: 'other' }), 'endNote')).toBe(
      'reasonNeeded',
    )
    expect(await complaint(endOf('2027-04-14', { endReason: 'tired' }), 'endReason')).toBe('choice')
    await goTo('2027-06-28T15:00:00Z')
    expect(await complaint(endOf('2027-06-27'), 'lastWorkedOn')).toBe('endNotEarly')
  })

  it('is one of fifty at the same moment, and the money is released once', async () => {
    const before = await committedOf(id)
    const { version } = await readPlacement(amina, id)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        (at % 2 ? amina : rachel).post(`/placements/${id}/end`, endOf('2027-04-14'), { version }),
      ),
    )
    const won = answers.filter(({ status }) => status === 200)
    expect([won.length, answers.filter(({ status }) => status === 412).length]).toEqual([1, 49])
    expect((before - (await committedOf(id))).toFixed(2)).toBe('2220.00')
    expect(await lettersAbout(applicationId, 'ended')).toHaveLength(1)
    await expectWhole()
  }, 60_000)
})

describe('an end that was a mistake', () => {
  let id: string
  let applicationId: string
  beforeEach(async () => {
    ;({ id, applicationId } = await underWay(approval, schedules.falling))
    await goTo('2027-04-15T15:00:00Z')
    await take(amina, id, 'end', endOf('2027-04-14'))
  }, 60_000)

  const again = (by: Caller) => take(by, id, 'reopening', { reason: 'The wrong person' })

  it('is taken back by whoever decides, and the money is committed again to the cent', async () => {
    const before = await committedOf(id)
    expect((await again(amina)).status).toBe(403)
    expect((await again(rachel)).status).toBe(403)
    expect((await again(luc)).body).toMatchObject({ status: 'active', end: null })
    expect(((await committedOf(id)) - before).toFixed(2)).toBe('2220.00')
    expect(await lettersAbout(applicationId, 'reopened')).toHaveLength(1)
    expect(await lettersAbout(applicationId, 'reopenedForPerson')).toHaveLength(1)
    await expectWhole()
    expect((await take(amina, id, 'end', endOf('2027-04-14'))).body.end?.used).toBe('3660.00')
  })

  it('stays where no room is left for the money', async () => {
    const limit = (column: string, value: string) =>
      sql`update programs p set ${sql.ref(column)} = ${value} from placements l
        where l.program_id = p.id and l.id = ${id}`.execute(server.db)
    await limit('combined_cap', '5879.99')
    expect(codeOf(await again(luc))).toEqual([409, 'participantMaximum'])
    await limit('combined_cap', '30000')
    await limit('max_amount_per_employer', '1.00')
    expect(codeOf(await again(luc))).toEqual([409, 'employerMaximum'])
    await sql`update programs set max_amount_per_employer = null`.execute(server.db)
    await limit('max_active_per_employer', '0')
    expect(codeOf(await again(luc))).toEqual([409, 'employerActiveMaximum'])
    await limit('max_active_per_employer', '1000')
    await limit('budget_total', '1.00')
    expect(codeOf(await again(luc))).toEqual([409, 'budgetExceeded'])
    await limit('budget_total', '90000000')
    expect((await readPlacement(luc, id)).status).toBe('ended')
  })

  it('stays once the participant has applied again', async () => {
    await sql`insert into applications (program_id, employer_id, participant_id, participant_name, participant_email,
        language, position_title, noc, duties, supervisor_name, workplace_street, workplace_city, region,
        workplace_postal_code, employment_type, start_on, end_on, hours_per_week, hourly_wage, learning_plan,
        net_new, requested_amount, funding, signatory_name, signatory_title, review_due_on)
      select program_id, employer_id, participant_id, participant_name, participant_email,
        language, position_title, noc, duties, supervisor_name, workplace_street, workplace_city, region,
        workplace_postal_code, employment_type, start_on, end_on, hours_per_week, hourly_wage, learning_plan,
        net_new, requested_amount, funding, signatory_name, signatory_title, review_due_on
      from applications where id = ${applicationId}`.execute(server.db)
    expect(codeOf(await again(luc))).toEqual([409, 'endIsFollowed'])
    expect((await readPlacement(luc, id)).can['reopen']).toEqual({ reason: 'endIsFollowed' })
  })
})

describe('the planned last day', () => {
  it('completes a placement in the night after it, once, and both sides are told', async () => {
    const { id, applicationId } = await underWay(approval, schedules.falling)
    // It began four days late: 136 days, 56 at 50 % and 80 at 25 %: 3,360.00 + 2,400.00
    await sql`update placements set started_on = '2027-02-12' where id = ${id}`.execute(server.db)
    await goTo('2027-06-27T23:00:00Z')
    await runJob(server.system, completePlacements)
    expect((await readPlacement(amina, id)).status).toBe('active')
    await goTo('2027-06-28T05:20:00Z')
    const run = () => runJob(server.system, completePlacements)
    await Promise.all([run(), run(), run()])
    expect(await readPlacement(amina, id)).toMatchObject({
      status: 'completed',
      end: { endedOn: '2027-06-27', used: '5760.00', released: '120.00', side: null, reason: null },
      can: {},
    })
    expect(await lettersAbout(applicationId, 'completed')).toHaveLength(1)
    expect(await lettersAbout(applicationId, 'completedForPerson')).toHaveLength(1)
    await expectWhole()
  }, 60_000)
})
