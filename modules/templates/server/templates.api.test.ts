import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letters } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { declaredTexts, placeholdersOf } from '#kit/contract/define-letters.ts'
import { languages, type Language } from '#kit/contract/strings.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { templatesEn } from '../contract/strings.en.ts'
import { templatesFr } from '../contract/strings.fr.ts'
import { refuseUnevenTexts } from './typed-fields.ts'
import type { Preview, TemplateRecord, TemplateRow } from '../contract/templates.endpoints.ts'

let server: TestServer
let margaret: Caller
let rows: TemplateRow[]
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  rows = (await margaret.get<{ data: TemplateRow[] }>('/templates')).body.data
})
afterAll(() => server.close())

const words = { en: templatesEn, fr: templatesFr }

/** The letter of a name, as it is now. */
async function open(key: string, by = margaret) {
  const { id } = await server.db
    .selectFrom('letter_templates')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  const { body } = await by.get<TemplateRecord>(`/templates/${id}`)
  return body
}

const typed = ({ enSubject, enBody, frSubject, frBody }: TemplateRecord) => ({
  enSubject,
  enBody,
  frSubject,
  frBody,
})

const publish = (record: TemplateRecord, change: object, by = margaret) =>
  by.patch<TemplateRecord>(`/templates/${record.id}`, change, { version: record.version })

const trialsTo = (email: string) =>
  server.db
    .selectFrom('outbox_messages')
    .select(['language', 'subject', 'body', 'link', 'template_version_id', 'record_id'])
    .where('recipient', '=', email)
    .where('subject', 'like', '[%')
    .orderBy('language')
    .execute()

describe('the letters', () => {
  it('are listed whole, each with what it is called and begins with', () => {
    expect(rows).toHaveLength(letters.length)
    for (const { title } of rows) expect([title.en, title.fr]).not.toContain('')
    expect(
      rows.find(({ title }) => title.en === 'Decision: application {reference}'),
    ).toMatchObject({
      module: 'applications',
      channel: 'mail',
      audience: ['employer'],
      title: { fr: 'Décision : demande {reference}' },
      opening: { en: 'We did not approve application {reference}.' },
      number: 1,
      publishedBy: null,
      isOwn: false,
    })
  })

  it('each say whom they are for, so that those that are called alike are told apart', () => {
    expect(rows.filter(({ audience }) => audience.length === 0)).toEqual([])
    const alike = rows.filter(({ title }) => title.en === 'Application {reference} withdrawn')
    expect(alike.map(({ audience }) => audience).toSorted()).toEqual([
      ['employer'],
      ['participant'],
      ['staff'],
    ])
    const ofStaff = letters.filter(({ declared }) => declared.kind)
    expect(ofStaff.map(({ declared }) => declared.audience)).toEqual(ofStaff.map(() => ['staff']))
  })

  it.each(languages)('are grouped, and their values named, in words: %s', (language: Language) => {
    const { senders, placeholders } = words[language]
    expect([...new Set(rows.map(({ module }) => module))].toSorted()).toEqual(
      Object.keys(senders).toSorted(),
    )
    const named = letters.flatMap((letter) => placeholdersOf(letter).body)
    expect([...new Set(named)].toSorted()).toEqual(Object.keys(placeholders).toSorted())
  })

  it('each arrive with a sample for every value, in both languages', async () => {
    for (const { id } of rows) {
      const { body: record } = await margaret.get<TemplateRecord>(`/templates/${id}`)
      const preview = await margaret.post<Preview>('/template-previews', { ...typed(record), id })
      expect([preview.status, record.enSubject]).toEqual([200, record.enSubject])
      const said = JSON.stringify(preview.body)
      expect(said).not.toMatch(/[{]\w+[},]/)
      for (const { name, sample } of record.placeholders)
        expect([name, sample.en, sample.fr]).not.toContain('')
    }
  })

  it('are read by staff who see the settings, and by nobody outside', async () => {
    const { id } = await open('applications.rejected')
    const officer = await server.as('caseOfficer')
    const { body } = await officer.get<TemplateRecord>(`/templates/${id}`)
    expect([body.can, body.audience]).toEqual([{}, ['employer']])
    for (const outsider of ['employer', 'employee'] as const) {
      const by = await server.as(outsider)
      expect((await by.get('/templates')).status).toBe(403)
      expect((await by.get(`/templates/${id}`)).status).toBe(403)
    }
    expect((await margaret.get(`/templates/${crypto.randomUUID()}`)).status).toBe(404)
  })
})

