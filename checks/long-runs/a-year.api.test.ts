import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { readRequest } from '#modules/funding-requests/server/requests.test-people.ts'
import { verifyRequests } from '#modules/funding-requests/server/verify-requests.ts'
import { verifyMonitoring } from '#modules/monitoring/server/verify-monitoring.ts'
import { readPayment } from '#modules/payments/server/payments.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { lettersOfTheYear } from './a-year.test-letters.ts'
import { courseIsTaken } from './course.test-people.ts'
import { checkpointTwoPasses, formGoesBack, formIsFilled, formIsSent } from './forms.test-people.ts'
import { lettersSince, lineOf } from './letters.test-people.ts'
import { by, live, placed, windTo, type World } from './long-runs.test-people.ts'
import {
  centsInFiles,
  cents,
  centsOfProgram,
  ledgerOf,
  monthIsPaid,
  type Month,
  type Paid,
} from './money.test-people.ts'

withPeople()

const schedule = {
  rateSchedule: [
    { fromWeek: 1, toWeek: 26, percent: '50', weeklyCap: '400.00' },
    { fromWeek: 27, toWeek: 52, percent: '25', weeklyCap: '250.00' },
  ],
  terms: { startOn: '2027-02-08', endOn: '2028-02-06', hoursPerWeek: '35', hourlyWage: '24.00' },
}
let world: World
let before: Awaited<ReturnType<typeof centsOfProgram>>
const course = { id: '', paymentId: '' }
const paid: Paid = { claims: [], batches: [] }

/**
 * Four weeks and more at 400.00 a week until August 8, then 25 % of 840.00: five hours a day at 24.00 are
 * 120.00, of which the cap leaves 57.142857 and 25 % are 30.00. A month has its days times that, to the cent.
 */
const months: readonly Month[] = [
  { from: '2027-02-08', to: '2027-02-28', claimed: '1200.00' },
  { from: '2027-03-01', to: '2027-03-31', claimed: '1771.43' },
  { from: '2027-04-01', to: '2027-04-30', claimed: '1714.29' },
  { from: '2027-05-01', to: '2027-05-31', claimed: '1771.43', alsoPaid: () => course.paymentId },
  { from: '2027-06-01', to: '2027-06-30', claimed: '1714.29', wrongHours: 160 },
  { from: '2027-07-01', to: '2027-07-31', claimed: '1771.43' },
  // 8 × 57.142857 + 23 × 30.00: the rate falls on August 9.
  { from: '2027-08-01', to: '2027-08-31', claimed: '1147.14' },
  { from: '2027-09-01', to: '2027-09-30', claimed: '900.00' },
  { from: '2027-10-01', to: '2027-10-31', claimed: '930.00' },
  { from: '2027-11-01', to: '2027-11-30', claimed: '900.00', assessed: '870.00' },
  { from: '2027-12-01', to: '2027-12-31', claimed: '930.00' },
  { from: '2028-01-01', to: '2028-01-31', claimed: '930.00' },
  { from: '2028-02-01', to: '2028-02-06', claimed: '180.00' },
]

beforeAll(async () => {
  world = await placed(schedule)
  before = await centsOfProgram(world)
  await live([
    checkpointTwoPasses(world),
    ...formIsFilled(world, ['employer', 1], ['2027-03-08', '2027-03-09']),
    ...formIsFilled(world, ['participant', 1], ['2027-03-29', '2027-03-30']),
    ...formIsFilled(world, ['employer', 2], ['2027-05-20', '2027-06-02']),
    formGoesBack(world, ['employer', 2], ['2027-05-21', '2027-06-04']),
    formIsSent(world, ['employer', 2], '2027-06-01'),
    ...formIsFilled(world, ['participant', 2], ['2027-05-26', '2027-05-27']),
    ...formIsFilled(world, ['employer', 3], ['2027-08-09', '2027-08-10']),
    ...formIsFilled(world, ['participant', 3], ['2027-08-09', '2027-08-10']),
    ...formIsFilled(world, ['employer', 4], ['2027-11-16', '2027-11-17']),
    ...formIsFilled(world, ['participant', 4], ['2027-11-16', '2027-11-17']),
    ...formIsFilled(world, ['employer', 5], ['2028-01-31', '2028-02-01']),
    ...formIsFilled(world, ['participant', 5], ['2028-01-31', '2028-02-01']),
    ...formIsFilled(world, ['employer', 6], ['2028-05-17', '2028-05-18']),
    ...formIsFilled(world, ['participant', 6], ['2028-05-24', '2028-05-25']),
    ...courseIsTaken(world, course),
    ...months.flatMap((month) => monthIsPaid(world, month, paid)),
  ])
  await windTo('2028-06-30')
}, 1_200_000)

