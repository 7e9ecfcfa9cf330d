import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { daysOf, periodAt } from '../contract/period.ts'
import type { ReportAnswer } from '../contract/reports.endpoints.ts'
import { reportNames, reports, type ReportName } from '../contract/reports.ts'
import type { Report } from '../contract/report.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const read = (by: Caller, name: ReportName, query = '') =>
  by.get<ReportAnswer>(`/reports/${name}?${query}`)
const of = async (by: Caller, name: ReportName, query = '') => (await read(by, name, query)).body
const today = () => dayOf({ timeZone: 'America/Toronto' }, server.clock.now())

describe('the first year that has a name', () => {
  it('is compared with none before it', async () => {
    for (const period of ['FY2000', '2000-Q1', '2000-01']) {
      const { status, body } = await read(margaret, 'decisions', `period=${period}`)
      expect([period, status, body.compared]).toEqual([period, 200, null])
    }
    const before = await read(margaret, 'decisions', 'period=2000-12&compare=yearBefore')
    expect([before.status, before.body.compared]).toEqual([200, null])
  })

  it('has nothing yet as of a day before it', async () => {
    const { status, body } = await read(margaret, 'decisions', 'asOf=1999-01-01')
    expect([status, body.period, body.days, body.rows]).toEqual([200, 'FY2000', null, []])
  })
})

describe('self-identification', () => {
  it('counts to the last full quarter, so that nobody who came yesterday is told of', async () => {
    const begun = daysOf(periodAt('quarter', today()))?.from ?? ''
    const last = new Date(Date.parse(begun) - 86_400_000).toISOString().slice(0, 10)
    const period = periodAt('fiscalYear', last)
    const { days } = await of(margaret, 'selfIdentification', `period=${period}`)
    expect(days).toEqual({ from: daysOf(period)?.from, to: last })
    const present = periodAt('quarter', today())
    const fiscal = periodAt('fiscalYear', today())
    const isFirst = daysOf(present)?.from === daysOf(fiscal)?.from
    const now = await of(margaret, 'selfIdentification', `period=${fiscal}`)
    expect(now.days?.to ?? null).toBe(isFirst ? null : last)
  })

  it('tells a reader of some programs of those alone, whatever fields they have', async () => {
    await sql`update roles set rules = (select jsonb_agg(case when r->>'subject' = 'Reports'
        then r || '{"fields": ["basic", "personal"]}' else r end) from jsonb_array_elements(rules) r)
      where key = 'caseOfficer'`.execute(server.db)
    const amina = await server.as('caseOfficer')
    const { rows } = await sql<{ id: string; isOwn: boolean }>`
      select p.id, exists (select from user_programs u join users o on o.id = u.user_id
        where u.program_id = p.id and o.email = 'case.officer@example.org') as "isOwn" from programs p`.execute(
      server.db,
    )
    expect(new Set(rows.map(({ isOwn }) => isOwn)).size).toBe(2)
    const all = await of(amina, 'selfIdentification', 'period=FY2025')
    const nothing = { value: null, kept: 'kept' }
    for (const { cells } of all.rows)
      expect([cells['identify'], cells['answered']]).toEqual([nothing, nothing])
    expect(all.total['answered']).toEqual(nothing)
    for (const { id, isOwn } of rows) {
      const query = `period=FY2025&programId=${id}`
      const seen = (await of(margaret, 'selfIdentification', query)).total
      const { total } = await of(amina, 'selfIdentification', query)
      if (isOwn) expect(total).toEqual(seen)
      else expect(total['answered']).toEqual(nothing)
    }
  })
})

