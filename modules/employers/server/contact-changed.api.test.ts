import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { cast } from '#seeds/cast.ts'

let server: TestServer
let rachel: Caller
let path: string
beforeAll(async () => {
  server = await openTestServer()
  rachel = await server.as('employer')
  const { employer_id: id } = await server.db
    .selectFrom('users')
    .select('employer_id')
    .where('email', '=', cast.employer.email)
    .executeTakeFirstOrThrow()
  path = `/employers/${id}/profile`
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql`update employers set contact_proven_at = clock_now(), contact_email = 'old.contact@example.com',
      contact_name = 'Odile Former', language = 'fr'`.execute(server.db)
  await sql`delete from outbox_messages`.execute(server.db)
})

async function edit(input: object) {
  const { body } = await rachel.get<{ version: number }>(path)
  return rachel.patch(path, input, body)
}

const letters = () =>
  server.db
    .selectFrom('outbox_messages')
    .select(['recipient', 'language', 'template', 'body'])
    .execute()

it('whoever was written to so far hears, in their language, who is written to now', async () => {
  const { status } = await edit({ contactEmail: 'new.contact@example.com', contactName: 'Nia New' })
  expect(status).toBe(200)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'old.contact@example.com',
    language: 'fr',
    template: 'employers.contactChanged',
  })
  expect(letter?.body).toContain('Bonjour Odile Former')
  expect(letter?.body).toContain('new.contact@example.com')
})

it('nobody is written to where the address stays', async () => {
  expect((await edit({ contactName: 'Nia New' })).status).toBe(200)
  expect(await letters()).toEqual([])
})

it('another address is not taken from a session that proved long ago whose it is', async () => {
  await sql`update sessions set proved_at = proved_at - interval '1 day'`.execute(server.db)
  try {
    const refused = await edit({ contactEmail: 'thief@example.com' })
    expect(codeOf(refused)).toEqual([428, 'proofRequired'])
    expect((await edit({ contactPhone: '416-555-0142' })).status).toBe(200)
    const { body } = await rachel.get<{ contactEmail: string }>(path)
    expect(body.contactEmail).toBe('old.contact@example.com')
    expect(await letters()).toEqual([])
  } finally {
    await sql`update sessions set proved_at = proved_at + interval '1 day'`.execute(server.db)
  }
})
