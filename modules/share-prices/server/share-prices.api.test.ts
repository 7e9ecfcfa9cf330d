import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'

let server: TestServer
let margaret: Caller

beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

interface Price {
  id: string
  version: number
  effectiveOn: string
}

const add = (effectiveOn: string) =>
  margaret.post<Price>('/share-prices', { effectiveOn, price: '12' })

describe('a day has one share price', () => {
  it('whoever adds a second is told at the day', async () => {
    expect((await add('2019-05-02')).status).toBe(201)
    const again = await add('2019-05-02')
    expect([again.status, again.body.errors?.['effectiveOn']?.[0]?.code]).toEqual([422, 'taken'])
  })

  it('and one is not moved onto the day of another, but onto its own', async () => {
    await add('2019-06-03')
    const { body: price } = await add('2019-06-04')
    const move = (effectiveOn: string, more: object = {}) =>
      margaret.patch<Price>(`/share-prices/${price.id}`, { effectiveOn, ...more }, price)
    const taken = await move('2019-06-03')
    expect([taken.status, taken.body.errors?.['effectiveOn']?.[0]?.code]).toEqual([422, 'taken'])
    expect((await move('2019-06-04', { price: '13' })).status).toBe(200)
  })
})
