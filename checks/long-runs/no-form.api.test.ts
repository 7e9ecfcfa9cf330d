import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { readHold } from '#modules/holds/server/holds.test-people.ts'
import { verifyHolds } from '#modules/holds/server/verify-holds.ts'
import { formOf, listed, readForm } from '#modules/monitoring/server/monitoring.test-people.ts'
import {
  add,
  batchOf,
  readBatch,
  release,
} from '#modules/payment-batches/server/payment-batches.test-people.ts'
import {
  approve,
  assess,
  claimed,
  readPayment,
} from '#modules/payments/server/payments.test-people.ts'
import { verifyPayments } from '#modules/payments/server/verify-payments.ts'
import { schedules, withPeople } from '#modules/placements/server/placements.test-people.ts'
import { checkpointTwoPasses, formIsFilled, formIsSent } from './forms.test-people.ts'
import { lettersSince, lineOf } from './letters.test-people.ts'
import { by, live, placed, well, windTo, type World } from './long-runs.test-people.ts'
import { arrives, centsInFiles, ledgerOf, wagesOf } from './money.test-people.ts'

withPeople()

let world: World
let form: string
let batchId: string
const claims = { february: '', march: '' }
/** 21 and 31 days of five hours at 24.00, of which the program gives half. */
const sum = { february: '1260.00', march: '1860.00' }

beforeAll(async () => {
  world = await placed(schedules.falling)
  await live([
    ...formIsFilled(world, ['participant', 1], ['2027-03-09', '2027-03-10']),
    checkpointTwoPasses(world),
  ])
  form = await formOf(world.placementId, 'employer', 1)
}, 300_000)

/** How late it is, whether the list of late forms has it, and how often it was reminded of. */
async function lateOn(day: string) {
  await windTo(day)
  const amina = await by('caseOfficer')
  const { timing, reminders } = await readForm(amina, form)
  const late = await listed(amina, 'filter[timing]=late,veryLate')
  return [timing, late.some(({ id }) => id === form), reminders]
}

/** What the payee is told of what holds its payments for want of a form. */
async function toldToPayee(): Promise<string[]> {
  const rachel = await by('employer')
  const { body } = await rachel.get<{ data: { id: string; reason: string }[] }>(
    '/holds?filter[status]=open',
  )
  const ours = body.data.filter(({ reason }) => reason === 'monitoring')
  const holds = await Promise.all(ours.map(({ id }) => readHold(rachel, id)))
  return holds.map(({ message }) => message)
}

