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
    '/funding-requests?stage=awaitingApproval&perPage=10',
  )
  const evidence = await caller.get<{ meta: { total: number } }>(
    '/funding-requests?stage=approved&filter[status]=evidenceSent&perPage=10',
  )
  return {
    told: body.training?.toDecide ?? null,
    listed: list.body.meta?.total,
    evidence: [body.training?.toReview ?? null, evidence.body.meta?.total],
  }
}

it('training to decide is told to those who decide it, as its list tells', async () => {
  for (const name of ['superAdmin', 'approver'] as const) {
    const { told, listed } = await toDecide(name)
    expect([name, told]).toEqual([name, listed])
    expect(told).toBeGreaterThan(0)
  }
})

it('it is told to nobody who only asks for it or looks', async () => {
  for (const name of ['auditor', 'finance', 'caseOfficer', 'employer', 'employee', 'care'] as const)
    expect([name, (await toDecide(name)).told]).toEqual([name, null])
})

it('evidence to review is told to those who review it, as its list tells, and to nobody else', async () => {
  const { evidence } = await toDecide('finance')
  expect(evidence[0]).toBe(evidence[1])
  expect(evidence[0]).toBeGreaterThan(0)
  for (const name of ['auditor', 'caseOfficer', 'employer', 'employee', 'care'] as const)
    expect([name, (await toDecide(name)).evidence[0]]).toEqual([name, null])
})
