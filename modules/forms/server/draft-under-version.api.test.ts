import { expect, test } from 'vitest'
import type { Draft } from '#modules/intake/contract/intake.ts'
import {
  add,
  asking,
  begin,
  bilingual,
  edit,
  newProgram,
  publish,
  server,
  withPeople,
} from './forms.test-people.ts'

withPeople()

/** A visitor who has begun the form of a program. */
async function begunBy(programId: string, answers: object) {
  const started = await server.visitor.post<{ token: string; draft: Draft }>('/public/drafts', {
    programId,
    language: 'en',
  })
  const { token, draft } = started.body
  const path = `/public/drafts/${token}`
  await server.visitor.patch(path, { version: draft.version, answers })
  return async () => (await server.visitor.get<Draft>(path)).body
}

test('what was typed goes on under the new version, and what is no longer asked is set aside and named', async () => {
  const { id, path } = await newProgram()
  const open = await begunBy(id, {
    'employer.city': 'Gatineau',
    'employer.website': 'https://example.org',
  })
  await begin(path)
  await edit(path, { do: 'retireQuestion', id: 'employer.website' })
  const { body } = await publish(path)
  const draft = await open()
  expect(draft.version).toBe(body.published.id)
  expect(draft.answers).toEqual({ 'employer.city': 'Gatineau' })
  expect(draft.moved?.setAside).toEqual(['Website'])
})

test('a new question is told with its page; new words alone are not worth a notice', async () => {
  const { id, path } = await newProgram()
  const open = await begunBy(id, { 'employer.city': 'Gatineau' })
  await begin(path)
  await edit(path, { do: 'changeQuestion', id: 'employer.city', label: bilingual('Town') })
  await publish(path)
  expect((await open()).moved).toBeNull()
  await begin(path)
  await add(path, asking('text', 'Whom do you train?'))
  await publish(path)
  expect((await open()).moved?.added).toEqual(['details'])
})

test('a limit that an answer no longer meets opens its page again, and the answer stays', async () => {
  const { id, path } = await newProgram()
  const open = await begunBy(id, { 'employer.city': 'Gatineau' })
  await begin(path)
  await edit(path, { do: 'changeQuestion', id: 'employer.city', limits: { maxLength: 3 } })
  await publish(path)
  const draft = await open()
  expect(draft.moved?.reopened).toEqual(['address'])
  expect(draft.answers['employer.city']).toBe('Gatineau')
})

test('a statement that reads otherwise is confirmed once more', async () => {
  const { id, path } = await newProgram()
  const open = await begunBy(id, { 'statements.laws': true, 'statements.armsLength': true })
  await begin(path)
  await edit(path, { do: 'changeQuestion', id: 'statements.laws', label: bilingual('We obey') })
  await publish(path)
  const draft = await open()
  expect(draft.moved?.reopened).toEqual(['statements'])
  expect(draft.answers['statements.laws']).toBeUndefined()
  expect(draft.answers['statements.armsLength']).toBe(true)
})
