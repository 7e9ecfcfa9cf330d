import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobs } from '#apps/server/modules.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Job } from '#kit/server/jobs.ts'
import { dayOf, hourOf } from '#kit/server/organisation.ts'
import { windOn } from '#kit/server/wind-on.ts'
import { keepBirthdays } from '#modules/birthdays/server/birthdays.test-world.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { cast } from '#seeds/cast.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
const digestHour = 7

interface Span {
  from: Date
  until: Date
}

/** Schedules that ask for a run in every hour, or for more. */
const isHourly = ({ schedule }: Job) => schedule.split(' ')[1] === '*'

/** Reads all that was ever written, and takes as long as all other jobs together. */
const readsAll = ({ name }: Job) => name === 'audit.verify'

/** To run what is due each minute for 200 days would take an hour: it runs at each fourth hour. */
function thinned(job: Job): Job {
  if (readsAll(job)) return { ...job, schedule: job.schedule.replace(/\*$/, '0') }
  return isHourly(job) ? { ...job, schedule: '0 */4 * * *' } : job
}

/** How often a schedule comes round, told without the library by which it is run. */
function expectedRuns({ schedule }: Job, { from, until }: Span): number {
  const fields = schedule.split(' ')
  const matches = (field: string, value: number) =>
    field === '*' ||
    (field.startsWith('*/') ? value % Number(field.slice(2)) === 0 : Number(field) === value)
  let runs = 0
  for (let time = from.getTime() + minuteMs; time <= until.getTime(); time += minuteMs) {
    const at = new Date(time)
    const parts = [
      at.getUTCMinutes(),
      at.getUTCHours(),
      at.getUTCDate(),
      at.getUTCMonth() + 1,
      at.getUTCDay(),
    ]
    if (parts.every((value, place) => matches(fields[place] ?? '', value))) runs += 1
  }
  return runs
}

const expectedOf = (all: readonly Job[], span: Span) =>
  all.map((job) => [job.name, expectedRuns(job, span)])

