import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { keepBirthdays } from '#modules/birthdays/server/birthdays.test-world.ts'
import { closeFinishedIntakes } from '#modules/programs/server/close-finished-intakes.ts'
import { importAll } from '#modules/imports/server/imports.test-world.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'

/** Two in the morning of New Year in UTC: in Toronto the year before still lasts. */
const moment = '2027-01-01T02:00:00Z'

let server: TestServer
let margaret: Caller
let myId = ''
let holder = ''
beforeAll(async () => {
  server = await openTestServer({ CLOCK: moment, TIME_ZONE: 'UTC' })
  margaret = await server.as('superAdmin')
  myId = await ownId(margaret)
  holder = await newShareholder(margaret, undefined, { birthDate: '1970-01-01' })
  await sql`delete from share_prices`.execute(server.db)
  for (const [effectiveOn, price] of [
    ['2026-01-01', '10.00'],
    ['2027-01-01', '20.00'],
  ])
    expect((await margaret.post('/share-prices', { effectiveOn, price })).status).toBe(201)
})
afterAll(() => server.close())

describe.each([
  { timeZone: 'America/Toronto', today: '2026-12-31', tomorrow: '2027-01-01', price: '10.000000' },
  { timeZone: 'Asia/Tokyo', today: '2027-01-01', tomorrow: '2027-01-02', price: '20.000000' },
])(
  'where the organisation is, in $timeZone, it is $today',
  ({ timeZone, today, tomorrow, price }) => {
    const year = today.slice(0, 4)
    const dayAfter = new Date(Date.parse(tomorrow) + 86_400_000).toISOString().slice(0, 10)
    beforeAll(() => keepBirthdays(margaret, { timeZone }))

    const enter = (tradedOn: string) =>
      margaret.post<{ id: string; number: string; performance: string; errors?: unknown }>(
        '/orders',
        orderOf({ shareholderId: holder, assigneeId: myId }, ['buy', tradedOn, '1', '10']),
      )

    test('orders take the numbers of this year, and trades lie at most a day ahead', async () => {
      const { status, body } = await enter(tomorrow)
      expect([status, body.number.slice(0, 9)]).toEqual([201, `ORD-${year}-`])
      const far = await enter(dayAfter)
      expect([far.status, far.body.errors?.['tradedOn']?.[0]]).toEqual([
        422,
        { code: 'tooFarAhead', message: 'Enter a date no later than tomorrow' },
      ])
    })

    test('applications, participants and placements take references of this year', async () => {
      const { rows } = await sql<{ reference: string }>`
      select next_reference('APP', 'application_references') as reference`.execute(server.db)
      expect(rows[0]?.reference.slice(0, 9)).toBe(`APP-${year}-`)
    })

    test('shares are worth the price of today: to an order, a list, a shareholder and the ledger', async () => {
      const { body: order } = await enter(today)
      const ledger = (path = '') =>
        margaret.get<{ asOf: string; sharePrice: string }>(`/shareholders/${holder}/ledger${path}`)
      expect((await ledger()).body).toMatchObject({ asOf: today, sharePrice: price })
      const { body: record } = await margaret.get<{ actualSharePrice: string }>(
        `/shareholders/${holder}`,
      )
      expect(record.actualSharePrice).toBe(price)
      const rise = price === '10.000000' ? '0.00' : '100.00'
      expect((await margaret.get<typeof order>(`/orders/${order.id}`)).body.performance).toBe(rise)
      const { body: listed } = await margaret.get<{ data: { performance: string }[] }>(
        `/orders?search=${order.number}`,
      )
      expect(listed.data[0]?.performance).toBe(rise)
    })

    test('the month of the statistics is this one, and one that is not over is not closed', async () => {
      const { body } = await margaret.get<{ month: string }>('/statistics/monthly-investments')
      expect(body.month).toBe(today.slice(0, 7))
      const closing = await margaret.post('/statistics/closed-months', { month: '2026-12' })
      expect([closing.status, closing.body.title]).toEqual(
        today < '2027' ? [409, 'A month can be closed once it is over'] : [201, undefined],
      )
    })

    test('nobody is born tomorrow, neither in a form nor in a file', async () => {
      const born = (birthDate: string) =>
        margaret.post('/shareholders', {
          kind: 'individual',
          lastName: 'Newborn',
          language: 'en',
          birthDate,
        })
      expect((await born(today)).status).toBe(201)
      expect((await born(tomorrow)).body.errors?.['birthDate']?.[0]?.message).toBe(
        'Enter a date of birth in the past',
      )
      const file = `Last name,Birth date\nToday,${today}\nTomorrow,${tomorrow}`
      expect((await importAll(server, margaret, { content: file })).counts).toEqual({
        created: 1,
        failed: 1,
      })
    })

    test('birthdays are counted from today', async () => {
      const { body } = await margaret.get<{ data: { id: string; daysUntil: number }[] }>(
        '/birthdays?days=7&perPage=100',
      )
      expect(body.data.find(({ id }) => id === holder)?.daysUntil).toBe(today < '2027' ? 1 : 0)
    })

    test('what is due is judged by today, and files are named by it', async () => {
      const task = { title: 'Due', dueOn: '2026-12-31', priority: 'low', assigneeId: myId }
      const { body } = await margaret.post<{ isOverdue: boolean }>(
        `/records/shareholder/${holder}/tasks`,
        task,
      )
      expect(body.isOverdue).toBe(today > '2026-12-31')
      const { headers } = await margaret.get('/shareholders/export?format=csv')
      expect(headers.get('content-disposition')).toContain(`-${today}.csv`)
    })

    test('a moment is listed under its day, and told as it in a file', async () => {
      await sql`update applications set submitted_at = ${moment} where id = (select min(id::text)::uuid from applications)`.execute(
        server.db,
      )
      const of = (day: string) => `filter[submittedAt][gte]=${day}&filter[submittedAt][lte]=${day}`
      const { rows } = await sql<{ stage: string }>`
      select stage from applications where submitted_at = ${moment}`.execute(server.db)
      const list = `/applications?stage=${rows[0]?.stage}`
      const count = async (day: string) =>
        (await margaret.get<{ meta: { total: number } }>(`${list}&${of(day)}`)).body.meta.total
      expect([await count(today), await count(tomorrow)]).toEqual([1, 0])
      const sheet = await margaret.get<string>(
        `/applications/export?stage=${rows[0]?.stage}&format=csv&columns=submittedAt&${of(today)}`,
      )
      expect(String(sheet.body).trim().split('\r\n').at(-1)).toBe(today)
    })

    test('an intake is over once its last day is', async () => {
      await sql`update programs set status = 'open', intake_opens_on = '2026-01-01', intake_closes_on = '2026-12-31' where code = 'NORTH'`.execute(
        server.db,
      )
      await runJob(server.system, closeFinishedIntakes)
      const { rows } = await sql<{ status: string }>`
      select status from programs where code = 'NORTH'`.execute(server.db)
      expect(rows[0]?.status).toBe(today > '2026-12-31' ? 'closed' : 'open')
    })
  },
)
