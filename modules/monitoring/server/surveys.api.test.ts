import { beforeAll, describe, expect, it } from 'vitest'
import { questionsOf, type Definition } from '#modules/forms/contract/definition.ts'
import type { FormFacts } from '#modules/forms/contract/forms.endpoints.ts'
import type { PublicForm } from '#modules/forms/contract/public-form.ts'
import { shownOf } from '#modules/forms/contract/shown.ts'
import {
  begin,
  newProgram,
  read,
  sarah,
  server,
  withPeople,
} from '#modules/forms/server/forms.test-people.ts'
import { formNumbers, sides, type Side } from '../contract/monitoring-form.ts'
import { surveyPurpose } from '../contract/survey-purpose.ts'

withPeople()

let programId: string
beforeAll(async () => {
  programId = (await newProgram()).id
})

type Number = (typeof formNumbers)[number]

const all = sides.flatMap((side) => formNumbers.map((number) => ({ side, number })))
const pathOf = (side: Side, number: Number) =>
  `/programs/${programId}/forms/${surveyPurpose(side, number)}`

const shown = async (side: Side, number: Number, language: 'en' | 'fr' = 'en') => {
  const path = `/public/standard-forms/${surveyPurpose(side, number)}?language=${language}`
  return (await server.visitor.get<{ form: PublicForm }>(path)).body.form
}

const asked = ({ sections }: PublicForm) =>
  sections.flatMap(({ questions }) =>
    questions.flatMap((each) =>
      [each, ...(each.options ?? [])].map(({ id, label }) => [id, label]),
    ),
  )

const rolesOf = (definition: Definition) =>
  [...questionsOf(definition)].flatMap(({ question }) => question.role ?? []).toSorted()

it('stand among the forms of a program under two headings, each side in the order of the numbers', async () => {
  const { body } = await sarah.get<{ data: FormFacts[] }>(`/programs/${programId}/forms`)
  const own = body.data.filter(({ purpose }) => purpose.startsWith('monitoring.'))
  expect(own.map(({ purpose, group }) => [group.en, purpose])).toEqual([
    ...formNumbers.map((number) => ['Employer monitoring forms', `monitoring.employer.${number}`]),
    ...formNumbers.map((number) => [
      'Participant monitoring forms',
      `monitoring.participant.${number}`,
    ]),
  ])
})

describe.each(all)('form $number of the $side', ({ side, number }) => {
  it('can be published as it comes, once something in it is changed', async () => {
    const { status, body } = await begin(pathOf(side, number))
    expect(status).toBe(201)
    expect(body.draft?.findings).toEqual([{ code: 'nothingChanged', id: null }])
    expect(body.draft?.warnings).toEqual([])
  })

  it('asks the same in both languages, in words of each', async () => {
    const [english, french] = [
      asked(await shown(side, number)),
      asked(await shown(side, number, 'fr')),
    ]
    expect(french.map(([id]) => id)).toEqual(english.map(([id]) => id))
    const missing = [...english, ...french].filter(([, label]) => !label?.trim())
    expect(missing).toEqual([])
    const same = english.filter(([, label], at) => label === french[at]?.[1])
    expect(same).toEqual([])
  })

  it('has pages of at most eight questions, and asks at most seven of them of anybody', async () => {
    const { sections } = await shown(side, number)
    const most = (still: string) =>
      Math.max(
        ...shownOf({ sections }, { qstill00000: still, qstillNow00: still }).sections.map(
          ({ questions }) => questions.length,
        ),
      )
    expect(Math.max(...sections.map(({ questions }) => questions.length))).toBeLessThanOrEqual(8)
    expect([most('yes'), most('changed'), most('no')].every((count) => count <= 7)).toBe(true)
  })

  it('asks whoever has left for the last day, and of nothing that goes on', async () => {
    const form = await shown(side, number)
    const [still, last] =
      number === '6' ? ['qstillNow00', 'qleftOn0000'] : ['qstill00000', 'qlastDay000']
    const left = shownOf(form, { [still]: 'no' }).asked
    const there = shownOf(form, { [still]: 'yes' }).asked
    expect(left).toContain(last)
    expect(there).not.toContain(last)
    expect(there).toEqual(expect.arrayContaining(['qhours00000', 'qwage000000']))
    expect(left).not.toContain('qhours00000')
  })
})

it.each(formNumbers)('form %s of both sides answers what is compared', async (number) => {
  const [employer, participant] = await Promise.all(
    sides.map(async (side) => rolesOf((await read(pathOf(side, number))).published.definition)),
  )
  expect(employer).toEqual(participant)
  const core = ['hourlyWage', 'hoursPerWeek', 'lastDay', 'stillEmployed']
  const more = [...(number === '1' ? ['firstDay'] : []), ...(number === '6' ? [] : ['payStub'])]
  expect(employer).toEqual([...core, ...more].toSorted())
})

it('shows visitors no form that is not there', async () => {
  const { status } = await server.visitor.get(
    '/public/standard-forms/monitoring.employer.7?language=en',
  )
  expect(status).toBe(404)
})

it('shows visitors what comes with the product, whatever a program asks', async () => {
  const before = await shown('participant', '3')
  const path = pathOf('participant', '3')
  const { draft } = await read(path)
  const title = { en: 'Of this program', fr: 'De ce programme' }
  const edit = { do: 'changeSection', id: 'job', title }
  await sarah.patch(`${path}/draft`, { editNo: draft?.editNo, edit })
  await sarah.post(`${path}/publication`, { editNo: (draft?.editNo ?? 0) + 1, reason: 'Ours' })
  expect((await read(path)).published.definition.sections[0]?.title.en).toBe('Of this program')
  expect(await shown('participant', '3')).toEqual(before)
})
