import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { cast } from '#seeds/cast.ts'
import { act, formOf, goTo, listed, readForm, twentyWeeks } from './monitoring.test-people.ts'
import { remindAsked } from './remind-asked.ts'
import { addressOf, fill, lettersOf, open, tokenOf } from './survey.test-people.ts'

withPeople()

let placementId: string
let form: string
/** Holds of other tests: one employer works with all of them. */
let earlier: string[] = []

beforeEach(async () => {
  await sql`update monitoring_forms set hold_id = null, remind_on = null`.execute(server.db)
  await sql`update holds set status = 'expired', ended_on = starts_on
    where reason = 'monitoring' and status = 'open'`.execute(server.db)
  const { rows } = await sql<{
    id: string
  }>`select id from holds where reason = 'monitoring'`.execute(server.db)
  earlier = rows.map(({ id }) => id)
  ;({ placementId } = await twentyWeeks())
  await goTo('2027-03-08')
  form = await formOf(placementId, 'employer', 1)
}, 60_000)

const amina = () => server.as('caseOfficer')

/** The morning of a day, as far as reminders go. */
async function morningOf(day: string) {
  server.clock.moveTo(new Date(`${day}T15:00:00Z`))
  await runJob(server.system, remindAsked)
}

const kinds = async (id = form) => (await lettersOf(id)).map((each) => each.split(' ')[0])

/** The holds of payments for want of a form. */
async function holds() {
  const { rows } = await sql<{ status: string; message: string; held: string }>`
    select h.status, h.message, case when h.employer_id is null then 'participant' else 'employer' end as held
    from holds h join monitoring_forms f on f.placement_id = ${placementId} and f.number = 1
      and (h.employer_id = f.employer_id and f.side = 'employer'
        or h.participant_id = f.participant_id and f.side = 'participant')
    where h.reason = 'monitoring' and h.kind = 'payment' and h.placed_by is null
      and not (h.id = any(${earlier}::uuid[])) order by h.placed_at, held`.execute(server.db)
  return rows
}

/** Due on 22 March 2027, before Good Friday of 26 March. */
const days = ['2027-03-15', '2027-03-22', '2027-03-25', '2027-04-06', '2027-04-21']

describe('whoever has not filled a form in', () => {
  it('reads in it for how long it is late, and that payments wait for it', async () => {
    const standing = async () => {
      const { dueOn, daysLate, holdsPayments } = (await open(await tokenOf(form))).body
      return [dueOn, daysLate, holdsPayments]
    }
    expect(await standing()).toEqual(['2027-03-22', 0, false])
    for (const day of days) await morningOf(day)
    expect(await standing()).toEqual(['2027-03-22', 30, true])
    await fill(await tokenOf(form))
    expect((await open(await tokenOf(form))).body).toMatchObject({
      daysLate: 0,
      holdsPayments: false,
    })
  })

  it('is reminded a week before the due day, on it, and 3, 10 and 21 business days after', async () => {
    expect(await readForm(await amina(), form)).toMatchObject({ dueOn: '2027-03-22', reminders: 0 })
    const sent: string[] = []
    for (let at = 0; at < 60; at++) {
      const day = new Date(Date.UTC(2027, 2, 9 + at)).toISOString().slice(0, 10)
      const before = (await kinds()).length
      await morningOf(day)
      if ((await kinds()).length > before) sent.push(day)
    }
    expect(sent).toEqual(days)
    expect(await kinds()).toEqual([
      'opened',
      'reminder',
      'reminder',
      'overdue',
      'overdue',
      'lastReminder',
      'overdueForAssignee',
    ])
    expect(await readForm(await amina(), form)).toMatchObject({
      reminders: 5,
      lastContactOn: '2027-04-21',
    })
  })

  it('gets one letter however often a morning begins, and one after days on which nothing ran', async () => {
    await morningOf('2027-03-15')
    await morningOf('2027-03-15')
    expect(await kinds()).toEqual(['opened', 'reminder'])
    await morningOf('2027-04-08')
    await morningOf('2027-04-09')
    expect(await kinds()).toEqual(['opened', 'reminder', 'overdue'])
  })

  it('is reminded in their own place, with a link that opens the form', async () => {
    await morningOf('2027-03-15')
    const person = await formOf(placementId, 'participant', 1)
    expect((await lettersOf(person)).at(-1)).toBe(`reminder to ${await addressOf(person)}`)
    expect((await open(await tokenOf(form))).status).toBe(200)
  })

  it('is reminded from the new day on once there is more time', async () => {
    await act(await amina(), form, 'extension', { newDay: '2027-04-06', reason: 'Illness' })
    for (const day of ['2027-03-15', '2027-03-22', '2027-03-25']) await morningOf(day)
    expect(await kinds()).toEqual(['opened', 'extended'])
    await morningOf('2027-03-30')
    expect(await kinds()).toEqual(['opened', 'extended', 'reminder'])
  })

  it('is left alone once the form is in, or is waived', async () => {
    await fill(await tokenOf(form))
    const person = await formOf(placementId, 'participant', 1)
    await act(await amina(), person, 'waiver', { reason: 'Answered by telephone' })
    for (const day of days) await morningOf(day)
    expect(await kinds()).toEqual(['opened', 'received'])
    expect(await kinds(person)).toEqual(['opened'])
  })
})

