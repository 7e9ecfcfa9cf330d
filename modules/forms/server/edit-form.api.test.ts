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
  read,
  sarah,
} from './forms.test-people.ts'

const keysOf = ({ definition }: { definition: FormRecord['published']['definition'] }) =>
  Array.from(questionsOf(definition), ({ question }) => question.id)

test('a program asks what the product asks until its first edit, and then under the same keys and number', async () => {
  const { path } = await newProgram()
  const before = await read(path)
  expect(before).toMatchObject({ draft: null, published: { number: 1 }, mayEdit: true })
  const begun = await begin(path)
  expect(begun.status).toBe(201)
  expect(begun.body.published.number).toBe(1)
  expect(begun.body.published.id).not.toBe(before.published.id)
  expect(keysOf(begun.body.published)).toEqual(keysOf(before.published))
  expect(begun.body.draft).toMatchObject({ number: 2, editNo: 0, by: { name: 'Sarah Whitfield' } })
  expect(await begin(path, margaret)).toMatchObject({
    status: 409,
    body: { code: 'draftExists', title: 'The next version is being edited already' },
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