describe('the texts that come with the product', () => {
  it.each(letters.map((letter) => [letter.key, letter] as const))(
    '%s tells the same in both languages',
    (_key, letter) => {
      const { en, fr } = declaredTexts(letter)
      expect(() =>
        refuseUnevenTexts({
          enSubject: en.subject,
          enBody: en.body,
          frSubject: fr.subject,
          frBody: fr.body,
        }),
      ).not.toThrow()
    },
  )
})

describe('a changed text', () => {
  it('is in the next letter, word for word, and who published it is kept', async () => {
    const record = await open('applications.received')
    expect(record.can).toEqual({ edit: true })
    const { status, body } = await publish(record, {
      enSubject: 'Received: {reference}',
      enBody: 'Hello {name},\n\n{reference} of {participant} is here.',
      frSubject: 'Reçue : {reference}',
      frBody: 'Bonjour {name},\n\n{reference} de {participant} est ici.',
    })
    expect([status, body.version, body.isOwn]).toEqual([200, 2, true])
    expect(body.versions.map(({ number, publishedBy }) => [number, publishedBy])).toEqual([
      [2, 'Margaret Chen'],
      [1, null],
    ])
    const { submitted } = await submitEmployerHalf(server, { language: 'fr' })
    const reference = submitted.body.submitted?.reference ?? ''
    const letter = await server.db
      .selectFrom('outbox_messages')
      .select(['subject', 'body'])
      .where('subject', '=', `Reçue : ${reference}`)
      .executeTakeFirstOrThrow()
    expect(letter.body).toMatch(/^Bonjour .+,\n\n\S+ de Zoé Béland \d+ est ici\./)
  })

  it('that asks for what the letter has not is refused at its field, in words', async () => {
    const record = await open('applications.rejected')
    const refused = await publish(record, { frBody: 'NAS {sin}', enSubject: null })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      errors: {
        frBody: [
          {
            code: 'unknownPlaceholder',
            message: 'Remove sin: this email has no such value',
          },
        ],
        enSubject: [{ code: 'required', message: 'Enter the English subject' }],
      },
    })
    const open_ = await publish(record, { enBody: 'Hello {name' })
    expect(open_.body).toMatchObject({ errors: { enBody: [{ code: 'brokenText' }] } })
    expect((await open('applications.rejected')).version).toBe(1)
  })

  it('that tells less in one language than in the other is refused there', async () => {
    const record = await open('applications.returnedForPerson')
    const { status, body } = await publish(record, {
      enBody: record.enBody.replace('{program}', ''),
    })
    expect([status, body]).toMatchObject([
      422,
      { errors: { enBody: [{ message: 'Add program: this text needs it' }] } },
    ])
    const { frBody, enBody } = record
    const both = {
      frBody: frBody.replace('{program}', ''),
      enBody: enBody.replace('{program}', ''),
    }
    expect((await publish(await open('applications.returnedForPerson'), both)).status).toBe(200)
  })

  it.each([
    ['braces within braces', '{'.repeat(5000)],
    ['a choice that names no other', '{reference, select, a {A}}'],
    ['a date of what is none', '{reference, date, long}'],
    ['more than a letter may hold', 'x'.repeat(10_001)],
    ['a name that every object has', '{constructor}'],
    ['nothing', ' '],
  ])('of %s is refused at its field', async (_name, enBody) => {
    const record = await open('applications.rejected')
    const { status, body } = await publish(record, { enBody })
    expect([status, Object.keys(body['errors' as never] ?? {})]).toEqual([422, ['enBody']])
  })

  it('keeps a subject to one line', async () => {
    const record = await open('documents.refused')
    const { body } = await publish(record, { enSubject: 'New document\r\nBcc: all@example.org' })
    expect(body.enSubject).toBe('New document Bcc: all@example.org')
  })

  it('without the code that lets its reader in is refused', async () => {
    const record = await open('twoFactor.code')
    expect([record.channel, record.enSubject, record.button]).toEqual(['sms', null, null])
    expect(record.placeholders).toContainEqual(
      expect.objectContaining({ name: 'code', isNeeded: true, isInSubject: false }),
    )
    const refused = await publish(record, { enBody: 'Your code is on its way.' })
    expect(refused.body).toMatchObject({
      errors: { enBody: [{ code: 'placeholderNeeded', message: 'Add code: this text needs it' }] },
    })
  })

  it('is no new version where nothing has changed', async () => {
    const record = await open('applications.returned')
    const { status, body } = await publish(record, { enSubject: record.enSubject })
    expect([status, body.version, body.versions.length]).toEqual([200, 1, 1])
  })

  it('that was changed by somebody else meanwhile is shown as it is now', async () => {
    const record = await open('applications.withdrawn')
    const admin = await server.as('admin')
    await publish(record, { enSubject: 'Withdrawn: {reference}' }, admin)
    const stale = await publish(record, { enSubject: 'Gone: {reference}' })
    expect(stale.status).toBe(412)
    expect(stale.body).toMatchObject({
      current: { version: 2, enSubject: 'Withdrawn: {reference}' },
      isOwn: false,
    })
  })

  it('is published once of fifty at once', async () => {
    const record = await open('applications.reopened')
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => publish(record, { enSubject: `Open ${at}` })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(49)
    expect((await open('applications.reopened')).versions).toHaveLength(2)
  })

  it('is changed only by those who configure', async () => {
    const record = await open('applications.approved')
    const officer = await server.as('caseOfficer')
    expect((await publish(record, { enSubject: 'Mine' }, officer)).status).toBe(403)
    const trial = await officer.post(`/templates/${record.id}/trials`, typed(record))
    expect(trial.status).toBe(403)
  })
})

