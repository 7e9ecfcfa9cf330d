import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import type { MessageRecord, MessageRow } from '../contract/outbox.endpoints.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('the outbox screen', () => {
  it('shows administrators what left for whom, and records who opened a letter', async () => {
    const { seed } = await submitEmployerHalf(server)
    const admin = await server.as('superAdmin')
    const { body } = await admin.get<{ data: MessageRow[] }>(`/outbox?search=zoe.beland.${seed}@`)
    expect(body.data).toHaveLength(1)
    const letter = await admin.get<MessageRecord>(`/outbox/${body.data[0]?.id}`)
    expect(letter.body).toMatchObject({
      language: 'en',
      link: expect.stringContaining('/employee/profile?draft='),
    })
    expect(await auditRows(server.db, { action: 'outbox.read' })).toMatchObject([
      { entity: 'message', entityId: letter.body.id, actor: 'Margaret Chen' },
    ])
  })

  it('is closed to everybody else', async () => {
    for (const name of ['admin', 'caseOfficer', 'auditor', 'employer'] as const)
      expect((await (await server.as(name)).get('/outbox')).status).toBe(403)
  })
})
