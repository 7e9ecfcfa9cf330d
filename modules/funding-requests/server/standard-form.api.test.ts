import { beforeAll, describe, expect, it } from 'vitest'
import { questionsOf } from '#modules/forms/contract/definition.ts'
import type { PublicForm } from '#modules/forms/contract/public-form.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import {
  begin,
  newProgram,
  read,
  server,
  withPeople,
} from '#modules/forms/server/forms.test-people.ts'
import { costKinds, formPurpose } from '../contract/funding-request.ts'

withPeople()

let path: string
beforeAll(async () => {
  path = `/programs/${(await newProgram()).id}/forms/${formPurpose}`
})

const shown = async (language: 'en' | 'fr') => {
  const address = `/public/standard-forms/${formPurpose}?language=${language}`
  return (await server.visitor.get<{ form: PublicForm }>(address)).body.form
}

const said = ({ sections }: PublicForm) =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((each) =>
      [each, ...(each.options ?? [])].map(({ id, label }) => [id, label]),
    ),
  )

describe('the form of a course', () => {
  it('can be published as it comes, once something in it is changed', async () => {
    const { status, body } = await begin(path)
    expect(status).toBe(201)
    expect(body.draft?.findings).toEqual([{ code: 'nothingChanged', id: null }])
    expect(body.draft?.warnings).toEqual([])
  })

  it('asks the same in both languages, in words of each', async () => {
    const [english, french] = [said(await shown('en')), said(await shown('fr'))]
    expect(french.map(([id]) => id)).toEqual(english.map(([id]) => id))
    expect([...english, ...french].filter(([, label]) => !label?.trim())).toEqual([])
    const same = english.filter(([, label], at) => label === french[at]?.[1])
    expect(same).toEqual([])
  })

  it('asks how much of each cost that is chosen, and of no other', async () => {
    const form = await shown('en')
    const asked = (costs: readonly string[]) =>
      shownOf(form, { 'training.costs': [...costs] }).asked.filter((key) => key.startsWith('cost.'))
    expect(asked([])).toEqual([])
    expect(asked(['exam', 'tuition'])).toEqual(['cost.tuition', 'cost.exam'])
    expect(asked(costKinds)).toEqual(costKinds.map((kind) => `cost.${kind}`))
  })

  it('asks for outline and quote, and that the participant pays nothing', async () => {
    const { published } = await read(path)
    const required = [...questionsOf(published.definition)]
      .map(({ question }) => question)
      .filter(({ required: isRequired }) => isRequired)
      .map(({ id }) => id)
    expect(required).toEqual(
      expect.arrayContaining(['qoutline000', 'qquote00000', 'statements.participantPaysNothing']),
    )
  })
})
