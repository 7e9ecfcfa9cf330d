import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'

/** What every object has before anybody gives it anything. */
const inherited = ['constructor', 'toString', 'hasOwnProperty', '__proto__']

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

const unknown = [{ code: 'unknown', message: 'This field does not exist' }]

describe.each(inherited)('a name that every object knows, %s', (name) => {
  it.each(['/shareholders', '/birthdays', '/orders'])(
    'is no filter, sort or parameter of %s',
    async (path) => {
      for (const [parameter, errors] of [
        [`filter[${name}]=x`, unknown],
        [`${name}=x`, unknown],
      ] as const) {
        const { status, body } = await margaret.get(`${path}?${parameter}`)
        expect([parameter, status]).toEqual([parameter, 422])
        expect(Object.entries(body.errors ?? {})).toEqual([[parameter.split('=')[0], errors]])
      }
      const sorted = await margaret.get(`${path}?sort=${name}`)
      expect([sorted.status, sorted.body.errors?.['sort']?.[0]?.code]).toEqual([422, 'choice'])
    },
  )

  it('is none of the query by which many are chosen', async () => {
    const { status, body } = await margaret.post('/shareholders/taggings', {
      matching: { [`filter[${name}]`]: 'x' },
      add: ['Kite'],
      remove: [],
    })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [`filter[${name}]`]])
  })

  it('is no kind of user', async () => {
    const { status } = await margaret.post('/users/invitations', {
      matching: { type: name, search: 'nobody at all' },
    })
    expect(status).toBe(422)
  })
})

it('a field that is called like what every object knows is told to be unknown', async () => {
  const { status, body } = await margaret.post('/programs', { constructor: 1, toString: 2 })
  expect(status).toBe(422)
  expect(body.errors).toMatchObject({ constructor: unknown, toString: unknown })
})

it.each([
  '/statistics/overview?branchId=1',
  '/statistics/monthly-investments?year=2026',
  '/tasks?of=me',
])('what is asked for and not known is not left out: %s', async (path) => {
  const { status, body } = await margaret.get(path)
  const name = /\?(\w+)/.exec(path)?.[1]
  expect([status, body.errors]).toEqual([422, { [name ?? '']: unknown }])
})
