import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type CastMember, type TestServer } from '#apps/server/test-server.ts'
import type { Dashboard } from '../contract/work.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const states = {
  toAssess: 'submitted',
  toApprove: 'assessed,approvedOnce',
  toPay: 'approved&filter[payee]=employer',
  toParticipants: 'approved&filter[payee]=participant',
  failed: 'failed',
}

const partsOf = async (name: CastMember) => {
  const caller = await server.as(name)
  const { body } = await caller.get<Dashboard>('/dashboard')
  const total = async (query: string) =>
    (await caller.get<{ meta: { total: number } }>(`${query}&perPage=10`)).body.meta?.total
  const listed: Record<string, number> = {}
  for (const [stage, status] of Object.entries(states))
    listed[stage] = await total(`/payments?filter[status]=${status}`)
  return { ...body, listed, total }
}

it('each tells what waits among the payments as the list tells it, and no more than the person does', async () => {
  const does = {
    caseOfficer: ['toAssess'],
    approver: ['toApprove'],
    finance: ['toAssess', 'toApprove', 'toPay', 'toParticipants', 'failed'],
  } as const
  for (const [name, stages] of Object.entries(does)) {
    const { payments, listed } = await partsOf(name as CastMember)
    const expected = Object.fromEntries(
      Object.keys(states).map((stage) => [
        stage,
        (stages as readonly string[]).includes(stage) ? listed[stage] : null,
      ]),
    )
    expect([name, payments]).toEqual([name, expected])
  }
})

it('a case officer is told of the own programs alone', async () => {
  await sql`update payments set program_id = (select id from programs where code <> 'YESP' limit 1)
    where status = 'submitted'`.execute(server.db)
  const { payments: all } = await partsOf('finance')
  const { payments, listed } = await partsOf('caseOfficer')
  expect(all?.toAssess).toBeGreaterThan(0)
  expect([payments?.toAssess, listed['toAssess']]).toEqual([0, 0])
})

it('payments are told to nobody who only looks at them, or claims them', async () => {
  for (const name of ['auditor', 'employer', 'employee', 'care', 'adviser'] as const)
    expect([name, (await partsOf(name)).payments]).toEqual([name, null])
})

it('accounts that wait are told to those who verify them, as the list of employers tells', async () => {
  await sql`update bank_accounts set status = 'proposed', decided_at = null, decided_by = null
    where status = 'verified'`.execute(server.db)
  const { accounts, total } = await partsOf('finance')
  expect(accounts?.toVerify).toBeGreaterThan(0)
  expect(accounts?.toVerify).toBe(await total('/employers?filter[isBankToVerify]=true'))
  for (const name of ['caseOfficer', 'approver', 'auditor', 'employer', 'care'] as const)
    expect([name, (await partsOf(name)).accounts]).toEqual([name, null])
})

it('what is owed back is told to those who look after it, as its list tells', async () => {
  await sql`update overpayments set due_on = recorded_on, recorded_on = recorded_on - 5
    where id = (select id from overpayments where status = 'owed' order by id limit 1)`.execute(
    server.db,
  )
  const { overpayments, total } = await partsOf('finance')
  expect(overpayments?.overdue).toBeGreaterThan(0)
  expect(overpayments).toEqual({
    owed: await total('/overpayments?filter[status]=owed'),
    overdue: await total('/overpayments?filter[isOverdue]=true'),
  })
  for (const name of [
    'caseOfficer',
    'approver',
    'auditor',
    'employer',
    'employee',
    'care',
  ] as const)
    expect([name, (await partsOf(name)).overpayments]).toEqual([name, null])
})
