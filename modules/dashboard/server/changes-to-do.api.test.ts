import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const toldTo = async (name: CastMember) =>
  (await (await server.as(name)).get<Dashboard>('/dashboard')).body.changes

async function listedTo(name: CastMember, status: string) {
  const path = `/change-requests?filter[status]=${status}&perPage=10`
  const { body } = await (await server.as(name)).get<{ meta: { total: number } }>(path)
  return body.meta.total
}

it('change requests to recommend and to decide are told to those who do it, as their lists tell', async () => {
  const amina = await toldTo('caseOfficer')
  expect(amina).toEqual({ toRecommend: await listedTo('caseOfficer', 'submitted'), toDecide: null })
  expect(amina?.toRecommend).toBeGreaterThan(0)
  const luc = await toldTo('approver')
  expect(luc?.toDecide).toBe(await listedTo('approver', 'recommended'))
  expect(luc?.toDecide).toBeGreaterThan(0)
})

it('they are told to nobody who only asks for them or looks', async () => {
  for (const name of ['auditor', 'finance', 'employer', 'employee', 'care'] as const)
    expect([name, await toldTo(name)]).toEqual([name, null])
})
