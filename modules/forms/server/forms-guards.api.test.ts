import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openSession } from '#modules/accounts/server/sessions.ts'
import type { FormFacts, FormRecord } from '../contract/forms.endpoints.ts'
import { questionsOf } from '../contract/definition.ts'
import {
  add,
  asking,
  begin,
  edit,
  margaret,
  newProgram,
  publish,
  read,
  sarah,
  server,
  withPeople,
} from './forms.test-people.ts'

withPeople()

/** Sees all programs and configures one. */
async function configuresOnly(programId: string) {
  const { body: role } = await margaret.post<{ id: string }>('/roles', {
    name: `Configures ${programId}`,
    userType: 'staff',
    isAdminType: false,
    rules: [
      { action: 'view', subject: 'Programs View' },
      { action: 'configure', subject: 'Programs Edit', scope: 'program' },
    ],
  })
  const email = `configures.${programId}@example.org`
  const { id: userId } = await server.db
    .insertInto('users')
    .values({
      email,
      name: email,
      type: 'staff',
      role_id: role.id,
      password_changed_at: sql`clock_now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('user_programs')
    .values({ user_id: userId, program_id: programId })
    .execute()
  const on = { userId, address: '127.0.0.1', agent: 'test', now: new Date() }
  return server.withToken(await openSession(server.db, server.system.settings, on))
}

test('whoever configures one program changes no form of another', async () => {
  const [own, other] = [await newProgram(), await newProgram()]
  const owen = await configuresOnly(own.id)
  expect((await begin(own.path, owen)).status).toBe(201)
  await begin(other.path)
  const seen = await owen.get<FormRecord>(other.path)
  expect([seen.status, seen.body.mayEdit]).toEqual([200, false])
  const { path } = other
  const refused = await Promise.all([
    begin(path, owen),
    edit(path, { do: 'removeSection', id: 'details' }, owen),
    owen.post(`${path}/draft/undo`, { editNo: 0 }),
    owen.post(`${path}/draft/discard`, { editNo: 0 }),
    publish(path, 'Mine', owen),
  ])
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403])
})

test('a version is addressed by its number in plain digits alone', async () => {
  const { path } = await newProgram()
  expect((await sarah.get(`${path}/versions/1`)).status).toBe(200)
  const others = ['0x1', '%201', '1e0', '1.0', '01', '+1', '-1', '0', '2', '']
  const answers = await Promise.all(others.map((each) => sarah.get(`${path}/versions/${each}`)))
  expect(answers.map(({ status }) => status)).toEqual(others.map(() => 404))
})

test('retired questions go along when the program is copied, and keep their keys', async () => {
  const { id, path } = await newProgram()
  const [gone, still] = [asking('text', 'Whom do you train?'), asking('text', 'Why?')]
  await begin(path)
  await add(path, gone)
  await add(path, still)
  await publish(path)
  await begin(path)
  await edit(path, { do: 'retireQuestion', id: gone.id })
  await publish(path)
  const copied = await margaret.post<{ id: string }>(`/programs/${id}/copies`, { code: 'COPIED' })
  const copy = `/programs/${copied.body.id}/forms/application.employer`
  const { retired } = await read(copy)
  expect(retired.map(({ question }) => question)).toEqual([gone])
  expect(retired).toEqual((await read(path)).retired)
  await begin(copy)
  expect((await add(copy, { ...gone, kind: 'number' })).body).toMatchObject({ why: 'keyTaken' })
  expect((await add(copy, gone)).status).toBe(200)
  expect((await read(copy)).retired).toEqual([])
})

test('the list of forms counts the questions that are asked', async () => {
  const { id, path } = await newProgram()
  await begin(path)
  const group = {
    ...asking('group', 'Costs'),
    entry: { item: { en: 'Cost', fr: 'Coût' }, add: { en: 'Add', fr: 'Ajouter' } },
    questions: [asking('text', 'What?')],
  }
  await add(path, group)
  const { body } = await publish(path)
  const { data } = (await sarah.get<{ data: FormFacts[] }>(`/programs/${id}/forms`)).body
  const facts = data.find(({ purpose }) => purpose === 'application.employer')
  expect(facts?.questionCount).toBe([...questionsOf(body.published.definition)].length)
})

test('where nothing is published there is no form', async () => {
  const { id, path } = await newProgram()
  const named = (purpose: string) =>
    server.db.updateTable('forms').set({ purpose }).where('program_id', 'is', null)
  await named('elsewhere').where('purpose', '=', 'application.employer').execute()
  const started = { programId: id, language: 'en' }
  const answers = await Promise.all([
    sarah.get(path),
    sarah.get(`${path}/versions/1`),
    begin(path),
    server.visitor.post('/public/drafts', started),
    sarah.get(`/programs/${id}/forms`),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  await named('application.employer').where('purpose', '=', 'elsewhere').execute()
  expect((await sarah.get(path)).status).toBe(200)
})

test.each(['constructor', 'toString', 'employer.mine', 'participant.firstName', 'qshort'])(
  'no question of one’s own is called %s, alone, on a page or in a group',
  async (id) => {
    const { path } = await newProgram()
    await begin(path)
    const question = { ...asking('text', 'Why?'), id }
    const group = { ...asking('group', 'Lines'), questions: [question] }
    const into = { into: 'details', after: null }
    const answers = [
      await edit(path, { do: 'addQuestion', question, ...into }),
      await edit(path, { do: 'addQuestion', question: group, ...into }),
      await edit(path, {
        do: 'addSection',
        section: {
          id: 'smore',
          place: 'profile',
          title: question.label,
          intro: question.label,
          questions: [question],
        },
        after: null,
      }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
      answers.map(() => [409, 'editRefused']),
    )
    expect((await read(path)).draft?.editNo).toBe(0)
  },
)

test('what is changed or filled has to be there, and to be what holds others', async () => {
  const { path } = await newProgram()
  await begin(path)
  const inner = { ...asking('text', 'Why?'), questions: [asking('text', 'And why that?')] }
  const answers = [
    await edit(path, { do: 'changeSection', id: 'nowhere', place: 'profile' }),
    await edit(path, { do: 'removeSection', id: 'nowhere' }),
    await edit(path, { do: 'moveSection', id: 'nowhere', after: null }),
    await add(path, asking('text', 'Why?'), 'nowhere'),
    await add(path, inner),
  ]
  expect(answers.map(({ status, body }) => [status, body])).toMatchObject(
    answers.map(() => [409, { code: 'editRefused', why: 'unknownPlace' }]),
  )
})