describe('who answered', () => {
  const answered = async () =>
    Number((await of(margaret, 'selfIdentification', 'period=FY2025')).total['answered']?.value)
  const say = (participantId: string, answers: object) =>
    sql`update self_identifications set sealed = null, answers = ${JSON.stringify(answers)}::jsonb
      where participant_id = ${participantId}`.execute(server.db)

  it('is whoever took the place, and said so', async () => {
    const { rows } = await sql<{ id: string; participantId: string }>`
      select l.id, l.participant_id as "participantId" from placements l
        join self_identifications i on i.participant_id = l.participant_id
      where l.start_on between '2025-04-01' and '2026-03-31' and l.status not in ('cancelled', 'lapsed')
        and not exists (select from placements o where o.participant_id = l.participant_id and o.id <> l.id)
      order by l.id limit 2`.execute(server.db)
    const [one, other] = rows
    for (const each of [one!, other!])
      await say(each.participantId, { preferNotToSay: false, groups: [] })
    const before = await answered()
    expect(before).toBeGreaterThan(10)
    await sql`alter table placements disable trigger user`.execute(server.db)
    await sql`update placements set status = 'cancelled', cancelled_on = start_on, cancel_side = 'program',
      cancel_reason = 'other' where id = ${one!.id}`.execute(server.db)
    await sql`alter table placements enable trigger user`.execute(server.db)
    expect(await answered()).toBe(before - 1)
    await say(other!.participantId, { preferNotToSay: true, groups: [] })
    expect(await answered()).toBe(before - 2)
  })
})

describe('what rests on a number that is not told', () => {
  const resting = reportNames.flatMap((name) =>
    Object.entries((reports[name] as Report).measures).flatMap(([measure, { of: rests }]) =>
      rests ? [[name, measure, rests] as const] : [],
    ),
  )

  it.each(resting)('%s: %s is not told either', async (name, measure, rests) => {
    const report: Report = reports[name]
    const period = report.isYearly ? 'FY2025' : 'all'
    for (const by of report.by) {
      const { rows, total } = await of(margaret, name, `period=${period}&by=${by}`)
      for (const cells of [...rows.map((row) => row.cells), total])
        if (rests.some((each) => cells[each]?.kept))
          expect(cells[measure]).toEqual({ value: null, kept: 'kept' })
    }
  })
})

it('what is known of today alone is compared with nothing', async () => {
  const { total, compared } = await of(margaret, 'spending', 'period=FY2026')
  expect(Object.keys(total)).toContain('budget')
  expect(Object.keys(compared?.total ?? {}).toSorted()).toEqual([
    'approvedAmount',
    'claimedAmount',
    'paidAmount',
    'recoveredAmount',
  ])
})

it('figures are narrowed to the programs of the reader', async () => {
  const programsOf = async (by: Caller) =>
    (await by.get<{ programs: { id: string }[] }>('/reports')).body.programs
      .map(({ id }) => id)
      .toSorted()
  const ids = async (query: ReturnType<typeof sql>) =>
    (await query.execute(server.db)).rows.map((row) => (row as { id: string }).id).toSorted()
  expect(await programsOf(await server.as('caseOfficer'))).toEqual(
    await ids(sql`select program_id as id from user_programs u join users o on o.id = u.user_id
      where o.email = 'case.officer@example.org'`),
  )
  expect(await programsOf(await server.as('employer'))).toEqual(
    await ids(sql`select e.program_id as id from employer_programs e join users o on o.employer_id = e.employer_id
      where o.email = 'employer@example.org'`),
  )
  expect(await programsOf(margaret)).toEqual(await ids(sql`select id from programs`))
})

describe('a report that is asked for otherwise than it is declared', () => {
  it('is refused at what was asked for', async () => {
    const asked = [
      ['participants', 'by=exitReason', 'by'],
      ['spending', 'by=region', 'by'],
      ['spending', 'region=ON', 'region'],
      ['selfIdentification', 'period=all', 'period'],
    ] as const
    for (const [name, query, at] of asked) {
      const { status, body } = await read(margaret, name, query)
      expect([query, status, Object.keys(body.errors ?? {})]).toEqual([query, 422, [at]])
    }
  })
})

it('the wage of one person is told as no middle wage of many', async () => {
  const { rows } = await sql<{ count: number }>`select count(distinct y.placement_id)::int as count
    from payments y join placements l on l.id = y.placement_id
    where y.source = 'claim' and y.status not in ('draft', 'declined', 'cancelled')
      and l.status in ('completed', 'ended')`.execute(server.db)
  expect(rows[0]?.count).toBeGreaterThan(0)
  expect(rows[0]?.count).toBeLessThan(5)
  const { total } = await of(margaret, 'outcomes', 'period=all')
  expect(Number(total['finished']?.value)).toBeGreaterThan(5)
  expect([total['wageAtStart']?.value, total['wageAtEnd']?.value]).toEqual([
    expect.stringMatching(/^\d+\.\d\d$/),
    null,
  ])
})
