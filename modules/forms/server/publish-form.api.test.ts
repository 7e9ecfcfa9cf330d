import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { employerHalf } from '#modules/intake/server/form-purposes.ts'
import type { FormRecord } from '../contract/forms.endpoints.ts'
import {
  add,
  asking,
  begin,
  bilingual,
  edit,
  margaret,
  newProgram,
  publish,
  read,
  sarah,
  server,
  withPeople,
} from './forms.test-people.ts'
import { ensureStandardForms } from './standard-forms.ts'

withPeople()

test('a published version is filled in from then on, with who published it and why', async () => {
  const { path } = await newProgram()
  await begin(path)
  const question = asking('text', 'Whom do you train?')
  await add(path, question)
  const { status, body } = await publish(path, 'Training counts')
  expect(status).toBe(200)
  expect(body.draft).toBeNull()
  expect(body.published).toMatchObject({
    number: 2,
    reason: 'Training counts',
    by: { name: 'Sarah Whitfield' },
  })
  expect(body.versions.map(({ number, state }) => [number, state])).toEqual([
    [2, 'published'],
    [1, 'superseded'],
  ])
  for (const [language, words] of Object.entries(question.label)) {
    const seen = await server.visitor.get<{ sections: { questions: { label: string }[] }[] }>(
      `/public/forms/${body.published.id}?language=${language}`,
    )
    const labels = seen.body.sections.flatMap(({ questions }) =>
      questions.map((each) => each.label),
    )
    expect(labels).toContain(words)
  }
  expect((await auditRows(server.db, { action: 'forms.published' })).at(-1)).toMatchObject({
    actor: 'Sarah Whitfield',
    changes: { number: [1, 2] },
  })
})

test('a draft is nobody’s to fill in', async () => {
  const { path } = await newProgram()
  const { body } = await begin(path)
  const seen = await server.visitor.get(`/public/forms/${body.draft?.id}?language=en`)
  expect(seen.status).toBe(404)
})

test('a version that is not complete is refused with the question named; nothing is published', async () => {
  const { path } = await newProgram()
  await begin(path)
  const question = { ...asking('one', 'Which trade?'), label: { en: 'Which trade?', fr: '' } }
  await add(path, question)
  const refused = await publish(path)
  expect(refused).toMatchObject({
    status: 422,
    body: {
      code: 'notComplete',
      title: 'This version cannot be published yet',
      findings: [
        { code: 'missingLanguage', id: question.id, about: 'fr' },
        { code: 'noOptions', id: question.id },
      ],
    },
  })
  expect((await read(path)).published.number).toBe(1)
  await edit(path, { do: 'retireQuestion', id: question.id })
  expect((await publish(path)).body).toMatchObject({ findings: [{ code: 'nothingChanged' }] })
})

test('a version that is replaced keeps the moment in which it was published', async () => {
  const { path } = await newProgram()
  const momentOf = ({ versions }: FormRecord) => versions.find(({ number }) => number === 1)?.at
  const before = momentOf(await read(path))
  expect(before).toBeDefined()
  await begin(path)
  await add(path, asking('text', 'Whom do you train?'))
  expect(momentOf((await publish(path)).body)).toBe(before)
})

test('of two who publish at once one does', async () => {
  const { path } = await newProgram()
  await begin(path)
  await add(path, asking('text', 'Whom do you train?'))
  const body = { editNo: 1, reason: 'Now' }
  const answers = await Promise.all([
    sarah.post(`${path}/publication`, body),
    margaret.post(`${path}/publication`, body),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect((await read(path)).versions).toHaveLength(2)
})

test('an earlier version comes back as a new one', async () => {
  const { path } = await newProgram()
  await begin(path)
  const question = asking('text', 'Whom do you train?')
  await add(path, question)
  await publish(path)
  const { versions } = await read(path)
  const first = versions.find(({ number }) => number === 1)
  const begun = await sarah.post<FormRecord>(`${path}/draft`, { from: first?.id })
  expect(begun.status).toBe(201)
  expect(begun.body.draft?.differences).toMatchObject([{ kind: 'retired', id: question.id }])
  const { body } = await publish(path, 'As it was')
  expect(body.published.number).toBe(3)
  expect(body.retired.map((each) => each.question.id)).toContain(question.id)
  const other = await newProgram()
  const foreign = await sarah.post(`${other.path}/draft`, { from: first?.id })
  expect(foreign.status).toBe(404)
})

test('a question that was published once comes back as what it was, and as nothing else', async () => {
  const { path } = await newProgram()
  await begin(path)
  const question = asking('text', 'Whom do you train?')
  await add(path, question)
  await publish(path)
  await begin(path)
  await edit(path, { do: 'retireQuestion', id: question.id })
  const other = { ...question, kind: 'number' as const }
  expect((await add(path, other)).body).toMatchObject({ code: 'editRefused', why: 'keyTaken' })
  expect((await add(path, { ...question, label: bilingual('Whom?') })).status).toBe(200)
})

test('the database itself lets no published version, key or kind be changed', async () => {
  const { path } = await newProgram()
  await begin(path)
  await add(path, asking('text', 'Whom do you train?'))
  const { body } = await publish(path)
  const { id } = body.published
  const tries = [
    sql`update form_versions set content = '{"sections": []}' where id = ${id}`,
    sql`update form_versions set reason = 'another' where id = ${id}`,
    sql`update form_versions set state = 'draft', published_at = null where id = ${id}`,
    sql`delete from form_versions where id = ${id}`,
    sql`update form_questions set kind = 'number' where form_id = (select form_id from form_versions where id = ${id})`,
    sql`update form_questions set key = key || 'x' where form_id = (select form_id from form_versions where id = ${id})`,
    sql`update form_version_questions set label = '{"en": "", "fr": ""}' where version_id = ${id}`,
    sql`delete from form_version_questions where version_id = ${id}`,
    sql`truncate form_version_questions`,
    sql`truncate form_versions cascade`,
    sql`truncate form_questions cascade`,
    sql`delete from form_questions where form_id = (select form_id from form_versions where id = ${id})`,
  ]
  for (const attempt of tries)
    await expect(attempt.execute(server.db)).rejects.toThrow(/stays as it is|keeps its meaning/)
})

test('what was begun before the product asked otherwise is published after it, under the next number', async () => {
  const { path } = await newProgram()
  await begin(path)
  const question = asking('text', 'Whom do you train?')
  await add(path, question)
  const [first, ...others] = employerHalf.standard.sections
  const renamed = { ...first!, title: bilingual('Who are you?') }
  const standard = { sections: [renamed, ...others] }
  await ensureStandardForms(server.db, [{ ...employerHalf, standard }])
  const { status, body } = await publish(path)
  expect([status, body.code]).toEqual([200, undefined])
  expect(body.versions.map(({ number, state }) => [number, state])).toEqual([
    [3, 'published'],
    [2, 'superseded'],
  ])
  await ensureStandardForms(server.db, [employerHalf])
})
