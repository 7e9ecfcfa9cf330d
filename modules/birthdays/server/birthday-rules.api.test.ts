import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import type { BirthdayRow } from '../contract/birthdays.endpoints.ts'
import { keepBirthdays } from './birthdays.test-world.ts'

let server: TestServer
let margaret: Caller
let feed: string

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  await sql`update shareholders set birth_date = null`.execute(server.db)
  for (const [lastName, birthDate] of [
    ['Schalttag', '1980-02-29'],
    ['Neujahr', '1970-01-03'],
  ])
    await newShareholder(margaret, undefined, { lastName, birthDate })
  const { body } = await margaret.post<{ address: string }>('/birthdays/feed')
  feed = new URL(body.address).pathname.replace(/^\/api/, '')
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

/** The server's clock alone is turned; timers and the database's clock go on. */
const at = (moment: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
const listed = async (query: string) =>
  (await margaret.get<{ data: BirthdayRow[] }>(`/birthdays?${query}`)).body.data.map(
    ({ name, nextOn, daysUntil, turns }) => [name, nextOn, daysUntil, turns],
  )
const asFile = async (query: string) =>
  String((await margaret.get(`/birthdays/export?format=csv&${query}`)).body)
const calendars = async () => [
  String((await margaret.get('/birthdays/calendar')).body),
  String((await server.visitor.get(feed)).body),
]

describe('29 February', () => {
  it.each([
    ['feb28', '2027-02-20T15:00:00Z', '2027-02-28', 8, 47],
    ['mar1', '2027-02-20T15:00:00Z', '2027-03-01', 9, 47],
    ['feb28', '2028-02-20T15:00:00Z', '2028-02-29', 9, 48],
    ['mar1', '2028-02-20T15:00:00Z', '2028-02-29', 9, 48],
    ['mar1', '2027-03-01T15:00:00Z', '2027-03-01', 0, 47],
    ['feb28', '2027-03-01T15:00:00Z', '2028-02-29', 365, 48],
  ] as const)('by the rule %s, seen at %s, is %s', async (rule, now, on, days, turns) => {
    await keepBirthdays(margaret, { birthdayLeapRule: rule })
    at(now)
    expect(await listed('days=366&search=schalttag')).toEqual([['Ada Schalttag', on, days, turns]])
    expect(await listed(`month=${Number(on.slice(5, 7))}`)).toContainEqual([
      'Ada Schalttag',
      on,
      days,
      turns,
    ])
    expect(await asFile('days=366')).toContain(on)
    const repeated = rule === 'mar1' ? 'BYYEARDAY=60' : 'BYMONTH=2;BYMONTHDAY=-1'
    for (const calendar of await calendars()) expect(calendar).toContain(repeated)
  })

  it('is in March alone by the rule of 1 March', async () => {
    await keepBirthdays(margaret, { birthdayLeapRule: 'mar1' })
    at('2027-01-10T15:00:00Z')
    expect(await listed('month=2')).toEqual([])
    expect((await listed('month=3')).map(([name]) => name)).toEqual(['Ada Schalttag'])
  })
})

describe('the days ahead', () => {
  it('reach across the year’s end', async () => {
    at('2026-12-28T15:00:00Z')
    expect(await listed('days=7')).toEqual([['Ada Neujahr', '2027-01-03', 6, 57]])
    expect(await listed('days=5')).toEqual([])
    expect(await asFile('days=7')).toContain('2027-01-03')
  })

  it('begin with the day of the organisation’s time zone', async () => {
    at('2027-01-03T03:00:00Z')
    await keepBirthdays(margaret, { timeZone: 'America/Toronto' })
    expect(await listed('days=7')).toEqual([['Ada Neujahr', '2027-01-03', 1, 57]])
    await keepBirthdays(margaret, { timeZone: 'Asia/Tokyo' })
    expect(await listed('days=7')).toEqual([['Ada Neujahr', '2027-01-03', 0, 57]])
  })
})

it('the alarm rings so many days ahead, at the hour, in the file and in the private calendar', async () => {
  const alarms = async (birthdayLeadDays: number, birthdayDigestHour: number) => {
    await keepBirthdays(margaret, { birthdayLeadDays, birthdayDigestHour })
    const triggers = (await calendars()).map((text) => /TRIGGER\S*:(\S+)/.exec(text)?.[1])
    return [...new Set(triggers)]
  }
  expect(await alarms(7, 9)).toEqual(['-P6DT15H'])
  expect(await alarms(0, 9)).toEqual(['PT9H'])
  // Of the day's end, it would ring a day late.
  expect((await calendars()).join()).not.toContain('RELATED=END')
  expect(await alarms(60, 0)).toEqual(['-P60D'])
  expect(await alarms(1, 23)).toEqual(['-PT1H'])
  expect(await alarms(0, 0)).toEqual(['PT0S'])
})
