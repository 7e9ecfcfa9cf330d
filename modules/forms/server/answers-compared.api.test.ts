import { describe, expect, it } from 'vitest'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import type { ComparedAnswer, ResponseFacts } from '../contract/answers.endpoints.ts'
import {
  amina,
  askAboutMentoring,
  keys,
  margaret,
  publish,
  responsesOf,
  server,
  submit,
  withPeople,
} from './answers.test-people.ts'

withPeople()

interface Compared {
  before: ResponseFacts
  after: ResponseFacts
  data: ComparedAnswer[]
}

const entry = (last: string, answers: object) => ({
  item: `0197bbbb-0000-7000-8000-00000000000${last}`,
  answers,
})

async function compare(one: string, other: string) {
  const [before] = await responsesOf(margaret, one)
  const [after] = await responsesOf(margaret, other)
  const path = `/responses/${before?.id}/comparison?with=${after?.id}`
  return (await amina.get<Compared>(path)).body
}

const row = ({ data }: Compared, key: string) => data.find(({ id }) => id === key)

describe('two answers beside one another', () => {
  it('are joined by question and entry, whatever their versions call them', async () => {
    const early = await submit({ 'position.duties': 'Bakes' })
    await askAboutMentoring()
    const shoes = entry('1', { [keys.what]: 'Shoes', [keys.price]: '120.00' })
    const knives = entry('2', { [keys.what]: 'Knives', [keys.price]: '80.00' })
    const gloves = entry('3', { [keys.what]: 'Gloves' })
    const one = await submit({
      [keys.mentor]: 'Denise',
      [keys.kind]: 'paid',
      [keys.amount]: '10.00',
      [keys.costs]: [shoes, knives],
    })
    await publish([
      { do: 'changeQuestion', id: keys.kind, label: { en: 'Paid mentor?', fr: 'Mentor payé?' } },
      { do: 'retireQuestion', id: keys.mentor },
    ])
    const other = await submit({
      [keys.kind]: 'free',
      [keys.costs]: [
        gloves,
        { ...knives, answers: { [keys.what]: 'Knives', [keys.price]: '95.00' } },
      ],
    })

    const found = await compare(one.id, other.id)
    expect([found.before.number, found.after.number]).toEqual([2, 3])
    expect(row(found, keys.kind)).toMatchObject({
      differs: true,
      before: { question: { label: 'Is mentoring paid?' }, answer: { value: 'paid' } },
      after: { question: { label: 'Paid mentor?' }, answer: { value: 'free' } },
    })
    expect(row(found, keys.mentor)).toMatchObject({
      differs: true,
      after: { question: null, answer: { state: 'notInVersion' } },
    })
    expect(row(found, keys.amount)?.after.answer).toEqual({ state: 'notAsked' })
    expect(row(found, 'position.noc')?.differs).toBe(false)
    expect(
      row(found, keys.costs)?.entries?.map(({ item, change }) => [item.at(-1), change]),
    ).toEqual([
      ['3', 'added'],
      ['2', 'changed'],
      ['1', 'removed'],
    ])
    expect(row(found, keys.costs)?.entries?.[1]?.rows).toMatchObject([
      { id: keys.what, differs: false },
      {
        id: keys.price,
        differs: true,
        before: { answer: { value: '80.00' } },
        after: { answer: { value: '95.00' } },
      },
    ])

    const across = await compare(early.id, one.id)
    expect(row(across, keys.mentor)?.before.answer).toEqual({ state: 'notInVersion' })
    expect(row(across, 'position.duties')).toMatchObject({ differs: true })
  })

  it('are of one form: what an employer answered is not laid beside a participant’s', async () => {
    const [one, other] = await responsesOf(margaret, await submitBothHalves(server))
    expect(one?.purpose).not.toBe(other?.purpose)
    const path = `/responses/${one?.id}/comparison?with=`
    expect((await margaret.get(path + other?.id)).status).toBe(404)
    expect((await margaret.get(path + one?.id)).status).toBe(200)
  })
})
