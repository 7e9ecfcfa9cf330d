import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, ownId, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { publishLetter } from '#kit/server/letter-versions.ts'
import { submitEmployerHalf } from '#modules/intake/server/intake.test-journey.ts'
import { applicationsLetters } from '../contract/applications.letters.ts'

let server: TestServer
let margaret = ''
beforeAll(async () => {
  server = await openTestServer()
  margaret = await ownId(await server.as('superAdmin'))
})
afterAll(() => server.close())

const { received } = applicationsLetters
const text = (subject: string, body: string) => ({ subject, body })
const ours = {
  en: text('Received: {reference}', 'Hello {name},\n\n{reference} of {participant} is here.'),
  fr: text('Reçue : {reference}', 'Bonjour {name},\n\n{reference} de {participant} est ici.'),
}

const publish = (texts: typeof ours) =>
  inChange(
    server.system,
    { person: { ...systemPerson, userId: margaret, name: 'Margaret Chen' }, requestId: null },
    (change) => publishLetter(change, received, texts),
  )

/** What an employer who has just applied is sent, with the version it was written from. */
async function acknowledged(language: 'en' | 'fr') {
  const { submitted } = await submitEmployerHalf(server, { language })
  const reference = submitted.body.submitted?.reference ?? ''
  const letter = await server.db
    .selectFrom('outbox_messages as m')
    .innerJoin('letter_versions as v', 'v.id', 'm.template_version_id')
    .innerJoin('applications as a', 'a.id', 'm.record_id')
    .select(['m.id', 'm.subject', 'm.body', 'm.record_entity', 'm.thread', 'a.id as application'])
    .select(['v.number', 'v.published_by'])
    .where('m.template', '=', 'applications.received')
    .where('a.reference', '=', reference)
    .executeTakeFirstOrThrow()
  return { ...letter, reference }
}

it('a published text is that of the next letter, in both languages, and what was sent keeps its own', async () => {
  const first = await acknowledged('en')
  expect(first).toMatchObject({
    number: 1,
    published_by: null,
    subject: `Application ${first.reference} received`,
    record_entity: 'application',
    thread: `application.${first.application}`,
  })
  await publish(ours)
  const english = await acknowledged('en')
  const french = await acknowledged('fr')
  expect(english).toMatchObject({ number: 2, published_by: margaret })
  expect(english.subject).toBe(`Received: ${english.reference}`)
  expect(english.body).toMatch(/^Hello .+,\n\n\S+ of Zoé Béland \d+ is here\./)
  expect(french).toMatchObject({ number: 2, published_by: margaret })
  expect(french.subject).toBe(`Reçue : ${french.reference}`)
  expect(french.body).toMatch(/^Bonjour .+,\n\n\S+ de Zoé Béland \d+ est ici\./)
  const kept = await server.db
    .selectFrom('outbox_messages as m')
    .innerJoin('letter_versions as v', 'v.id', 'm.template_version_id')
    .select(['v.number', 'm.subject', 'm.body'])
    .where('m.id', '=', first.id)
    .executeTakeFirst()
  expect(kept).toEqual({ number: 1, subject: first.subject, body: first.body })
  expect(await auditRows(server.db, { action: 'letters.publish' })).toMatchObject([
    { actor: 'Margaret Chen', reference: 'applications.received' },
  ])
})

it('a text that asks for what the letter has not is refused, and says what that is', async () => {
  const wrong = { ...ours, fr: text('Reçue', 'NAS {sin}, {reference}') }
  await expect(publish(wrong)).rejects.toMatchObject({
    status: 422,
    options: {
      errors: { 'fr.body': [{ code: 'unknownPlaceholder', params: { name: 'sin' } }] },
    },
  })
  expect((await acknowledged('fr')).body).not.toContain('NAS')
})