describe('a year of a placement', () => {
  it('writes every letter once, on its day, and no other', async () => {
    const letters = await lettersSince(world, '2027-01-18')
    expect(letters.map(lineOf).toSorted()).toEqual(lettersOfTheYear.toSorted())
  })

  /** Its morning letters go out at 12:10 UTC: where the employer is, and where the person is, it is that day. */
  it('writes on the same day to the Atlantic and the Pacific, but for what the night does', async () => {
    const letters = await lettersSince(world, '2027-01-18')
    const elsewhere = letters.filter(({ day, inPlaces }) => inPlaces.some((each) => each !== day))
    expect(elsewhere).toEqual([
      {
        day: '2028-02-07',
        letter: 'placements.completed',
        to: 'employer',
        inPlaces: ['2028-02-07', '2028-02-06'],
      },
      {
        day: '2028-02-07',
        letter: 'placements.completedForPerson',
        to: 'person',
        inPlaces: ['2028-02-07', '2028-02-06'],
      },
    ])
  })

  it('leaves each form accepted, due on a business day of the province', async () => {
    const { rows } = await sql<{ number: number; side: string; status: string; due: string }>`
      select number, side, status, due_on as due from monitoring_forms
      where placement_id = ${world.placementId} order by side, number`.execute(server.db)
    const due = ['2027-03-22', '2027-05-25', '2027-08-23', '2027-11-22', '2028-02-14', '2028-05-23']
    const formsOf = (side: string, days: readonly string[]) =>
      days.map((day, at) => ({ number: at + 1, side, status: 'accepted', due: day }))
    expect(rows).toEqual([
      // There was more time for the second one.
      ...formsOf('employer', due.with(1, '2027-06-04')),
      ...formsOf('participant', due),
    ])
  })

  it('pays to the cent what was assessed, and the ledger, the program and the bank say the same', async () => {
    const priya = await by('finance')
    const payments = await Promise.all(
      [...paid.claims, course.paymentId].map((id) => readPayment(priya, id)),
    )
    expect(payments.map(({ status }) => status)).toEqual(payments.map(() => 'paid'))
    const sum = payments.reduce(
      (total, { approvedAmount }) => total + cents(approvedAmount ?? ''),
      0,
    )
    // 15,830.01 of wages and 1,180.00 of the course.
    expect(sum).toBe(17_010_01)
    expect(await centsInFiles(paid.batches)).toBe(sum)
    expect(await ledgerOf(world)).toMatchObject({
      committed: '17040.00',
      claimed: '17060.01',
      paid: '17010.01',
    })
    const after = await centsOfProgram(world)
    expect({ claimed: after.claimed - before.claimed, paid: after.paid - before.paid }).toEqual({
      claimed: sum,
      paid: sum,
    })
  })

  it('pays each month as the rates say, and the course', async () => {
    const priya = await by('finance')
    for (const [at, { claimed, assessed = claimed }] of months.entries())
      expect(await readPayment(priya, paid.claims[at] ?? '')).toMatchObject({
        claimedAmount: claimed,
        approvedAmount: assessed,
      })
    expect(await readRequest(priya, course.id)).toMatchObject({
      status: 'paid',
      paidOn: '2027-06-06',
    })
  })

  it('fails in no job, and leaves kept figures that equal what they are kept of', async () => {
    expect(server.system.background.failures).toEqual([])
    expect([
      ...(await verifyPayments(server.db)),
      ...(await verifyRequests(server.db)),
      ...(await verifyMonitoring(server.db)),
    ]).toEqual([])
  })
})
