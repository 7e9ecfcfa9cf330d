import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ProgramRecord } from '#modules/programs/contract/programs.endpoints.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import {
  admin,
  amina,
  approve,
  luc,
  read,
  recommended,
  server,
  step,
  withPeople,
} from './applications.test-people.ts'
import { ownId } from '#apps/server/test-server.ts'

withPeople()

/** A fraction of dollars, numerator and denominator, rounded half up to the cent: 1/8 is 0.13. */
function dollars(numerator: bigint, denominator: bigint): string {
  const cents = (numerator * 200n + denominator) / (denominator * 2n)
  return `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
}

const program = {
  placementMaxWeeks: 26,
  rateSchedule: [
    { fromWeek: 1, toWeek: 8, percent: '50', weeklyCap: '500.00' },
    { fromWeek: 9, toWeek: 26, percent: '25', weeklyCap: '250.00' },
  ],
  includesEmployerCosts: false,
  equityUplift: { percent: '10', weeklyCap: '75.00' },
  maxWagePerParticipant: '14000.00',
  maxTrainingPerParticipant: '1000.00',
  combinedCap: '24000.00',
  maxAmountPerEmployer: null as string | null,
}

/** Twenty weeks of 35 hours at 24.00. */
const terms = {
  startOn: '2027-01-04',
  endOn: '2027-05-23',
  hoursPerWeek: '35',
  hourlyWage: '24.00',
  employerCostPercent: '8.17',
  otherFunding: '0.00',
}

interface Case {
  title: string
  rules?: Partial<typeof program>
  terms?: Partial<typeof terms>
  isUplifted?: boolean
  gross: string
  /** Hours, null where they never end; percent; what they give; what is paid of it. */
  lines: [hours: string | null, percent: string, computed: string, amount: string][]
  reductions?: [reason: string, amount: string][]
  total: string
}

/** Each computed by hand: hours = days/7 × hours a week; the fractions stand as they were written. */
const cases: Case[] = [
  {
    title: 'whole weeks through two rates',
    gross: dollars(700n * 24n, 1n),
    lines: [
      ['280', '50', dollars(280n * 24n, 2n), '3360.00'],
      ['420', '25', dollars(420n * 24n, 4n), '2520.00'],
    ],
    total: '5880.00',
  },
  {
    // 100 days: 56 in the first rate, 44 in the second; 44/7 × 75/2 hours have no last digit.
    title: 'a begun week, with hours that never end',
    terms: { endOn: '2027-04-13', hoursPerWeek: '37.5', hourlyWage: '22.35' },
    gross: dollars(100n * 75n * 2235n, 7n * 2n * 100n),
    lines: [
      ['300', '50', dollars(300n * 2235n, 200n), '3352.50'],
      [null, '25', dollars(44n * 75n * 2235n, 7n * 2n * 100n * 4n), '1317.05'],
    ],
    total: '4669.55',
  },
  {
    // 20.01 × 1.0817 = 21.644817: not rounded before it is multiplied.
    title: 'the employer’s mandatory costs to the last digit',
    rules: { includesEmployerCosts: true },
    terms: { endOn: '2027-03-28', hourlyWage: '20.01' },
    gross: dollars(420n * 21_644_817n, 1_000_000n),
    lines: [
      ['280', '50', dollars(280n * 21_644_817n, 2_000_000n), '3030.27'],
      ['140', '25', dollars(140n * 21_644_817n, 4_000_000n), '757.57'],
    ],
    total: '3787.84',
  },
  {
    // 65 days: the cap of the second rate is 9/7 × 250.
    title: 'caps of whole and of begun weeks',
    terms: { endOn: '2027-03-09', hoursPerWeek: '40', hourlyWage: '60.00' },
    gross: dollars(65n * 40n * 60n, 7n),
    lines: [
      ['320', '50', dollars(320n * 60n, 2n), dollars(8n * 500n, 1n)],
      [null, '25', dollars(9n * 40n * 60n, 7n * 4n), dollars(9n * 250n, 7n)],
    ],
    total: '4321.43',
  },
  {
    title: 'the uplift: ten points and 75 dollars a week more',
    isUplifted: true,
    gross: '16800.00',
    lines: [
      ['280', '60', dollars(280n * 24n * 60n, 100n), '4032.00'],
      ['420', '35', dollars(420n * 24n * 35n, 100n), '3528.00'],
    ],
    total: '7560.00',
  },
  {
    // 50 + 60 points are no more than the whole wage; 6720 + 8568 = 15288 is over 14000,
    // and 14000 − 5880 of the placement before = 8120.
    title: 'an uplift that ends at the whole wage, and the most for one participant',
    rules: { equityUplift: { percent: '60', weeklyCap: '1000.00' } },
    isUplifted: true,
    gross: '16800.00',
    lines: [
      ['280', '100', dollars(280n * 24n, 1n), '6720.00'],
      ['420', '85', dollars(420n * 24n * 85n, 100n), '8568.00'],
    ],
    reductions: [
      ['participantMaximum', '1288.00'],
      ['fundedBefore', '5880.00'],
    ],
    total: '8120.00',
  },
  {
    // 16800 − 14000.55 = 2799.45
    title: 'other funding of the same wage',
    terms: { otherFunding: '14000.55' },
    gross: '16800.00',
    lines: [
      ['280', '50', '3360.00', '3360.00'],
      ['420', '25', '2520.00', '2520.00'],
    ],
    reductions: [['otherFunding', '3080.55']],
    total: '2799.45',
  },
  {
    // Ten days: 10/7 × 71/2 hours × 19.99 = 1013.778…; 1013.78 − 600 = 413.78
    title: 'other funding beside a wage of begun weeks',
    terms: {
      endOn: '2027-01-13',
      hoursPerWeek: '35.5',
      hourlyWage: '19.99',
      otherFunding: '600.00',
    },
    gross: dollars(10n * 71n * 1999n, 7n * 2n * 100n),
    lines: [[null, '50', dollars(10n * 71n * 1999n, 7n * 2n * 100n * 2n), '506.89']],
    reductions: [['otherFunding', '93.11']],
    total: '413.78',
  },
  {
    // 8000 − 5880 of the placement before = 2120
    title: 'what an earlier placement leaves of the combined cap',
    rules: { combinedCap: '8000.00', maxWagePerParticipant: '8000.00' },
    gross: '16800.00',
    lines: [
      ['280', '50', '3360.00', '3360.00'],
      ['420', '25', '2520.00', '2520.00'],
    ],
    reductions: [['fundedBefore', '3760.00']],
    total: '2120.00',
  },
  {
    // 9000 − 5880 of the placement before = 3120
    title: 'what an earlier placement leaves of the employer’s maximum',
    rules: { maxAmountPerEmployer: '9000.00' },
    gross: '16800.00',
    lines: [
      ['280', '50', '3360.00', '3360.00'],
      ['420', '25', '2520.00', '2520.00'],
    ],
    reductions: [['employerMaximum', '2760.00']],
    total: '3120.00',
  },
]

let id: string

/** The application that is looked at; its person has had a placement of 5880.00 at this employer. */
beforeAll(async () => {
  const earlier = await recommended()
  const { program: of } = await read(admin, earlier)
  await rule(of.id, {})
  await step(luc, earlier, 'return', { note: 'Other days' })
  await edit(earlier, {})
  await step(amina, earlier, 'recommendation', { outcome: 'approve' })
  expect((await approve(luc, earlier)).body.approvedAmount).toBe('5880.00')
  await sql`update placements set status = 'completed' where application_id = ${earlier}`.execute(
    server.db,
  )
  id = await submitBothHalves(server)
  await step(amina, id, 'assignment', { assigneeId: await ownId(amina) })
  await sql`update applications a set employer_id = e.employer_id, participant_id = e.participant_id
    from applications e where a.id = ${id} and e.id = ${earlier}`.execute(server.db)
})

async function rule(programId: string, to: Partial<typeof program>) {
  const { body } = await admin.get<ProgramRecord>(`/programs/${programId}`)
  const { version } = body
  const rules = { ...program, ...to }
  const answer = await admin.patch(`/programs/${programId}`, rules, { version })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
}

async function edit(application: string, to: Partial<typeof terms>) {
  const { version } = await read(admin, application)
  const position = { ...terms, ...to }
  const answer = await admin.patch(`/applications/${application}`, position, { version })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
}

describe('the subsidy of a placement, computed by hand', () => {
  it.each(cases)('$title', async (of) => {
    const { program: ofProgram } = await read(admin, id)
    await rule(ofProgram.id, of.rules ?? {})
    await edit(id, of.terms ?? {})
    await step(amina, id, 'equity-uplift', { applies: of.isUplifted ?? false })
    const { funding } = await read(amina, id)
    expect(funding.grossWages).toBe(of.gross)
    expect(
      funding.lines.map((line) => [line.hours, line.percent, line.computed, line.amount]),
    ).toEqual(of.lines)
    expect(funding.reductions.map(({ reason, amount }) => [reason, amount])).toEqual(
      of.reductions ?? [],
    )
    expect(funding.total).toBe(of.total)
  })
})

describe('the uplift', () => {
  it('says who has confirmed it, and nothing of it to the employer but the amount', async () => {
    await rule((await read(admin, id)).program.id, {})
    await edit(id, {})
    const confirmed = await step(amina, id, 'equity-uplift', { applies: true })
    expect(confirmed.body).toMatchObject({
      equityUplift: { by: 'Amina Haddad' },
      funding: { total: '7560.00', uplift: { percent: '10' } },
    })
    const employer = await employerOf(id)
    const seen = await read(employer, id)
    expect(seen).toMatchObject({
      equityUplift: null,
      funding: { uplift: null, lines: [], total: '7560.00' },
    })
    const refused = await step(employer, id, 'equity-uplift', { applies: false })
    expect(refused.status).toBe(403)
    const taken = await step(amina, id, 'equity-uplift', { applies: false })
    expect(taken.body).toMatchObject({ equityUplift: null, funding: { total: '5880.00' } })
  })

  /** The cast's employer, as the one whose application it is. */
  async function employerOf(application: string) {
    await sql`update applications a set employer_id = u.employer_id from users u
      where a.id = ${application} and u.email = 'employer@example.org'`.execute(server.db)
    return server.as('employer')
  }
})
