import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const tooEarly = [{ code: 'tooEarly', message: 'Choose 1901 or later' }]

it.each([
  'overview?period=1900',
  'overview?period=1900-01',
  'overview?period=1900-12&compare=yearBefore',
  'overview/export?period=1900',
  'monthly-investments?month=1900-01',
  'monthly-investments?month=1900-12&compare=yearBefore',
  'monthly-investments/export?month=1900-01',
  'monthly-care?month=1900-01&compare=none',
  'monthly-care/export?month=1900-06',
])(
  'figures are not told of %s, before which there is nothing to compare them with',
  async (path) => {
    const { status, body } = await margaret.get<{ errors: object }>(`/statistics/${path}`)
    expect(status).toBe(422)
    expect(Object.values(body.errors)).toContainEqual(tooEarly)
  },
)

it.each(['overview?period=1901', 'overview?period=1901-01', 'monthly-care?month=1901-01'])(
  'the first period, %s, is compared with those before it',
  async (path) => {
    for (const compare of ['previous', 'yearBefore', 'none']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await margaret.get(`/statistics/${path}&compare=${compare}`)
      expect([compare, status]).toEqual([compare, 200])
    }
  },
)

it('a month that can be compared with nothing is not closed', async () => {
  const { status, body } = await margaret.post('/statistics/closed-months', { month: '1900-12' })
  expect([status, body.errors]).toEqual([422, { month: tooEarly }])
})
