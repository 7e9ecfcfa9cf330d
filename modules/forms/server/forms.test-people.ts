import { afterAll, beforeAll } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { ProgramRecord } from '#modules/programs/contract/programs.endpoints.ts'
import { winterWork } from '#modules/programs/server/programs.test-world.ts'
import type { Edit } from '../contract/edits.ts'
import type { FormRecord } from '../contract/forms.endpoints.ts'
import { newQuestion } from '../contract/new-question.ts'
import type { QuestionKind } from '../contract/kinds.ts'

/** The server and its people. */
export let server: TestServer
export let sarah: Caller
export let margaret: Caller

/** The server and its people, open while the tests of the file that calls this run. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    sarah = await server.as('admin')
    margaret = await server.as('superAdmin')
  })
  afterAll(() => server.close())
}

let count = 0

/** A program that takes applications, with nothing edited yet: its id, and where its form is. */
export async function newProgram(more: object = {}) {
  count += 1
  const code = `FORMS${count}`
  const { body } = await margaret.post<ProgramRecord>('/programs', { ...winterWork, ...more, code })
  const { id, version } = body
  await margaret.post(`/programs/${id}/opening`, undefined, { version })
  return { id, path: `/programs/${id}/forms/application.employer` }
}

export const read = async (path: string) => (await sarah.get<FormRecord>(path)).body

export const begin = (path: string, by: Caller = sarah) => by.post<FormRecord>(`${path}/draft`, {})

/** One edit on top of the latest one. */
export async function edit(path: string, change: Edit, by: Caller = sarah) {
  const { draft } = await read(path)
  return by.patch<FormRecord>(`${path}/draft`, { editNo: draft?.editNo ?? 0, edit: change })
}

export async function publish(path: string, reason = 'Clearer questions', by: Caller = sarah) {
  const { draft } = await read(path)
  return by.post<FormRecord>(`${path}/publication`, { editNo: draft?.editNo ?? 0, reason })
}

export const bilingual = (words: string) => ({ en: words, fr: `${words} (fr)` })

export const asking = (kind: QuestionKind, words: string) => ({
  ...newQuestion(kind),
  label: bilingual(words),
})

/** Adds a question of one's own to a section, first of all. */
export const add = (path: string, question: ReturnType<typeof asking>, into = 'details') =>
  edit(path, { do: 'addQuestion', question, into, after: null })
