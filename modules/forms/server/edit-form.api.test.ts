import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { questionsOf } from '../contract/definition.ts'
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

withPeople()

const keysOf = ({ definition }: { definition: FormRecord['published']['definition'] }) =>
  Array.from(questionsOf(definition), ({ question }) => question.id)

test('a program asks what the product asks until it publishes a version of its own, under the same keys', async () => {
  const { path } = await newProgram()
  const before = await read(path)
  expect(before).toMatchObject({ draft: null, published: { number: 1 }, mayEdit: true })
  const begun = await begin(path)
  expect(begun.status).toBe(201)
  expect(begun.body.published.number).toBe(1)
  expect(begun.body.published.id).toBe(before.published.id)
  expect(keysOf(begun.body.published)).toEqual(keysOf(before.published))
  expect(begun.body.draft).toMatchObject({ number: 2, editNo: 0, by: { name: 'Sarah Whitfield' } })
  expect(await begin(path, margaret)).toMatchObject({
    status: 409,
    body: { code: 'draftExists', title: 'The next version is already being edited' },
  })
})

test('one edit adds a question and is told in the draft; the published version stays as it is', async () => {
  const { path } = await newProgram()
  await begin(path)
  const question = asking('text', 'Whom do you train?')
  const { status, body } = await add(path, question)
  expect(status).toBe(200)
  expect(body.draft?.editNo).toBe(1)
  expect(keysOf(body.draft!)).toContain(question.id)
  expect(keysOf(body.published)).not.toContain(question.id)
  expect(body.draft?.differences).toMatchObject([{ kind: 'added', id: question.id }])
  expect((await add(path, question)).body).toMatchObject({ code: 'editRefused', why: 'keyTaken' })
})

test('of two who edit on top of the same edit one is taken, and the other is told who was faster', async () => {
  const { path } = await newProgram()
  await begin(path)
  const by = (who: typeof sarah, words: string) =>
    who.patch(`${path}/draft`, {
      editNo: 0,
      edit: { do: 'changeSection', id: 'details', title: bilingual(words) },
    })
  const answers = await Promise.all([by(sarah, 'Hers'), by(margaret, 'Theirs')])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const names = ['Sarah Whitfield', 'Margaret Chen']
  const faster = answers[0]?.status === 200 ? names[0] : names[1]
  expect(refused?.body).toMatchObject({ code: 'editedMeanwhile', changedBy: faster })
  expect((await read(path)).draft?.editNo).toBe(1)
})

test('edits are undone one by one, back to the beginning', async () => {
  const { path } = await newProgram()
  await begin(path)
  const first = await read(path)
  await edit(path, { do: 'changeSection', id: 'details', title: bilingual('One') })
  await edit(path, { do: 'changeSection', id: 'details', title: bilingual('Two') })
  const undo = async () => {
    const { draft } = await read(path)
    return sarah.post<FormRecord>(`${path}/draft/undo`, { editNo: draft?.editNo ?? 0 })
  }
  const once = await undo()
  const titleOf = ({ draft }: FormRecord) =>
    draft?.definition.sections.find(({ id }) => id === 'details')?.title
  expect(titleOf(once.body)).toEqual(bilingual('One'))
  expect(once.body.draft).toMatchObject({ editNo: 3, undoable: 1 })
  const twice = await undo()
  expect(twice.body.draft?.definition).toEqual(first.draft?.definition)
  expect(await undo()).toMatchObject({ status: 409, body: { code: 'nothingToUndo' } })
})

const ownForms = (programId: string) =>
  server.db.selectFrom('forms').select('id').where('program_id', '=', programId).execute()

test('a draft that is begun and discarded leaves everything as it was', async () => {
  const { id, path } = await newProgram()
  const before = await read(path)
  await begin(path)
  await add(path, asking('text', 'Whom do you train?'))
  const discarded = await sarah.post<FormRecord>(`${path}/draft/discard`, { editNo: 1 })
  expect(discarded.status).toBe(200)
  expect(await ownForms(id)).toEqual([])
  expect(await read(path)).toEqual(before)
  expect((await begin(path)).body.draft).toMatchObject({ number: 2, editNo: 0 })
  await add(path, asking('text', 'Whom do you train?'))
  const { body } = await publish(path)
  expect(body.versions.map(({ number, state }) => [number, state])).toEqual([
    [2, 'published'],
    [1, 'superseded'],
  ])
  await begin(path)
  await sarah.post(`${path}/draft/discard`, { editNo: 0 })
  expect((await read(path)).published.id).toBe(body.published.id)
})

test('of many who begin at once one does, and the others are told', async () => {
  const { id, path } = await newProgram()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => begin(path, at % 2 ? sarah : margaret)),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(11).fill(409)])
  const late = answers.find(({ status }) => status === 409)
  expect(late?.body).toMatchObject({ code: 'draftExists' })
  expect(await ownForms(id)).toHaveLength(1)
})

