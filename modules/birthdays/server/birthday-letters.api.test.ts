import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { jobs } from '#apps/server/modules.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { keepBirthdays } from './birthdays.test-world.ts'

let server: TestServer
let margaret: Caller
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  for (const name of ['manager', 'adviser'] as const) {
    const caller = await server.as(name)
    ids[name] = await ownId(caller)
  }
})
afterAll(() => server.close())

beforeEach(async () => {
  await sql`update shareholders set birth_date = null`.execute(server.db)
  await sql`delete from birthday_notices`.execute(server.db)
  await sql`delete from birthday_digests`.execute(server.db)
  await sql`delete from outbox_messages where template = 'birthdays.reminder'`.execute(server.db)
  await keepBirthdays(margaret, {
    birthdayLeadDays: 7,
    birthdayLeapRule: 'feb28',
    birthdayDigestHour: 7,
    timeZone: 'America/Toronto',
  })
})

const somebody = (lastName: string, birthDate: string, assigneeId = ids['adviser']) =>
  newShareholder(margaret, assigneeId, { lastName, birthDate })
const job = jobs.find(({ name }) => name === 'birthdays.remind')
const remindAt = (now: string) =>
  inChange(server.system, { person: systemPerson, requestId: null }, (change) =>
    job
      ? job.run({ ...change, now: new Date(now) }, server.system)
      : Promise.reject(new Error('no job')),
  )
const letters = () =>
  server.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'language', 'subject', 'body'])
    .where('template', '=', 'birthdays.reminder')
    .orderBy('recipient')
    .execute()
const bodies = async () => (await letters()).map(({ body }) => body)

it('goes to the manager once a day, in the own language, across the year’s end', async () => {
  await somebody('Neujahr', '1980-01-02')
  await somebody('Silvester', '1981-12-31', ids['manager'])
  await somebody('Later', '1981-01-20')
  await remindAt('2030-12-28T11:59:00Z')
  expect(await letters()).toEqual([])
  await remindAt('2030-12-28T12:00:00Z')
  await remindAt('2030-12-28T13:00:00Z')
  const sent = await letters()
  expect(sent.map(({ recipient, language }) => [recipient, language])).toEqual([
    ['adviser@example.org', 'fr'],
    ['manager@example.org', 'en'],
  ])
  expect(sent[0]?.body).toContain('Ada Neujahr aura 51 ans')
  expect(sent[0]?.body).not.toContain('Later')
  expect(sent[1]?.subject).toBe('1 upcoming birthday')
})

it('tells each birthday once, and whoever was entered after the hour the next day', async () => {
  await somebody('First', '1980-06-05')
  await remindAt('2030-06-01T13:00:00Z')
  await somebody('Second', '1980-06-06')
  await somebody('Third', '1980-06-06', ids['manager'])
  await remindAt('2030-06-01T14:00:00Z')
  expect(await letters()).toHaveLength(1)
  await remindAt('2030-06-02T13:00:00Z')
  const told = await bodies()
  expect(told).toHaveLength(3)
  for (const name of ['Ada First', 'Ada Second', 'Ada Third'])
    expect(told.filter((body) => body.includes(name))).toHaveLength(1)
  await remindAt('2031-06-01T13:00:00Z')
  expect(await letters()).toHaveLength(5)
})

it.each([
  ['America/St_Johns', '2030-06-01T11:15:00Z', '2030-06-01T11:30:00Z'],
  ['Asia/Katmandu', '2030-06-01T03:00:00Z', '2030-06-01T03:15:00Z'],
  ['America/Vancouver', '2030-06-01T15:45:00Z', '2030-06-01T16:00:00Z'],
  ['Pacific/Auckland', '2030-05-31T20:45:00Z', '2030-05-31T21:00:00Z'],
])('leaves at nine in %s', async (timeZone, before, at) => {
  await keepBirthdays(margaret, { timeZone, birthdayDigestHour: 9 })
  await somebody('Soon', '1980-06-03')
  await remindAt(before)
  expect(await letters()).toEqual([])
  await remindAt(at)
  expect(await letters()).toHaveLength(1)
})

it('leaves late where nothing ran at the hour, and not again when the hour is moved', async () => {
  await somebody('Soon', '1980-06-03')
  await remindAt('2030-06-01T21:30:00Z')
  expect(await letters()).toHaveLength(1)
  await keepBirthdays(margaret, { birthdayDigestHour: 18 })
  await somebody('Late', '1980-06-04')
  await remindAt('2030-06-01T22:00:00Z')
  expect(await letters()).toHaveLength(1)
})

it('leaves once when two processes send it at the same moment', async () => {
  await somebody('Soon', '1980-06-03')
  await Promise.all(Array.from({ length: 4 }, () => remindAt('2030-06-01T13:00:00Z')))
  expect(await letters()).toHaveLength(1)
})

it('leaves after all when the first attempt was cut off', async () => {
  await somebody('Soon', '1980-06-03')
  const cutOff = inChange(
    server.system,
    { person: systemPerson, requestId: null },
    async (change) => {
      await job?.run({ ...change, now: new Date('2030-06-01T13:00:00Z') }, server.system)
      throw new Error('killed')
    },
  )
  await expect(cutOff).rejects.toThrow('killed')
  expect(await letters()).toEqual([])
  await remindAt('2030-06-01T13:15:00Z')
  expect(await letters()).toHaveLength(1)
})

it('looks as many days ahead as the general settings say', async () => {
  await somebody('Soon', '1980-06-04')
  await keepBirthdays(margaret, { birthdayLeadDays: 2 })
  await remindAt('2030-06-01T13:00:00Z')
  expect(await letters()).toEqual([])
  await keepBirthdays(margaret, { birthdayLeadDays: 0 })
  await remindAt('2030-06-03T13:00:00Z')
  expect(await letters()).toEqual([])
  await remindAt('2030-06-04T13:00:00Z')
  expect((await bodies()).join()).toContain('Ada Soon')
})

it('names the day on which a leap day is kept', async () => {
  await somebody('Schalttag', '1980-02-29', ids['manager'])
  await keepBirthdays(margaret, { birthdayLeadDays: 1, birthdayLeapRule: 'mar1' })
  await remindAt('2031-02-27T13:00:00Z')
  expect(await letters()).toEqual([])
  await remindAt('2031-02-28T13:00:00Z')
  expect((await bodies()).join()).toContain('Saturday, March 1: Ada Schalttag turns 51')
  await keepBirthdays(margaret, { birthdayLeapRule: 'feb28' })
  await remindAt('2032-02-28T13:00:00Z')
  expect((await bodies()).join()).toContain('Sunday, February 29: Ada Schalttag turns 52')
})

it('goes to the administrators where nobody looks after the shareholder', async () => {
  const id = await somebody('Nobody', '1980-06-05')
  await sql`update shareholders set assignee_id = null where id = ${id}`.execute(server.db)
  await remindAt('2030-06-01T13:00:00Z')
  const to = (await letters()).map(({ recipient }) => recipient)
  expect(to).toContain('admin@example.org')
  expect(to).not.toContain('adviser@example.org')
})
