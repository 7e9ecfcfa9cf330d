import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import type { MessageRecord, MessageRow } from '../contract/message.ts'

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

  it('shows a text message, which has no subject', async () => {
    const luc = await server.as('approver')
    const asked = await luc.post('/two-factor-auth/send-sms', { phone: '613 555 0199' })
    expect(asked.status).toBe(200)
    const admin = await server.as('superAdmin')
    const { status, body } = await admin.get<{ data: MessageRow[] }>('/outbox?filter[channel]=sms')
    expect(status).toBe(200)
    expect(body.data).toMatchObject([{ channel: 'sms', subject: null, recipient: '+16135550199' }])
    expect((await admin.get(`/outbox/${body.data[0]?.id}`)).status).toBe(200)
  })

  it('finds what was written on a day', async () => {
    const admin = await server.as('superAdmin')
    const written = async (on: string) =>
      (
        await admin.get<{ data: MessageRow[] }>(
          `/outbox?filter[channel]=sms&filter[writtenAt]=${on}`,
        )
      ).body.data.length
    const { rows } = await sql<{ today: string; before: string }>`
      select organisation_today()::text as today, (organisation_today() - 1)::text as before`.execute(
      server.db,
    )
    expect([await written(rows[0]?.today ?? ''), await written(rows[0]?.before ?? '')]).toEqual([
      1, 0,
    ])
  })

  it('is closed to everybody else', async () => {
    for (const name of ['admin', 'caseOfficer', 'auditor', 'employer'] as const)
      expect((await (await server.as(name)).get('/outbox')).status).toBe(403)
  })
})
