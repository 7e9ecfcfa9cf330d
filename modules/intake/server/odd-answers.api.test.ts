import { beforeAll, expect, test } from 'vitest'
import { keyOf, openEditor, own } from '#modules/forms/server/forms.test-editor.ts'
import type { QuestionKind } from '#modules/forms/contract/kinds.ts'
import { programId, save, send, upload, wholeHalf } from './intake.test-journey.ts'
import { server, start, withPeople } from './intake.test-people.ts'

withPeople()

const kinds: readonly QuestionKind[] = [
  'number',
  'money',
  'date',
  'yesNo',
  'scale5',
  'scale10',
  'statement',
  'text',
]

beforeAll(async () => {
  const editor = await openEditor(server, {
    by: await server.as('superAdmin'),
    programId: await programId(server, 'YESP'),
    purpose: 'application.employer',
  })
  for (const kind of kinds) {
    const question = own(kind, kind)
    // oxlint-disable-next-line no-await-in-loop -- each on top of the one before
    await editor.edit({ do: 'addQuestion', question, into: 'learning', after: null })
  }
  expect((await editor.publish()).status).toBe(200)
})

let seed = 8200

async function ready(answers: object) {
  const { token, draft } = await start()
  await save(server, token, { ...wholeHalf(++seed), ...answers })
  for (const { code, mandatory, askedOf } of draft.program.requiredDocuments)
    if (mandatory && askedOf === 'employer') await upload(server, { token, kind: code })
  return token
}

const newest = () =>
  server.db
    .selectFrom('form_responses')
    .select(['id', 'content'])
    .orderBy('submitted_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

test('blanks are no answers, whatever is asked', async () => {
  const blank = Object.fromEntries(kinds.map((kind) => [keyOf(kind), '  ']))
  const sent = await send(server, await ready(blank))
  expect([sent.status, sent.body.errors]).toEqual([200, undefined])
  const { id, content } = await newest()
  for (const kind of kinds) expect(content).not.toHaveProperty(keyOf(kind))
  const rows = await server.db
    .selectFrom('form_answers')
    .select('key')
    .where('response_id', '=', id)
    .execute()
  expect(rows).toEqual([])
})

test.each([
  ['number', 'abc', 'decimal'],
  ['number', '1e5', 'decimal'],
  ['money', '0x10', 'decimal'],
  ['date', '2026-02-30', 'date'],
  ['yesNo', 'yes', 'choice'],
  ['scale5', '3', 'choice'],
  ['scale10', 11, 'choice'],
  ['statement', 'confirmed', 'choice'],
  ['statement', 1, 'choice'],
  ['statement', ['true'], 'choice'],
  ['text', true, 'format'],
] as const)('a %s is not answered with %j', async (kind, value, code) => {
  const sent = await send(server, await ready({ [keyOf(kind)]: value }))
  expect([sent.status, sent.body.errors?.[keyOf(kind)]?.[0]?.code]).toEqual([422, code])
})

test('a statement that need not be confirmed may stay so', async () => {
  const sent = await send(server, await ready({ [keyOf('statement')]: false }))
  expect(sent.status).toBe(200)
})

test('a form holds so much and no more, and what it held stays', async () => {
  const { token } = await start()
  const entry = (at: number) => ({
    item: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    answers: Object.fromEntries(
      Array.from({ length: 4 }, (_, of) => [`qanswer000${of}`, 'x'.repeat(4000)]),
    ),
  })
  const editor = await openEditor(server, {
    by: await server.as('superAdmin'),
    programId: await programId(server, 'YESP'),
    purpose: 'application.employer',
  })
  await editor.edit({
    do: 'addQuestion',
    question: own('costs', 'group', {
      entry: { item: { en: 'Line', fr: 'Ligne' }, add: { en: 'Add', fr: 'Ajouter' } },
      questions: [own('answer0000', 'longText')] as never,
    }),
    into: 'learning',
    after: null,
  })
  expect((await editor.publish()).status).toBe(200)
  expect((await save(server, token, { 'employer.city': 'Gatineau' })).status).toBe(200)
  const entries = Array.from({ length: 40 }, (_, at) => entry(at))
  const refused = await save(server, token, { [keyOf('costs')]: entries })
  expect([refused.status, refused.body.code]).toEqual([413, 'tooLarge'])
  const { body } = await server.visitor.get<{ answers: object }>(`/public/drafts/${token}`)
  expect(body.answers).toEqual({ 'employer.city': 'Gatineau' })
})

test('a file that is not there is not taken back, nor that of another form', async () => {
  const [token, other] = [await ready({}), await ready({})]
  const seen = await server.visitor.get<{ documents: { id: string }[] }>(`/public/drafts/${other}`)
  const [{ id } = { id: '' }] = seen.body.documents
  const remove = (file: string) =>
    server.visitor.delete(`/public/drafts/${token}/documents/${file}`)
  const gone = [await remove(id), await remove('00000000-0000-4000-8000-000000000009')]
  expect(gone.map(({ status }) => status)).toEqual([404, 404])
  const still = await server.visitor.get<{ documents: object[] }>(`/public/drafts/${other}`)
  expect(still.body.documents).toEqual(seen.body.documents)
})

test('what was begun while a program was open is not sent in once it is closed', async () => {
  const token = await ready({})
  const of = server.db.updateTable('programs').where('code', '=', 'YESP')
  await of.set({ status: 'closed' }).execute()
  const late = await send(server, token)
  expect([late.status, late.body.code]).toEqual([409, 'programClosed'])
  await of.set({ status: 'open' }).execute()
  expect((await send(server, token)).status).toBe(200)
})
