import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

async function toDecide(name: CastMember) {
  const caller = await server.as(name)
  const { body } = await caller.get<Dashboard>('/dashboard')
  const list = await caller.get<{ meta: { total: number } }>(
    '/supplements?filter[status]=requested&perPage=10',
  )
  return { told: body.supplements?.toDecide ?? null, listed: list.body.meta?.total }
}

it('supplements to decide are told to those who decide them, as their list tells', async () => {
  for (const name of ['superAdmin', 'approver'] as const) {
    const { told, listed } = await toDecide(name)
    expect([name, told]).toEqual([name, listed])
    expect(told).toBeGreaterThan(0)
  }
})

it('they are told to nobody who only requests them or looks', async () => {
  for (const name of ['auditor', 'finance', 'caseOfficer', 'employer', 'employee', 'care'] as const)
    expect([name, (await toDecide(name)).told]).toEqual([name, null])
})
