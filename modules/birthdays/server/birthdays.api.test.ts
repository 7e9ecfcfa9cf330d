import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { keepBirthdays } from './birthdays.test-world.ts'
import type { BirthdayRow } from '../contract/birthdays.endpoints.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let genevieve: Caller
const ids: Record<string, string> = {}

const today = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
}).format(new Date())
const inDays = (days: number) =>
  new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const born = (days: number, year = 1970) => `${year}${inDays(days).slice(4)}`

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  genevieve = await server.as('auditor')
  for (const [name, caller] of Object.entries({ margaret, david, chloe }))
    ids[name] = await ownId(caller)
  await sql`update shareholders set birth_date = null`.execute(server.db)
})
afterAll(() => server.close())

const somebody = (lastName: string, birthDate: string, assigneeId = ids['chloe'], more = {}) =>
  newShareholder(margaret, assigneeId, { lastName, birthDate, ...more })
const listed = async (by: Caller, query: string) =>
  (await by.get<{ data: BirthdayRow[] }>(`/birthdays?${query}`)).body.data
const onDays = async (birth: string, from: string, rule: string) => {
  const { rows } = await sql<{ on: string }>`
    select next_birthday(${birth}::date, ${from}::date, ${rule}) as on`.execute(server.db)
  return rows[0]?.on
}

describe('the day on which a birthday is kept', () => {
  it.each([
    ['2000-02-29', '2023-01-10', 'feb28', '2023-02-28'],
    ['2000-02-29', '2024-01-10', 'feb28', '2024-02-29'],
    ['2000-02-29', '2023-01-10', 'mar1', '2023-03-01'],
    ['2000-02-29', '2024-01-10', 'mar1', '2024-02-29'],
    ['2000-02-29', '2023-03-01', 'feb28', '2024-02-29'],
    ['2000-02-29', '2023-03-01', 'mar1', '2023-03-01'],
    ['1980-01-03', '2025-12-28', 'feb28', '2026-01-03'],
    ['1980-12-28', '2025-12-28', 'feb28', '2025-12-28'],
    ['1900-03-01', '2100-02-28', 'mar1', '2100-03-01'],
  ])('%s, seen from %s by the rule %s, is %s', async (birth, from, rule, on) => {
    expect(await onDays(birth, from, rule)).toBe(on)
  })
})

describe('the list', () => {
  beforeAll(async () => {
    await somebody('Heute', born(0))
    await somebody('Bientôt', born(5), ids['chloe'], { isBirthYearKnown: false })
    await somebody('Later', born(20), ids['david'])
    await somebody('Beyond', born(200), ids['margaret'])
  })

  it('shows the next days, soonest first, with the age where the year is known', async () => {
    const rows = await listed(margaret, 'days=30')
    expect(rows.map(({ name, daysUntil }) => [name, daysUntil])).toEqual([
      ['Ada Heute', 0],
      ['Ada Bientôt', 5],
      ['Ada Later', 20],
    ])
    expect(rows[0]).toMatchObject({ turns: Number(today.slice(0, 4)) - 1970, nextOn: today })
    expect(rows[1]).toMatchObject({ turns: null, birthDate: null })
    expect(await listed(margaret, 'days=4')).toHaveLength(1)
    expect(await listed(margaret, 'days=366')).toHaveLength(4)
    expect(await listed(margaret, 'days=366&search=bientot')).toHaveLength(1)
  })

  it('shows a month of the year', async () => {
    const month = Number(inDays(200).slice(5, 7))
    expect((await listed(margaret, `month=${month}`)).map(({ name }) => name)).toContain(
      'Ada Beyond',
    )
  })

  it('holds to the scope of whoever looks', async () => {
    expect((await listed(david, 'days=366')).map(({ name }) => name)).toEqual([
      'Ada Heute',
      'Ada Bientôt',
      'Ada Later',
    ])
    expect((await listed(chloe, 'days=366')).map(({ name }) => name)).toEqual([
      'Ada Heute',
      'Ada Bientôt',
    ])
  })

  it('forgets whoever is archived', async () => {
    const id = await somebody('Gone', born(1))
    await server.db
      .updateTable('shareholders')
      .set({ status: 'archived' })
      .where('id', '=', id)
      .execute()
    expect((await listed(margaret, 'days=5')).map(({ name }) => name)).not.toContain('Ada Gone')
  })

  it('is exported with names and addresses, by those who may', async () => {
    const { body } = await genevieve.get('/birthdays/export?format=csv&days=30')
    expect(String(body)).toContain('Heute')
    expect((await chloe.get('/birthdays/export?format=csv')).status).toBe(403)
  })
})

