import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { openPdf, readTags } from '#kit/server/paper/paper.test-reader.ts'
import type { Bilingual } from '#kit/contract/fields.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import type { Preview, SampleRecord, TemplateRecord } from '../contract/templates.endpoints.ts'

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

describe('values of a record', () => {
  /** What somebody is told of the newest application in the preview of a rejection. */
  async function shown(by: Caller) {
    const record = await open('applications.rejected')
    const { body } = await by.get<{ data: SampleRecord[] }>(`/templates/${record.id}/records`)
    const [newest] = body.data
    const texts = {
      enSubject: '{reference}',
      enBody: '{participant}, {program}, {reasons}',
      frSubject: '{reference}',
      frBody: '{participant}, {program}',
    }
    const asked = { ...texts, id: record.id, record: newest?.id }
    return { record, newest, preview: await by.post<Preview>('/template-previews', asked), texts }
  }
  /** Changes what a role sees of applications; null takes all of it. */
  const letSee = (role: string, fields: string[] | null) =>
    sql`update roles set rules = (select jsonb_agg(case when r ->> 'subject' = 'Applications View'
        then r || ${JSON.stringify({ fields })}::jsonb else r end)
      from jsonb_array_elements(rules::jsonb) r
      where ${fields !== null} or r ->> 'subject' <> 'Applications View')
      where preset = ${role}`.execute(server.db)

  it('stand in the preview, in both languages, where somebody chooses one of the newest', async () => {
    const { submitted } = await submitEmployerHalf(server, {})
    const reference = submitted.body.submitted?.reference ?? ''
    const known = await server.db
      .selectFrom('applications as a')
      .innerJoin('programs as p', 'p.id', 'a.program_id')
      .select(['a.participant_name', 'p.name'])
      .where('a.reference', '=', reference)
      .executeTakeFirstOrThrow()
    const { newest, preview } = await shown(margaret)
    expect(newest?.reference).toBe(reference)
    const program = known.name as Bilingual
    expect(preview.body).toEqual({
      en: {
        subject: reference,
        body: `${known.participant_name}, ${program.en}, The employer is not eligible`,
      },
      fr: { subject: reference, body: `${known.participant_name}, ${program.fr}` },
    })
  })

  it('are in no test, which is mail', async () => {
    const { record, newest, texts } = await shown(margaret)
    const body = { ...texts, record: newest?.id }
    const refused = await margaret.post(`/templates/${record.id}/trials`, body)
    expect(refused.status).toBe(422)
  })

  it('leave out what its reader does not see of the record', async () => {
    await letSee('auditor', ['basic'])
    const { newest, preview } = await shown(await server.as('auditor'))
    expect([preview.status, preview.body.en.subject]).toEqual([200, newest?.reference])
    expect(preview.body.en.body).toMatch(/^Mathis Lavoie, /)
  })

  it('are of no record that one may not open', async () => {
    const { newest, record, texts } = await shown(margaret)
    await letSee('finance', null)
    const priya = await server.as('finance')
    const { body } = await priya.get<{ data: SampleRecord[] }>(`/templates/${record.id}/records`)
    expect(body.data).toEqual([])
    const asked = { ...texts, id: record.id, record: newest?.id }
    expect((await priya.post('/template-previews', asked)).status).toBe(404)
    const unknown = { ...asked, record: crypto.randomUUID() }
    expect((await margaret.post('/template-previews', unknown)).status).toBe(404)
    const rachel = await server.as('employer')
    expect((await rachel.get(`/templates/${record.id}/records`)).status).toBe(403)
  })

  it('are of the programs alone that one works in', async () => {
    const { newest, record, texts } = await shown(margaret)
    await sql`delete from user_programs where user_id = (select id from users
      where email = 'case.officer@example.org')`.execute(server.db)
    const amina = await server.as('caseOfficer')
    const { body } = await amina.get<{ data: SampleRecord[] }>(`/templates/${record.id}/records`)
    expect(body.data).toEqual([])
    const asked = { ...texts, id: record.id, record: newest?.id }
    expect((await amina.post('/template-previews', asked)).status).toBe(404)
  })

  it('are not offered where a letter is about no record', async () => {
    const record = await open('twoFactor.appAdded')
    const { body } = await margaret.get<{ data: SampleRecord[] }>(`/templates/${record.id}/records`)
    expect(body.data).toEqual([])
  })
})

describe('a text as a letter on paper', () => {
  async function print(key: string, language: string) {
    const { id, enSubject, enBody, frSubject, frBody } = await open(key)
    const body = { enSubject, enBody, frSubject, frBody: `${frBody}\n\nÀ l’œuvre.`, id, language }
    const answer = await fetch(`${server.address}/api/template-papers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${margaret.token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()) }
  }

  it('says what is typed, with samples, in its language', async () => {
    const { status, content } = await print('applications.rejected', 'fr')
    expect(status).toBe(200)
    const { elements } = await readTags(await openPdf(content))
    const said = elements.map(({ text }) => text)
    expect(said).toContain('Décision : demande APP-2026-000123')
    expect(said).toContain('À l’œuvre.')
  })

  it('is none of a letter that is never on paper', async () => {
    expect((await print('applications.received', 'en')).status).toBe(404)
  })
})
