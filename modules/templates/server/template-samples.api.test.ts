import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { Preview, TemplateRecord } from '../contract/templates.endpoints.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer({ APP_TITLE: 'Harbour Funding' })
  margaret = await server.as('superAdmin')
})
afterAll(() => server.close())

async function open(key: string) {
  const { id } = await server.db
    .selectFrom('letter_templates')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  return (await margaret.get<TemplateRecord>(`/templates/${id}`)).body
}

it('the portal is called in samples, in the preview and in a test as it calls itself', async () => {
  const record = await open('applications.rejected')
  expect(record.placeholders.find(({ name }) => name === 'title')?.sample).toEqual({
    en: 'Harbour Funding',
    fr: 'Harbour Funding',
  })
  const { enSubject, enBody, frSubject, frBody } = record
  const texts = { enSubject: `{title}: ${enSubject}`, enBody, frSubject, frBody }
  const { body } = await margaret.post<Preview>('/template-previews', { ...texts, id: record.id })
  expect(body.en.subject).toBe('Harbour Funding: Decision: application APP-2026-000123')
  expect((await margaret.post(`/templates/${record.id}/trials`, texts)).status).toBe(204)
  const sent = await server.db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('subject', 'like', '[Test]%')
    .execute()
  expect(sent).toEqual([
    { subject: '[Test] Harbour Funding: Decision: application APP-2026-000123' },
  ])
})

it('the end of an account is a number, and reads as one in its sentence', async () => {
  const record = await open('bankAccounts.verified')
  const { enSubject, enBody, frSubject, frBody, id } = record
  const texts = { enSubject, enBody, frSubject, frBody }
  const { body } = await margaret.post<Preview>('/template-previews', { ...texts, id })
  expect(body.en.body).toContain('the bank account whose number ends in 4821.')
  expect(body.fr.body).toContain('dont le numéro se termine par 4821')
})
