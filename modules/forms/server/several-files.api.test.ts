import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import {
  add,
  amina,
  exported,
  margaret,
  publish,
  questionIn,
  readAnswers,
  responsesOf,
  server,
  submit,
  withPeople,
} from './answers.test-people.ts'
import type { ComparedAnswer } from '../contract/answers.endpoints.ts'

withPeople()

const key = 'qphotos0001'

const submitWith = (count: number) => submit({}, { key, count })

it('keeps, shows, exports and compares every file that was sent for a question', async () => {
  const photos = {
    id: key,
    kind: 'file',
    label: { en: 'Photos', fr: 'Photos' },
    required: false,
  } as const
  await publish([add(photos, null)])
  const [three, two] = [await submitWith(3), await submitWith(2)]

  const value = questionIn(await readAnswers(amina, three.id), key)?.answer.value as object[]
  expect(value).toHaveLength(3)
  const [after] = await responsesOf(margaret, three.id)
  const kept = await server.db
    .selectFrom('form_answers')
    .select(['file_id', 'place'])
    .where('response_id', '=', after?.id ?? '')
    .where('key', '=', key)
    .orderBy('place')
    .execute()
  expect(kept.map(({ file_id: id }) => id)).toEqual((value as { id: string }[]).map(({ id }) => id))

  const [head = [], ...rows] = parse((await exported(margaret)).text, { bom: true })
  const cells = rows.find(([reference]) => reference === three.reference)
  expect(cells?.[head.indexOf('Photos')]).toBe('document.pdf; document.pdf; document.pdf')

  const [before] = await responsesOf(margaret, two.id)
  const { body } = await amina.get<{ data: ComparedAnswer[] }>(
    `/responses/${before?.id}/comparison?with=${after?.id}`,
  )
  expect(body.data.find(({ id }) => id === key)).toMatchObject({ differs: true })
})