/** The local days whose hour of the digest has come. */
function localDays(timeZone: string, { from, until }: Span): string[] {
  const days = new Set<string>()
  for (let time = from.getTime(); time <= until.getTime(); time += 15 * minuteMs)
    if (hourOf({ timeZone }, new Date(time)) >= digestHour)
      days.add(dayOf({ timeZone }, new Date(time)))
  return [...days]
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** Somebody of Chloé's is born on each day of the year, nobody else ever; and some of her tasks are due. */
async function openWorld(timeZone: string, from: Date, dueOn: readonly string[]) {
  const server = await openTestServer({ CLOCK: from.toISOString() })
  const margaret = await server.as('superAdmin')
  const chloe = await server.as('adviser')
  await keepBirthdays(margaret, { timeZone, birthdayLeadDays: 0, birthdayDigestHour: digestHour })
  await sql`update shareholders set birth_date = null`.execute(server.db)
  const id = await newShareholder(chloe, undefined, { birthDate: '1970-01-01' })
  await sql`
    insert into shareholders (kind, last_name, language, assignee_id, team_id, birth_date)
    select 'individual', 'Born ' || day, 'en', assignee_id, team_id, '1970-01-01'::date + day
    from shareholders, generate_series(1, 364) day where id = ${id}`.execute(server.db)
  await enterTasks(chloe, `/records/shareholder/${id}/tasks`, dueOn)
  return server
}

async function enterTasks(chloe: Caller, path: string, dueOn: readonly string[]) {
  const assigneeId = await ownId(chloe)
  const task = { dueAt: '14:30', remindMinutes: 1440, priority: 'normal' }
  for (const day of dueOn) {
    const given = { ...task, title: day, dueOn: day, assigneeId }
    expect((await chloe.post(path, given)).status).toBe(201)
  }
}

const digests = async ({ db }: TestServer) => {
  const { rows } = await sql<{ at: string }>`
    select created_at as at from outbox_messages
    where template = 'birthdays.reminder' and recipient = ${cast.adviser.email} order by created_at`.execute(
    db,
  )
  return rows.map(({ at }) => new Date(at))
}

/** How long after its moment, a day before the task's local time, each reminder left; by the day of the task. */
async function reminders({ db }: TestServer, timeZone: string) {
  const { rows } = await sql<{ day: string; wait: number }>`
    select day, extract(epoch from m.created_at
      - ((day || ' 14:30')::timestamp at time zone ${timeZone} - interval '24 hours'))::float8 / 60 as wait
    from outbox_messages m, right(m.subject, 10) as day where m.template = 'tasks.reminder' order by day`.execute(
    db,
  )
  return rows
}

const both = [
  { timeZone: 'America/Toronto', changes: ['2026-11-01', '2027-03-14'] },
  { timeZone: 'Europe/Paris', changes: ['2026-10-25', '2027-03-28'] },
]

describe.each(both)('two hundred days in $timeZone', ({ timeZone, changes }) => {
  const from = new Date('2026-09-20T04:30:00Z')
  const span = { from, until: new Date(from.getTime() + 200 * dayMs) }
  const dueOn = [...Array.from({ length: 19 }, (_, n) => addDays('2026-09-23', n * 10)), ...changes]
  let server: TestServer
  let runs: Map<string, number>
  let draftId = ''

  beforeAll(async () => {
    server = await openWorld(timeZone, from, dueOn)
    const { rows } = await sql<{ id: string }>`
      insert into form_drafts (purpose, language, email, program_id, expires_at)
      select 'application.employer', 'en', 'somebody@example.org', id, clock_now() + interval '30 days'
      from programs limit 1 returning id`.execute(server.db)
    draftId = rows[0]?.id ?? ''
    await sql`update programs set status = 'paused', intake_opens_on = '2020-01-01',
      intake_closes_on = case code when 'NORTH' then '2026-10-31'::date else '2099-12-31' end`.execute(
      server.db,
    )
    runs = await windOn(server.system, { until: span.until, jobs: jobs.map(thinned) })
  }, 420_000)
  afterAll(() => server.close())

  test('run each job as often as its schedule says; those of every hour or minute at each fourth hour, and what reads all on Sundays', () => {
    expect([...runs]).toEqual(expectedOf(jobs.map(thinned), span))
    const isNightly = (job: Job) => !isHourly(job) && !readsAll(job)
    const nightly = jobs.filter(isNightly).map(({ name }) => runs.get(name))
    expect(jobs.filter(readsAll).map(({ name }) => runs.get(name))).toEqual([29])
    expect(nightly.length).toBeGreaterThan(5)
    expect(new Set(nightly)).toEqual(new Set([200]))
  })

  test('tell of birthdays once on each local day, once its hour has come', async () => {
    const told = await digests(server)
    const days = told.map((at) => dayOf({ timeZone }, at))
    expect(days).toEqual(localDays(timeZone, span))
    expect(days).toEqual(expect.arrayContaining(changes))
    const hours = told.map((at) => hourOf({ timeZone }, at))
    const wrong = hours.slice(1).filter((hour) => hour < digestHour || hour > digestHour + 4)
    expect(wrong).toEqual([])
  })

  test('remind of each task once, a day before its local time', async () => {
    const sent = await reminders(server, timeZone)
    expect(sent.map(({ day }) => day)).toEqual(dueOn.toSorted())
    expect(sent.filter(({ wait }) => wait < 0 || wait > 241)).toEqual([])
  })

  test('forget the draft that expires, and close the paused program in the night after its intake', async () => {
    const draft = server.db.selectFrom('form_drafts').select('id').where('id', '=', draftId)
    expect(await draft.executeTakeFirst()).toBeUndefined()
    const { rows } = await sql<{ reference: string; at: string; status: [string, string] }>`
      select reference, at, changes->'status' as status from audit_log where action = 'programs.endIntake'`.execute(
      server.db,
    )
    expect(rows).toMatchObject([{ reference: 'NORTH', status: ['paused', 'closed'] }])
    expect(rows[0]?.at.slice(0, 16)).toBe('2026-11-01T05:05')
  })

  test('leave nothing behind that is kept for a while only, and an audit log that is sealed', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from idempotency_keys where created_at < clock_now() - interval '2 days')::int as keys,
        (select count(*) from live_events where at < clock_now() - interval '5 hours')::int as events,
        (select count(*) from audit_log a where a.at < clock_now() - interval '5 hours'
          and not exists (select 1 from audit_seals s where s.audit_sequence = a.sequence))::int as unsealed`.execute(
      server.db,
    )
    expect(rows).toEqual([{ keys: 0, events: 0, unsealed: 0 }])
  })
})

describe.each([
  { timeZone: 'America/Toronto', day: '2026-11-01', lasts: 25, digest: '2026-11-01T12:00' },
  { timeZone: 'Europe/Paris', day: '2027-03-28', lasts: 23, digest: '2027-03-28T05:00' },
])('the day of $lasts hours in $timeZone, minute by minute', ({ timeZone, day, lasts, digest }) => {
  test('runs every job each time that it is due, and tells and reminds on the minute', async () => {
    const { from, until } = localDay()
    expect((until.getTime() - from.getTime()) / hourMs).toBe(lasts)
    const server = await openWorld(timeZone, from, [addDays(day, 1)])
    try {
      const runs = await windOn(server.system, { until, jobs })
      expect([...runs]).toEqual(expectedOf(jobs, { from, until }))
      expect(runs.get('tasks.remind')).toBe(lasts * 60)
      expect(runs.get('birthdays.remind')).toBe(lasts * 4)
      expect((await digests(server)).map((at) => at.toISOString().slice(0, 16))).toEqual([digest])
      const [sent, ...more] = await reminders(server, timeZone)
      expect(more).toEqual([])
      expect(sent?.wait).toBeGreaterThanOrEqual(0)
      expect(sent?.wait).toBeLessThan(1.1)
    } finally {
      await server.close()
    }
  }, 90_000)

  /** From a minute before its midnight on, so that the first runs are its own. */
  function localDay(): Span {
    const noon = Date.parse(`${day}T12:00:00Z`)
    const isOfDay = (time: number) => dayOf({ timeZone }, new Date(time)) === day
    let [first, last] = [noon, noon]
    while (isOfDay(first)) first -= minuteMs
    while (isOfDay(last)) last += minuteMs
    return { from: new Date(first), until: new Date(last - minuteMs) }
  }
})