const longWords = (length: number) => ({ en: 'a'.repeat(length), fr: 'é'.repeat(length) })
const heavy = (count: number) =>
  Array.from({ length: count }, () => ({
    ...asking('text', 'Long'),
    label: longWords(1000),
    help: longWords(1000),
  }))
const pageOf = (id: string, questions: ReturnType<typeof asking>[]) => ({
  do: 'addSection' as const,
  section: { id, place: 'profile', title: bilingual('More'), intro: bilingual(''), questions },
  after: null,
})

test('a form that would hold more than it can is refused at the field of the edit', async () => {
  const { path } = await newProgram()
  await begin(path)
  const options = Array.from({ length: 100 }, (_, at) => ({
    id: `o${at}`,
    label: bilingual(`${at}`),
  }))
  const choices = Array.from({ length: 11 }, () => ({ ...asking('one', 'Which?'), options }))
  const short = (count: number) => Array.from({ length: count }, () => asking('text', 'Why?'))
  const tooMuch = [
    [pageOf('sheavy', heavy(60)), 'A form can hold 256 kilobytes of text at most'],
    [pageOf('sfull', choices), 'A form can have 1,000 choices at most'],
  ] as const
  for (const [change, message] of tooMuch)
    expect(await edit(path, change)).toMatchObject({
      status: 422,
      body: { code: 'formTooLarge', errors: { 'edit.section': [{ message }] } },
    })
  expect((await edit(path, pageOf('sone', short(60)))).status).toBe(200)
  expect((await edit(path, pageOf('stwo', short(60)))).status).toBe(200)
  expect(await edit(path, pageOf('sthree', short(60)))).toMatchObject({
    status: 422,
    body: { errors: { 'edit.section': [{ message: 'A form can have 200 questions at most' }] } },
  })
  expect((await read(path)).draft).toMatchObject({ editNo: 2, undoable: 2 })
})

test('what is kept to take edits back stays small however large the form', async () => {
  const { path } = await newProgram()
  await begin(path)
  expect((await edit(path, pageOf('sheavy', heavy(35)))).status).toBe(200)
  for (let at = 0; at < 22; at++)
    await edit(path, { do: 'changeSection', id: 'details', title: bilingual(`${at}`) })
  const { draft } = await read(path)
  const kept = await sql<{ bytes: number }>`
    select sum(octet_length(content::text))::int as bytes from form_edits where version_id = ${draft?.id}`.execute(
    server.db,
  )
  expect(kept.rows[0]?.bytes).toBeLessThanOrEqual(4 * 1024 * 1024)
  expect(draft?.undoable).toBeGreaterThan(10)
  expect(draft?.undoable).toBeLessThan(22)
})

test('a page is not called as a question is, nor brings one along that is asked already', async () => {
  const { path } = await newProgram()
  await begin(path)
  const group = {
    ...asking('group', 'Costs'),
    entry: { item: bilingual('Cost'), add: bilingual('Add') },
  }
  await add(path, group)
  const refused = { status: 409, body: { code: 'editRefused', why: 'keyTaken' } }
  expect(await edit(path, pageOf(group.id, []))).toMatchObject(refused)
  expect(await edit(path, pageOf('sagain', [group]))).toMatchObject(refused)
})

test('a discarded draft is gone, and an edit on top of it is refused', async () => {
  const { path } = await newProgram()
  await begin(path)
  const discarded = await sarah.post<FormRecord>(`${path}/draft/discard`, { editNo: 0 })
  expect(discarded.body.draft).toBeNull()
  const late = await edit(path, { do: 'removeSection', id: 'details' })
  expect(late).toMatchObject({ status: 409, body: { code: 'noDraft' } })
})

test('a move that would break a condition is refused and names both questions', async () => {
  const { path } = await newProgram()
  await begin(path)
  const read1 = asking('yesNo', 'Do you train others?')
  const shown = {
    ...asking('text', 'Whom do you train?'),
    show: { all: [{ q: read1.id, op: 'is' as const, is: true }] },
  }
  await add(path, read1)
  await edit(path, { do: 'addQuestion', question: shown, into: 'details', after: read1.id })
  const moved = await edit(path, {
    do: 'moveQuestion',
    id: shown.id,
    into: 'details',
    after: null,
  })
  expect(moved).toMatchObject({
    status: 409,
    body: {
      code: 'editRefused',
      why: 'showRefersLater',
      labels: {
        question: bilingual('Whom do you train?'),
        other: bilingual('Do you train others?'),
      },
    },
  })
  const retired = await edit(path, { do: 'retireQuestion', id: read1.id })
  expect(retired.body).toMatchObject({ code: 'editRefused', why: 'usedInShow' })
})
