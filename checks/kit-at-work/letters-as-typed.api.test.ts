import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { defineLetters, type Letter, type LetterTexts } from '#kit/contract/define-letters.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { publishLetter } from '#kit/server/letter-versions.ts'

const mail = {
  hired: { subject: 'Hired', body: '{employer}' },
  coded: { body: '{code}' },
} as const
const letters = defineLetters(
  'typed',
  { en: { mail }, fr: { mail } },
  {
    hired: { facts: { employer: 'text', count: 'number' } },
    coded: { channel: 'sms', facts: { code: 'code' } },
  },
)

let server: TestServer
let userId: string
beforeAll(async () => {
  server = await openTestServer()
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('name', '=', 'Margaret Chen')
    .executeTakeFirstOrThrow()
  userId = id
})
afterAll(() => server.close())

const publish = (letter: Letter, texts: LetterTexts) =>
  inChange(server.system, { person: { ...systemPerson, userId }, requestId: null }, (own) =>
    publishLetter(own, letter, texts),
  )
const same = (subject: string, body: string) => ({ en: { subject, body }, fr: { subject, body } })

it('says the name behind an apostrophe, in a branch too', async () => {
  const body =
    "Demain, l'{employer} d'aujourd'hui: '{count, plural, one {l'{employer}} other {# '#'}}'."
  await publish(letters.hired, same("L'{employer}", body))
  await inChange(server.system, { person: systemPerson, requestId: null }, async ({ letter }) => {
    const to = { email: 'zoe@example.org', name: 'Zoé', language: 'fr' } as const
    for (const count of [1, 3])
      await letter(letters.hired, to, { employer: "L'Usine {name}", count })
  })
  const sent = await server.db
    .selectFrom('outbox_messages')
    .select(['subject', 'body'])
    .where('template', '=', letters.hired.key)
    .orderBy('id')
    .execute()
  const start = "Demain, l'L'Usine {name} d'aujourd'hui: "
  expect(sent.map(({ subject }) => subject)).toEqual(["L'L'Usine {name}", "L'L'Usine {name}"])
  expect(sent[0]?.body).toContain(`${start}'l'L'Usine {name}'.`)
  expect(sent[1]?.body).toContain(`${start}'3 '3''.`)
})

it('is tried by a person alone, who has a mailbox', async () => {
  const trying = inChange(server.system, { person: systemPerson, requestId: null }, (own) =>
    own.tryLetter(letters.hired, {
      texts: same('Hired', '{employer}'),
      language: 'en',
      facts: { employer: 'Maple Works', count: 1 },
      subject: (subject) => subject,
    }),
  )
  await expect(trying).rejects.toMatchObject({ status: 403 })
})

it('is not published without the code that it is to bring', async () => {
  await expect(publish(letters.coded, same('', 'Your code'))).rejects.toMatchObject({
    status: 422,
    options: {
      errors: {
        'en.body': [{ code: 'placeholderNeeded', params: { name: 'code' } }],
        'fr.body': [{ code: 'placeholderNeeded', params: { name: 'code' } }],
      },
    },
  })
  expect((await publish(letters.coded, same('', "C'est {code}"))).number).toBe(2)
})
