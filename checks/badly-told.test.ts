import { sql, type RawBuilder } from 'kysely'
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
  const again = (language: string, body: RawBuilder<unknown>) =>
    sql`insert into outbox_messages (created_at, channel, recipient, language, template, template_version_id,
        subject, body, link, record_entity, record_id)
      select created_at, channel, recipient, ${language}, template, template_version_id, subject, ${body}, link,
        record_entity, record_id from outbox_messages where template = 'applications.assigned' limit 1`.execute(
      server.db,
    )
  await again('en', sql`body`)
  expect(await badlyTold(server.db)).toEqual([`applications.assigned: 2 times to ${email}`])
  await sql`delete from outbox_messages where template = 'applications.assigned'
    and id <> (select min(id::text)::uuid from outbox_messages where template = 'applications.assigned')`.execute(
    server.db,
  )
  await again('fr', sql`'Bonjour'`)
  expect(await badlyTold(server.db)).toEqual([`applications.assigned: in fr to ${email}`])
  // Whoever chooses another language afterwards has been told well.
  await sql`delete from watched.letters`.execute(server.db)
  await sql`update users set language = 'fr' where email = ${email}`.execute(server.db)
  expect(await badlyTold(server.db)).toEqual([])
})
