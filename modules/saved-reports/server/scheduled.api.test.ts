import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { product } from '#apps/server/modules.ts'
import {
  openTestServer,
  type Answer,
  type Caller,
  type TestServer,
} from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { SavedReportRecord } from '../contract/saved-reports.endpoints.ts'
import type { ScheduleRecord } from '../contract/schedule.ts'
import { sendScheduled } from './send-scheduled.ts'
import { nextRun, type Timing } from './next-run.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const idOf = async (email: string) =>
  (
    await sql<{ id: string }>`select id from users where email = ${`${email}@example.org`}`.execute(
      server.db,
    )
  ).rows[0]!.id

const body = async (more: object = {}) => ({
  rhythm: 'monthly',
  businessDay: 2,
  province: 'ON',
  hour: 8,
  timeZone: 'America/Toronto',
  recipientIds: [await idOf('case.officer'), await idOf('approver')],
  isPaused: false,
  ...more,
})

async function put<T>(by: Caller, path: string, sent: object): Promise<Answer<T>> {
  const answer = await fetch(`${server.address}/api${path}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  })
  const { status, headers } = answer
  return { status, headers, body: (await answer.json()) as Answer<T>['body'] }
}

async function scheduled(by = margaret, more: object = {}) {
  const { body: saved } = await by.post<SavedReportRecord>('/saved-reports', {
    name: 'Placements of the month',
    report: 'earlyExits',
    question: { by: 'exitReason', period: 'all', compare: 'none' },
    isShared: false,
  })
  const path = `/saved-reports/${saved.id}/schedule`
  const set = await put<ScheduleRecord>(by, path, await body(more))
  return { saved, path, set }
}

const run = () => runJob(server.system, sendScheduled(product))
const makeDue = (id: string) =>
  sql`update saved_report_schedules set next_run_at = clock_now() - interval '1 minute'
    where saved_report_id = ${id}`.execute(server.db)

interface Mail {
  to: string
  language: string
  subject: string
  body: string
  link: string
}
const mails = async (template: string) =>
  (
    await sql<Mail>`select recipient as to, language, subject, body, link from outbox_messages
      where template = ${`savedReports.${template}`} order by recipient`.execute(server.db)
  ).rows

beforeEach(async () => {
  await sql`delete from outbox_messages`.execute(server.db)
})

describe('when it is due', () => {
  const at = async (timing: Partial<Timing>, after: string) =>
    new Date(
      await nextRun(
        server.db,
        {
          rhythm: 'monthly',
          businessDay: 1,
          province: 'ON',
          hour: 8,
          timeZone: 'America/Toronto',
          ...timing,
        },
        new Date(after),
      ),
    ).toISOString()

  it('is the business day of the month by the clock of the owner, past holidays and weekends', async () => {
    // January 1 is a holiday, 2 a Friday; July 1 is one, too.
    expect(await at({}, '2026-12-31T12:00:00Z')).toBe('2027-01-04T13:00:00.000Z')
    expect(await at({}, '2026-06-30T12:00:00Z')).toBe('2026-07-02T12:00:00.000Z')
    expect(await at({ timeZone: 'America/Vancouver' }, '2026-06-30T12:00:00Z')).toBe(
      '2026-07-02T15:00:00.000Z',
    )
  })

  it('is of this month while it has not come, and else of the next', async () => {
    expect(await at({ businessDay: 3 }, '2026-11-04T12:59:00Z')).toBe('2026-11-04T13:00:00.000Z')
    expect(await at({ businessDay: 3 }, '2026-11-04T13:00:00Z')).toBe('2026-12-03T13:00:00.000Z')
  })

  it('is that of the week, and of the quarter', async () => {
    // Monday, October 12 is Thanksgiving.
    expect(await at({ rhythm: 'weekly' }, '2026-10-10T12:00:00Z')).toBe('2026-10-13T12:00:00.000Z')
    expect(await at({ rhythm: 'quarterly' }, '2026-10-10T12:00:00Z')).toBe(
      '2027-01-04T13:00:00.000Z',
    )
  })
})

describe('a saved report is sent', () => {
  it('to each in their own language, with the figures that they may see and a link', async () => {
    const { saved, set } = await scheduled()
    expect([set.status, set.body.state, set.body.recipients.length]).toEqual([200, 'active', 2])
    await sql`update users set language = 'fr' where email = 'approver@example.org'`.execute(
      server.db,
    )
    await makeDue(saved.id)
    await run()
    const [french, english] = await mails('sent')
    expect([french?.to, french?.language]).toEqual(['approver@example.org', 'fr'])
    expect(english?.subject).toBe('Placements of the month: All time')
    expect(english?.body).toMatch(/Early exits: (\d+|under 5|withheld)/)
    expect(english?.link).toContain('/reports/Participants?report=earlyExits&by=exitReason')
    expect(french?.body).toContain('Voici les chiffres')
    const own = await (
      await server.as('caseOfficer')
    ).get<{ total: Record<string, { value: number | null }> }>(
      '/reports/earlyExits?by=exitReason&period=all&compare=none',
    )
    const exits = own.body.total['exits']
    if (exits?.value) expect(english?.body).toContain(`Early exits: ${exits.value}`)
  })

  it('tells no number under five in a mail', async () => {
    const { saved } = await scheduled()
    await makeDue(saved.id)
    await run()
    for (const { body: text } of await mails('sent'))
      expect(text).not.toMatch(/^(Early exits|By [a-z ]+|Sorties[^:]*|Par [^:]*): [1-4]$/m)
  })

  it('once, however often and by however many processes it is begun', async () => {
    const { saved, path } = await scheduled()
    await makeDue(saved.id)
    await Promise.all([run(), run()])
    await run()
    expect(await mails('sent')).toHaveLength(2)
    const { body: after } = await margaret.get<{ schedule: ScheduleRecord }>(path)
    expect(after.schedule.lastSent).toBe(2)
    expect(Date.parse(after.schedule.nextRunAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('by whichever process is free, without waiting for one that is at another report', async () => {
    const { saved: taken } = await scheduled()
    const { saved } = await scheduled()
    await makeDue(taken.id)
    await makeDue(saved.id)
    await server.db.transaction().execute(async (db) => {
      await sql`select 1 from saved_report_schedules where saved_report_id = ${taken.id} for update`.execute(
        db,
      )
      await run()
    })
    expect(await mails('sent')).toHaveLength(2)
    await run()
    expect(await mails('sent')).toHaveLength(4)
  })

  it('not to those who may not see it at that time, of whom the owner is told', async () => {
    const { saved } = await scheduled()
    await sql`update users set status = 'disabled' where email = 'approver@example.org'`.execute(
      server.db,
    )
    await makeDue(saved.id)
    await run()
    await sql`update users set status = 'active' where email = 'approver@example.org'`.execute(
      server.db,
    )
    expect((await mails('sent')).map(({ to }) => to)).toEqual(['case.officer@example.org'])
    const [told] = await mails('notSent')
    const { rows } = await sql<{ name: string }>`
      select name from users where email = 'approver@example.org'`.execute(server.db)
    expect([told?.to, told?.body.includes(rows[0]!.name)]).toEqual([
      'super.admin@example.org',
      true,
    ])
  })

  it('not while it is paused, nor once the sending is ended', async () => {
    const { path } = await scheduled(margaret, { isPaused: true })
    const paused = await margaret.get<{ schedule: ScheduleRecord }>(path)
    expect([paused.body.schedule.state, paused.body.schedule.nextRunAt]).toEqual(['paused', null])
    await run()
    expect(await mails('sent')).toEqual([])
    expect((await margaret.delete(path)).status).toBe(204)
    expect((await margaret.get<{ schedule: null }>(path)).body.schedule).toBeNull()
  })

  it('no more once the account of the owner is out of use, and its readers are told', async () => {
    const approver = await server.as('approver')
    const { saved } = await scheduled(approver, { recipientIds: [await idOf('case.officer')] })
    await sql`update users set status = 'disabled' where email = 'approver@example.org'`.execute(
      server.db,
    )
    await makeDue(saved.id)
    await run()
    await run()
    expect(await mails('sent')).toEqual([])
    expect((await mails('stopped')).map(({ to }) => to)).toEqual(['case.officer@example.org'])
    const { rows } = await sql<object>`select state, next_run_at from saved_report_schedules
      where saved_report_id = ${saved.id}`.execute(server.db)
    expect(rows).toEqual([{ state: 'stopped', next_run_at: null }])
    await sql`update users set status = 'active' where email = 'approver@example.org'`.execute(
      server.db,
    )
  })
})

describe('who is sent what', () => {
  it('is refused for people who may not see the report, and for an unknown zone', async () => {
    const { set } = await scheduled(margaret, { recipientIds: [await idOf('finance')] })
    expect([set.status, set.body.errors?.['recipientIds']?.[0]?.message]).toEqual([
      422,
      'Some of these people may not see the report.',
    ])
    const { set: nowhere } = await scheduled(margaret, { timeZone: 'America/Nowhere' })
    expect([nowhere.status, Object.keys(nowhere.body.errors ?? {})]).toEqual([422, ['timeZone']])
  })

  it('is for staff alone, of what they saved themselves', async () => {
    const employer = await server.as('employer')
    const { set } = await scheduled(employer)
    expect([set.status, set.body.code]).toEqual([403, 'schedulingNotYours'])
    const { path } = await scheduled()
    const chantal = await server.as('caseOfficer')
    expect((await put(chantal, path, await body())).status).toBe(404)
    expect((await chantal.delete(path)).status).toBe(404)
  })

  it('is on record, with who changed it', async () => {
    const { saved } = await scheduled()
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where entity_id = ${saved.id} order by sequence`.execute(server.db)
    expect(rows.map(({ action }) => action)).toEqual([
      'savedReports.added',
      'savedReports.scheduled',
    ])
  })
})
