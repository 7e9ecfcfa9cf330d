import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Question, Section } from '../contract/definition.ts'
import type { Edit } from '../contract/edits.ts'
import type { Finding } from '../contract/publishing.ts'
import {
  add,
  asking,
  begin,
  bilingual,
  edit,
  newProgram,
  publish,
  read,
  server,
  withPeople,
} from './forms.test-people.ts'

withPeople()

/** What stands in the way of publishing after these edits. */
async function foundAfter(edits: readonly Edit[], program: object = {}) {
  const { path } = await newProgram(program)
  await begin(path)
  for (const each of edits) {
    const { status, body } = await edit(path, each)
    expect([status, body.code]).toEqual([200, undefined])
  }
  const { status, body } = await publish(path)
  expect([status, body.code]).toEqual([422, 'notComplete'])
  const { draft } = await read(path)
  const { findings } = body as unknown as { findings: Finding[] }
  expect(draft?.findings).toEqual(findings)
  return findings
}

const adding = (question: Question): Edit => ({
  do: 'addQuestion',
  question,
  into: 'details',
  after: null,
})
const page = (more: Partial<Section>): Edit => ({
  do: 'addSection',
  section: {
    id: 'smore',
    place: 'application',
    title: bilingual('More'),
    intro: bilingual('Please read'),
    questions: [asking('text', 'Why?')],
    ...more,
  },
  after: null,
})

describe('a version is refused with the question named when', () => {
  test('a page is on a screen that the form does not have', async () => {
    expect(await foundAfter([page({ place: 'moon' })])).toEqual([
      { code: 'unknownPlace', id: 'smore', about: 'moon' },
    ])
  })

  test('a page of the first screen reads an answer of the second', async () => {
    const isNew = { all: [{ q: 'position.netNew', op: 'is' as const, is: true }] }
    const late: Edit = {
      ...(page({ place: 'profile', show: isNew }) as object),
      after: 'position',
    } as Edit
    expect(await foundAfter([late])).toEqual([
      { code: 'showRefersLater', id: 'smore', about: 'position.netNew' },
    ])
  })

  test('no answer can meet its limits', async () => {
    const group = {
      ...asking('group', 'Costs'),
      entry: { item: bilingual('Cost'), add: bilingual('Add') },
      questions: [asking('text', 'What?')],
      limits: { min: '51' },
    }
    const many = {
      ...asking('many', 'Which?'),
      options: [{ id: 'a', label: bilingual('A') }],
      limits: { min: '2' },
    }
    const field: Edit = {
      do: 'changeQuestion',
      id: 'position.hoursPerWeek',
      limits: { min: '9999' },
    }
    const found = await foundAfter([adding(group), adding(many), field])
    const ids = [many.id, group.id, 'position.hoursPerWeek']
    expect(found).toEqual(ids.map((id) => ({ code: 'limitsUnmeetable', id })))
  })

  test('an answer is required and some answers leave nothing to choose', async () => {
    const trains = asking('yesNo', 'Do you train?')
    const show = { all: [{ q: trains.id, op: 'is' as const, is: true }] }
    const options = [{ id: 'a', label: bilingual('A'), show }]
    const choice = { ...asking('one', 'Whom?'), required: true, options }
    const after: Edit = { do: 'addQuestion', question: choice, into: 'details', after: trains.id }
    expect(await foundAfter([adding(trains), after])).toEqual([
      { code: 'noOptionLeft', id: choice.id },
    ])
  })

  test('the program demands a document that is not asked for', async () => {
    const name = { en: 'Job description', fr: 'Description de poste' }
    const document = { code: 'job', name, mandatory: true }
    const edits: Edit[] = [
      { do: 'retireQuestion', id: 'documents' },
      { do: 'removeSection', id: 'documents' },
    ]
    const demands = { requiredDocuments: [{ ...document, askedOf: 'employer' }] }
    expect(await foundAfter(edits, demands)).toEqual([
      { code: 'demandedFieldMissing', id: null, about: name, field: 'documents' },
    ])
    const others = { requiredDocuments: [{ ...document, askedOf: 'participant' }] }
    const { path } = await newProgram(others)
    await begin(path)
    for (const each of edits) await edit(path, each)
    expect((await publish(path)).status).toBe(200)
  })

  test('a group does not say what an entry is called, or answers are compared as nothing known', async () => {
    const { entry: _, ...group } = { ...asking('group', 'Costs'), entry: undefined }
    const whole = { ...group, questions: [asking('text', 'What?')] } as Question
    const money = { ...asking('money', 'How much?'), role: 'wage' }
    const found = await foundAfter([adding(whole), adding(money)])
    expect(found).toContainEqual({ code: 'unknownRole', id: money.id, about: 'wage' })
    expect(found).toContainEqual({
      code: 'missingLanguage',
      id: group.id,
      about: 'fr',
      part: 'add',
    })
  })

  test('a number that is to be protected is asked for in the help', async () => {
    const sly = { ...asking('text', 'Your number'), help: { en: 'Your SIN', fr: 'Votre NAS' } }
    expect(await foundAfter([adding(sly)])).toEqual([{ code: 'protectedOwnQuestion', id: sly.id }])
  })

  test('a page is called as a question is', async () => {
    const { path } = await newProgram()
    await begin(path)
    const question = asking('text', 'Why?')
    await add(path, question)
    const stored = await read(path)
    await sql`update form_versions set content = replace(content::text, '"details"', ${`"${question.id}"`})::jsonb
      where id = ${stored.draft?.id}`.execute(server.db)
    expect((await publish(path)).body).toMatchObject({
      findings: [{ code: 'keyTwice', id: question.id }],
    })
  })
})

describe('who belongs to which group is not to be told by what is asked', () => {
  const ofGroup = {
    all: [{ q: 'selfIdentification', op: 'hasAny' as const, of: ['firstNations'] }],
  }
  const question = asking('text', 'Tell us more')
  const choosing = {
    ...asking('one', 'Which?'),
    options: [{ id: 'a', label: bilingual('A'), show: ofGroup }],
  }
  test.each([
    ['question', adding({ ...question, show: ofGroup }), question.id],
    ['choice', adding(choosing), choosing.id],
    ['page', page({ show: ofGroup }), 'smore'],
  ])('by a %s that is shown to one of them alone', async (_, change, id) => {
    const { path } = await newProgram()
    const participants = path.replace('application.employer', 'application.participant')
    await begin(participants)
    const at = { into: 'consents', after: null }
    const late =
      change.do === 'addSection' ? { ...change, after: 'identity' } : { ...change, ...at }
    expect((await edit(participants, late as Edit)).status).toBe(200)
    const { status, body } = await publish(participants)
    const { findings } = body as unknown as { findings: Finding[] }
    expect(status).toBe(422)
    expect(findings).toEqual([{ code: 'showDoesNotFit', id, about: 'selfIdentification' }])
  })
})
