import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import type { FrozenReportRecord } from '../contract/frozen-reports.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

it('many who freeze a report at once all do, each with what was read', async () => {
  const margaret = await server.as('superAdmin')
  const freeze = () =>
    margaret.post<FrozenReportRecord>('/frozen-reports', {
      asked: { report: 'earlyExits', query: { by: 'exitReason', period: 'all' } },
      sentTo: 'Employment Canada',
    })
  const all = await Promise.all(Array.from({ length: 30 }, freeze))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]))
  const [first] = all
  for (const { body } of all) expect(body.content).toEqual(first?.body.content)
  expect(new Set(all.map(({ body }) => body.number)).size).toBe(30)
})