describe('after the last reminder', () => {
  beforeEach(async () => {
    for (const day of days) await morningOf(day)
  })

  it('the payments of the side that does not answer are held, and its staff have a task', async () => {
    expect(await holds()).toMatchObject([
      { status: 'open', held: 'employer' },
      { status: 'open', held: 'participant' },
    ])
    const [{ message } = { message: '' }] = await holds()
    expect(message).toMatch(/^A monitoring form is missing: placement PLA-/)
    const { rows } = await sql<{ titles: { en: string } }>`
      select t.titles from tasks t join placements l on l.application_id = t.parent_id
      where l.id = ${placementId} and t.titles ->> 'en' like 'Monitoring form not received%'`.execute(
      server.db,
    )
    expect(rows).toHaveLength(2)
    expect((await lettersOf(form)).at(-1)).toBe(`overdueForAssignee to ${cast.caseOfficer.email}`)
  })

  it('they go on once the last form that is missing is in', async () => {
    const second = await formOf(placementId, 'employer', 2)
    const kept = (await holds())[0]
    await sql`update monitoring_forms f set status = 'open', hold_id = o.hold_id
      from monitoring_forms o where o.id = ${form} and f.id = ${second}`.execute(server.db)
    await fill(await tokenOf(form))
    expect((await holds())[0]).toEqual(kept)
    await act(await amina(), second, 'waiver', { reason: 'Answered by telephone' })
    expect((await holds())[0]?.status).toBe('expired')
  })

  it('they go on once the form is in, or is waived', async () => {
    await fill(await tokenOf(form))
    expect((await holds()).map(({ status }) => status)).toEqual(['expired', 'open'])
    const person = await formOf(placementId, 'participant', 1)
    await act(await amina(), person, 'waiver', { reason: 'Answered by telephone' })
    expect((await holds()).map(({ status }) => status)).toEqual(['expired', 'expired'])
  })

  it('they go on while there is more time, and are held anew after it', async () => {
    await act(await amina(), form, 'extension', { newDay: '2027-05-03', reason: 'Illness' })
    expect((await holds()).map(({ status }) => status)).toEqual(['expired', 'open'])
    for (const day of ['2027-05-03', '2027-06-03']) await morningOf(day)
    expect((await holds()).map(({ status }) => status)).toEqual(['expired', 'open', 'open'])
  })

  it('nothing more is sent by itself', async () => {
    const before = await kinds()
    for (const day of ['2027-04-22', '2027-05-10', '2027-06-01']) await morningOf(day)
    expect(await kinds()).toEqual(before)
  })
})

describe('a reminder by staff', () => {
  it('goes once a day, and counts', async () => {
    server.clock.moveTo(new Date('2027-03-10T15:00:00Z'))
    const { status, body } = await act(await amina(), form, 'reminder', {})
    expect([status, body]).toMatchObject([200, { reminders: 1, lastContactOn: '2027-03-10' }])
    expect(codeOf(await act(await amina(), form, 'reminder', {}))).toEqual([409, 'remindedToday'])
    expect(await kinds()).toEqual(['opened', 'reminder'])
  })

  it('takes the place of the one that goes by itself on that day', async () => {
    server.clock.moveTo(new Date('2027-03-15T10:00:00Z'))
    await act(await amina(), form, 'reminder', {})
    await morningOf('2027-03-15')
    await morningOf('2027-03-22')
    expect(await kinds()).toEqual(['opened', 'reminder', 'reminder'])
  })

  it('is nobody’s who only looks', async () => {
    server.clock.moveTo(new Date('2027-03-10T15:00:00Z'))
    for (const who of ['auditor', 'employer'] as const)
      expect((await act(await server.as(who), form, 'reminder', {})).status).toBe(403)
  })

  it('goes to many at once; those that are not open are named, and left alone', async () => {
    server.clock.moveTo(new Date('2027-03-10T15:00:00Z'))
    const by = await amina()
    const later = await formOf(placementId, 'employer', 2)
    const person = await formOf(placementId, 'participant', 1)
    const { body } = await by.post<BulkRun>('/monitoring-forms/reminders', {
      ids: [form, person, later],
    })
    expect(body).toMatchObject({ state: 'done', total: 3, done: 2, refused: 1 })
    expect(body.results.find(({ id }) => id === later)).toMatchObject({
      problem: 'wrongState',
      // Whose form it is, which, and of what placement.
      name: expect.stringMatching(/^\S+ .+ · Employer form 2 · PLA-\d{4}-\d{6}$/) as string,
    })
    expect(await kinds()).toEqual(['opened', 'reminder'])
    expect(await kinds(later)).toEqual([])
  })

  it('is counted in the list', async () => {
    await morningOf('2027-03-15')
    const rows = await listed(await amina(), 'filter[timing]=pending')
    expect(rows.find(({ id }) => id === form)).toMatchObject({
      reminders: 1,
      lastContactOn: '2027-03-15',
    })
  })
})