describe('the private calendar', () => {
  const renew = async (by: Caller) => {
    const { body, status } = await by.post<{ address: string }>('/birthdays/feed')
    expect(status).toBe(201)
    return new URL(body.address).pathname.replace(/^\/api/, '')
  }
  const fetched = (path: string) => server.visitor.get(path)

  it('is found by its address alone, and ends when it is renewed or revoked', async () => {
    const first = await renew(david)
    const answer = await fetched(first)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(String(answer.body)).toContain('SUMMARY:Birthday: Ada Heute')
    const second = await renew(david)
    expect((await fetched(first)).status).toBe(404)
    expect((await fetched(second)).status).toBe(200)
    expect((await david.get<{ createdAt: string }>('/birthdays/feed')).body.createdAt).toMatch(
      /^20/,
    )
    expect((await david.delete('/birthdays/feed')).status).toBe(204)
    expect((await fetched(second)).status).toBe(404)
    expect((await david.get('/birthdays/feed')).body).toEqual({ createdAt: null })
  })

  it('leaves one trace a day of being fetched, and one more from another address', async () => {
    const traces = async () =>
      (await auditRows(server.db, { action: 'birthdays.feedFetched' })).map(({ actor }) => actor)
    const before = (await traces()).length
    const first = await renew(david)
    await fetched(first)
    await fetched(first)
    await fetched(first)
    expect((await traces()).slice(before)).toEqual(['David MacKinnon'])
    await fetched(await renew(david))
    expect((await traces()).slice(before)).toEqual(['David MacKinnon', 'David MacKinnon'])
    expect((await fetched(first)).status).toBe(404)
    expect((await traces()).slice(before)).toHaveLength(2)
  })

  it('keeps only a hash of the address', async () => {
    const token = (await renew(david)).split('/')[2] ?? ''
    const { rows } = await sql<{ all: string }>`
      select string_agg(row_to_json(f)::text, '') as all from birthday_feeds f`.execute(server.db)
    expect(rows[0]?.all).not.toContain(token)
  })

  it('shows at each fetch what its owner may see then', async () => {
    const address = await renew(david)
    const withRules = async (rules: string) => {
      await sql`update roles set rules = ${rules}::jsonb where key = 'manager'`.execute(server.db)
      return fetched(address)
    }
    const { rows } = await sql<{ rules: object[] }>`
      select rules from roles where key = 'manager'`.execute(server.db)
    const all = rows[0]?.rules ?? []
    expect(String((await fetched(address)).body)).toContain('Ada Later')
    const id =
      (await listed(margaret, 'days=30')).find(({ name }) => name === 'Ada Later')?.id ?? ''
    await sql`update shareholders set assignee_id = ${ids['margaret']} where id = ${id}`.execute(
      server.db,
    )
    expect(String((await fetched(address)).body)).not.toContain('Ada Later')
    const without = all.filter((rule) => (rule as { subject: string }).subject !== 'Birthdays')
    expect((await withRules(JSON.stringify(without))).status).toBe(404)
    expect((await withRules(JSON.stringify(all))).status).toBe(200)
    await server.db
      .updateTable('users')
      .set({ status: 'disabled' })
      .where('id', '=', ids['david'] ?? '')
      .execute()
    expect((await fetched(address)).status).toBe(404)
    await server.db
      .updateTable('users')
      .set({ status: 'active' })
      .where('id', '=', ids['david'] ?? '')
      .execute()
  })

  it('keeps leap days every year, and says no age', async () => {
    await somebody('Schalttag', '1980-02-29')
    const text = async () => String((await margaret.get('/birthdays/calendar')).body)
    const file = await text()
    expect(file).toContain('DTSTART;VALUE=DATE:20000229')
    expect(file).toContain('RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1')
    expect(file).toContain('TRIGGER;RELATED=START:-P6DT17H')
    for (const part of ['TRANSP:TRANSPARENT', 'CLASS:PRIVATE', 'CATEGORIES:BIRTHDAY', 'SEQUENCE:1'])
      expect(file).toContain(part)
    await keepBirthdays(margaret, { birthdayLeapRule: 'mar1' })
    expect(await text()).toContain('RRULE:FREQ=YEARLY;BYYEARDAY=60')
    await keepBirthdays(margaret, { birthdayLeapRule: 'feb28' })
  })

  it('is in the language of its owner', async () => {
    const address = await renew(genevieve)
    expect(String((await fetched(address)).body)).toMatch(/SUMMARY:Anniversaire\s: Ada Heute/)
  })
})
