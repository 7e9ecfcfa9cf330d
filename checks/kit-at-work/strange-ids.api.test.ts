import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

it.each(['/users/nobody', '/orders/latest', '/shareholders/x/history', '/programs/1'])(
  '%s leads to no record',
  async (path) => {
    const { status, body } = await margaret.get(path)
    expect([status, body.code]).toEqual([404, 'notFound'])
  },
)