/** March 22, 2027 is a Monday, the 26th Good Friday; business days count neither it nor weekends. */
describe('a form that is not sent', () => {
  it('is late from the day after its due day on, and reminded of on five days', async () => {
    expect(await lateOn('2027-03-14')).toEqual(['pending', false, 0])
    expect(await lateOn('2027-03-15')).toEqual(['pending', false, 1])
    expect(await lateOn('2027-03-22')).toEqual(['pending', false, 2])
    expect(await lateOn('2027-03-23')).toEqual(['late', true, 2])
    expect(await lateOn('2027-03-25')).toEqual(['late', true, 3])
    expect(await lateOn('2027-04-05')).toEqual(['late', true, 3])
    expect(await lateOn('2027-04-06')).toEqual(['veryLate', true, 4])
  })

  it('keeps no payment back before the last reminder', async () => {
    await windTo('2027-04-12')
    claims.february = await claimed(await by('employer'), world.placementId, [
      wagesOf('2027-02-08', '2027-02-28'),
    ])
    well(await assess(await by('caseOfficer'), claims.february, { total: sum.february }))
    well(await approve(await by('approver'), claims.february, { total: sum.february }))
    batchId = (await batchOf(await by('finance'), [claims.february])).id
    const { entries } = await readBatch(await by('finance'), batchId)
    expect(entries).toMatchObject([{ problem: null }])
    expect(await toldToPayee()).toEqual([])
  })

  it('holds the payments of its side with the last one, and tells the payee why', async () => {
    expect(await lateOn('2027-04-20')).toEqual(['veryLate', true, 4])
    expect(await lateOn('2027-04-21')).toEqual(['veryLate', true, 5])
    expect(await toldToPayee()).toEqual([
      expect.stringMatching(
        /^A monitoring form is missing: placement PLA-2027-\d+.*March 22, 2027/,
      ),
    ])
    const { rows } = await sql<{ body: string }>`
      select body from outbox_messages where template = 'holds.placed' order by id desc limit 1`.execute(
      server.db,
    )
    expect(rows[0]?.body).toContain('A monitoring form is missing: placement PLA-')
    const { rows: tasks } = await sql`
      select 1 from tasks where parent_id = ${world.applicationId}
        and titles ->> 'en' like 'Monitoring form not received%'`.execute(server.db)
    expect(tasks).toHaveLength(1)
  })

  it('lets no claim be approved, and none that was be paid', async () => {
    await windTo('2027-04-22')
    const priya = await by('finance')
    const batch = await readBatch(priya, batchId)
    expect(batch).toMatchObject({
      entries: [{ problem: 'paymentHeld' }],
      can: { release: { reason: 'notReady' } },
    })
    expect(codeOf(await release(priya, batch, { payOn: '2027-04-23' }))).toEqual([409, 'notReady'])
    claims.march = await claimed(await by('employer'), world.placementId, [
      wagesOf('2027-03-01', '2027-03-31'),
    ])
    well(await assess(await by('caseOfficer'), claims.march, { total: sum.march }))
    const refused = await approve(await by('approver'), claims.march, { total: sum.march })
    expect(codeOf(refused)).toEqual([409, 'paymentHeld'])
  })

  it('gives them free on the day on which it comes, and both are paid', async () => {
    await live([formIsSent(world, ['employer', 1], '2027-04-28')])
    expect(await toldToPayee()).toEqual([])
    well(await approve(await by('approver'), claims.march, { total: sum.march }))
    const priya = await by('finance')
    well(await add(priya, [claims.march], batchId))
    well(await release(priya, await readBatch(priya, batchId), { payOn: '2027-04-29' }))
    await windTo('2027-04-29')
    await arrives(batchId, '2027-04-29')
    for (const id of Object.values(claims))
      expect(await readPayment(await by('finance'), id)).toMatchObject({
        status: 'paid',
        paidOn: '2027-04-29',
      })
    expect(await centsInFiles([batchId])).toBe(3120_00)
    expect(await ledgerOf(world)).toMatchObject({ paid: '3120.00' })
  })

  it('has written each of its letters once, on its day', async () => {
    await windTo('2027-05-07')
    const letters = await lettersSince(world, '2027-02-08')
    expect(letters.map(lineOf).toSorted()).toEqual(
      [
        '2027-02-08 placements.startedForAssignee to case.officer',
        '2027-03-08 monitoring.opened to employer',
        '2027-03-08 monitoring.opened to person',
        '2027-03-09 monitoring.received to person',
        '2027-03-10 checkpointTwo.opened to case.officer',
        '2027-03-10 monitoring.accepted to person',
        '2027-03-15 monitoring.reminder to employer',
        '2027-03-22 monitoring.reminder to employer',
        '2027-03-25 monitoring.overdue to employer',
        '2027-04-06 monitoring.overdue to employer',
        '2027-04-12 payments.approved to employer',
        '2027-04-12 payments.received to employer',
        '2027-04-21 holds.officerPlaced to case.officer',
        '2027-04-21 holds.placed to employer',
        '2027-04-21 monitoring.lastReminder to employer',
        '2027-04-21 monitoring.overdueForAssignee to case.officer',
        '2027-04-22 payments.received to employer',
        '2027-04-28 holds.expired to employer',
        '2027-04-28 holds.officerEnded to case.officer',
        '2027-04-28 monitoring.received to employer',
        '2027-04-28 paymentBatches.advice to employer',
        '2027-04-28 paymentBatches.advice to employer',
        '2027-04-28 payments.approved to employer',
      ].toSorted(),
    )
  })

  it('fails in no job, and leaves kept figures that equal what they are kept of', async () => {
    expect(server.system.background.failures).toEqual([])
    expect([...(await verifyPayments(server.db)), ...(await verifyHolds(server.db))]).toEqual([])
  })
})
