import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letters } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { typedTexts } from '../contract/template.ts'
import type { Preview, TemplateRecord, TemplateRow } from '../contract/templates.endpoints.ts'

let server: TestServer
let margaret: Caller
beforeAll(async () => {
  server = await openTestServer()
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

const typed = ({ enSubject, enBody, frSubject, frBody }: TemplateRecord) =>
  typedTexts({
    en: { subject: enSubject ?? '', body: enBody },
    fr: { subject: frSubject ?? '', body: frBody },
  })

const publish = ({ id, version }: TemplateRecord, change: object, by = margaret) =>
  by.patch<TemplateRecord>(`/templates/${id}`, change, { version })

const previewed = async (record: TemplateRecord, change: object) =>
  margaret.post<Preview>('/template-previews', { ...typed(record), ...change, id: record.id })

describe('a text that would fail only when a letter is written', () => {
  it.each([
    ['the date of a name', '{by, select, employer {{reference, date, long}} other {ok}}'],
    ['the number of a name', '{by, select, employer {ok} other {{reference, number}}}'],
    ['the plural of a name', '{reference, plural, one {one} other {many}}'],
    ['a currency', '{by, select, employer {{reference, number, ::currency/X}} other {ok}}'],
  ])('by %s is refused, and says what to write', async (_name, enBody) => {
    const { status, body } = await publish(await open('applications.withdrawn'), { enBody })
    expect([status, body]).toMatchObject([
      422,
      {
        errors: {
          enBody: [
            { code: 'placeholderAsWord', message: 'Write reference alone between its braces' },
          ],
        },
      },
    ])
  })

  it.each([
    ['behind a brace that nothing opens', 'Gone } {by, select, employer {{sin}} other {ok}}'],
    ['by a part of a value', '{by, select, employer {{reference.length}} other {ok}}'],
    ['by a name with a dash', '{by, select, employer {{reference-x}} other {ok}}'],
  ])('%s is refused', async (_name, enBody) => {
    const { status, body } = await publish(await open('applications.withdrawn'), { enBody })
    expect([status, body]).toMatchObject([
      422,
      {
        errors: {
          enBody: [
            { code: 'brokenText', message: 'Open and close every placeholder with a brace' },
          ],
        },
      },
    ])
  })
})

it('what could not be sent has no preview, and says why at its field', async () => {
  const record = await open('applications.rejected')
  const { status, body } = await previewed(record, { frBody: 'NAS {sin}', enSubject: null })
  expect([status, body]).toMatchObject([
    422,
    {
      errors: {
        frBody: [{ message: 'Remove sin: this email has no such value' }],
        enSubject: [{ message: 'Enter the English subject' }],
      },
    },
  ])
})

it('a letter that is declared no more is neither listed nor opened', async () => {
  await sql`insert into letter_templates (key, module, channel) values ('gone.away', 'gone', 'mail')`.execute(
    server.db,
  )
  await sql`insert into letter_versions (template, number, texts)
    select 'gone.away', 1, texts from letter_versions
    where template = 'applications.sameName' and number = 1`.execute(server.db)
  const { id } = await server.db
    .selectFrom('letter_templates')
    .select('id')
    .where('key', '=', 'gone.away')
    .executeTakeFirstOrThrow()
  const { status, body } = await margaret.get<{ data: TemplateRow[] }>('/templates')
  expect([status, body.data.filter((row) => row.id === id)]).toEqual([200, []])
  expect(body.data).toHaveLength(letters.length)
  expect((await margaret.get(`/templates/${id}`)).status).toBe(404)
})

it('who tried which text is kept, without the text', async () => {
  const record = await open('documents.refused')
  expect((await margaret.post(`/templates/${record.id}/trials`, typed(record))).status).toBe(204)
  expect(await auditRows(server.db, { action: 'templates.tried' })).toMatchObject([
    { actor: 'Margaret Chen', reference: 'documents.refused' },
  ])
})

it('whoever looks at the texts hears of a published one', async () => {
  const record = await open('applications.participantDone')
  await publish(record, { enSubject: 'Both parts: {reference}' })
  const heard = await server.db
    .selectFrom('live_events')
    .select(['topic', 'subject'])
    .where('record_id', '=', record.id)
    .execute()
  expect(heard).toEqual([{ topic: 'templates', subject: 'Settings General' }])
})

it('angle brackets are what they are, in every wording: no element begins with one', async () => {
  const record = await open('applications.withdrawn')
  const enBody =
    "Write to <info@example.org>, it's <b>{reference}</b> <script>alert(1)</script>: 3 < 4 '<' {by, select, other {<i>}}"
  const { status, body } = await previewed(record, { enBody })
  expect([status, body.en.body]).toEqual([
    200,
    "Write to <info@example.org>, it's <b>APP-2026-000123</b> <script>alert(1)</script>: 3 < 4 '<' <i>",
  ])
})

it('a code that is only asked about, and not said, keeps a text from being published', async () => {
  const record = await open('twoFactor.code')
  for (const frBody of ['{code, select, other {Voici}}', 'Voici } {code'])
    expect((await publish(record, { frBody })).status).toBe(422)
  expect((await publish(record, { frBody: '{code, select, other {Voici}}' })).body).toMatchObject({
    errors: { frBody: [{ code: 'placeholderNeeded', message: 'Add code: this text needs it' }] },
  })
})

it('a link that lets its reader in is no value of a text', async () => {
  const record = await open('passwords.reset')
  expect(record.placeholders.map(({ name }) => name)).toEqual(['minutes', 'title', 'name'])
  const { body } = await publish(record, { enBody: 'Open {link}', enSubject: '{link}' })
  expect(body).toMatchObject({
    errors: {
      enBody: [{ code: 'unknownPlaceholder' }],
      enSubject: [{ code: 'unknownPlaceholder' }],
    },
  })
})

it.each([0, -1, 1.5, Number.MAX_SAFE_INTEGER + 1, 2 ** 31])(
  'a text is not published over version %s',
  async (version) => {
    const record = await open('applications.sameName')
    const { status } = await publish({ ...record, version }, { enSubject: 'Over' })
    // What is no number of a version is none said.
    expect([412, 428]).toContain(status)
    expect((await open('applications.sameName')).version).toBe(1)
  },
)

it('a text is not published without saying which version was seen', async () => {
  const { id } = await open('applications.sameName')
  expect((await margaret.patch(`/templates/${id}`, { enSubject: 'Over' })).status).toBe(428)
})

it('letters that there are not are told apart from nothing', async () => {
  const unknown = crypto.randomUUID()
  const texts = typed(await open('applications.sameName'))
  for (const id of [unknown, 'nothing']) {
    const answers = [
      await margaret.patch(`/templates/${id}`, texts, { version: 1 }),
      await margaret.post(`/templates/${id}/trials`, texts),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
  }
  expect((await margaret.post('/template-previews', { ...texts, id: unknown })).status).toBe(404)
})

it('employers and employees see no preview, and who is turned away from changing publishes no more', async () => {
  const record = await open('applications.reopened')
  for (const outsider of ['employer', 'employee'] as const) {
    const by = await server.as(outsider)
    const asked = { ...typed(record), id: record.id }
    expect((await by.post('/template-previews', asked)).status).toBe(403)
    expect((await publish(record, { enSubject: 'Mine' }, by)).status).toBe(403)
  }
  expect((await server.visitor.get('/templates')).status).toBe(401)

  const admin = await server.as('admin')
  expect((await publish(record, { enSubject: 'Open: {reference}' }, admin)).status).toBe(200)
  await sql`update users set name = 'Sarah Whitfield-Roy',
    role_id = (select role_id from users where email = 'case.officer@example.org')
    where email = 'admin@example.org'`.execute(server.db)
  const changed = await open('applications.reopened')
  expect(changed.versions[0]).toMatchObject({ number: 2, publishedBy: 'Sarah Whitfield-Roy' })
  expect((await publish(changed, { enSubject: 'Again' }, admin)).status).toBe(403)
  expect((await admin.post(`/templates/${record.id}/trials`, typed(record))).status).toBe(403)
})

it('thirty tests an hour are enough, each of one person’s own', async () => {
  const record = await open('applications.returned')
  const send = () => margaret.post(`/templates/${record.id}/trials`, typed(record))
  const answers = []
  await server.db.deleteFrom('rate_limits').where('key', 'like', 'template-trial:%').execute()
  for (let at = 0; at < 31; at += 1) answers.push((await send()).status)
  expect(answers.filter((status) => status === 204)).toHaveLength(30)
  expect(answers.at(-1)).toBe(429)
})