describe('a trial', () => {
  it('comes to whoever asks for it, in both languages, marked, and leads nowhere', async () => {
    const record = await open('applications.rejected')
    const body = { ...typed(record), enBody: 'Dear {name},\n\n{reasons}\n\nTruly' }
    const { status } = await margaret.post(`/templates/${record.id}/trials`, body, {
      headers: { 'idempotency-key': 'a-trial-of-rejection' },
    })
    expect(status).toBe(204)
    const again = await margaret.post(`/templates/${record.id}/trials`, body, {
      headers: { 'idempotency-key': 'a-trial-of-rejection' },
    })
    expect(again.status).toBe(204)
    const [english, french, ...more] = await trialsTo('super.admin@example.org')
    expect(more).toEqual([])
    expect(english).toMatchObject({
      language: 'en',
      subject: '[Test] Decision: application APP-2026-000123',
      link: null,
      template_version_id: null,
      record_id: null,
    })
    expect(english?.body).toMatch(/^Dear Margaret Chen,\n\nThe employer is not eligible\n\nTruly/)
    expect(french?.subject).toBe('[Essai] Décision : demande APP-2026-000123')
    expect((await open('applications.rejected')).version).toBe(1)
  })

  it('of a text that could not be sent is refused at its field', async () => {
    const record = await open('applications.approved')
    const body = { ...typed(record), enBody: '{sin}' }
    const refused = await margaret.post(`/templates/${record.id}/trials`, body)
    expect([refused.status, Object.keys(refused.body['errors'] ?? {})]).toEqual([422, ['enBody']])
  })
})
