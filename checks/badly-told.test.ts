import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, ownId, type TestServer } from '#apps/server/test-server.ts'
import { badlyTold } from '#apps/server/test-letters.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const { email } = cast.caseOfficer

test('a letter that one change writes twice, or not in its reader’s language, is found in every test', async () => {
  const id = await submitBothHalves(server)
  const margaret = await server.as('superAdmin')
  const { version } = (await margaret.get<{ version: number }>(`/applications/${id}`)).body
  const body = { assigneeId: await ownId(await server.as('caseOfficer')) }
  expect((await margaret.post(`/applications/${id}/assignment`, body, { version })).status).toBe(
    200,
  )
  expect(await badlyTold(server.db)).toEqual([])
  await sql`insert into outbox_messages (created_at, channel, recipient, language, template, template_version_id,
      subject, body, link, record_entity, record_id)
    select created_at, channel, recipient, language, template, template_version_id, subject, body, link,
      record_entity, record_id from outbox_messages where template = 'applications.assigned'`.execute(
    server.db,
  )
  expect(await badlyTold(server.db)).toEqual([`applications.assigned: 2 times to ${email}`])
  await sql`update outbox_messages set language = 'fr', body = body || id where template = 'applications.assigned'`.execute(
    server.db,
  )
  const inFrench = `applications.assigned: in fr to ${email}`
  expect(await badlyTold(server.db)).toEqual([inFrench, inFrench])
  await sql`delete from outbox_messages where template = 'applications.assigned'`.execute(server.db)
})
