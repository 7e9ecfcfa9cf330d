import { beforeAll, describe, expect, it } from 'vitest'
import type { Question } from '../contract/definition.ts'
import {
  add,
  amina,
  margaret,
  priya,
  publish,
  questionIn,
  readAnswers,
  responsesOf,
  server,
  submit,
  youth,
  withPeople,
} from './answers.test-people.ts'

withPeople()

const plan: Question = {
  id: 'qplan000001',
  kind: 'file',
  label: { en: 'Training plan', fr: 'Plan de formation' },
  required: false,
}
const missing = '01999999-9999-7999-8999-999999999999'

/** An employer's half with the training plan. @returns where its answer and the file are */
async function submitPlan() {
  const { id } = await submit({}, { key: plan.id, count: 1 })
  const answers = await readAnswers(margaret, id)
  const [file] = (questionIn(answers, plan.id)?.answer.value ?? []) as {
    id: string
    sizeBytes: number
  }[]
  return { record: id, response: answers.id, file: file!, answers }
}

let first: Awaited<ReturnType<typeof submitPlan>>
let second: Awaited<ReturnType<typeof submitPlan>>
beforeAll(async () => {
  await publish([add(plan, 'position.trainingRequested')])
  first = await submitPlan()
  second = await submitPlan()
})

const pathOf = ({ response, file }: typeof first) => `/responses/${response}/files/${file.id}`

describe('a file of an answer', () => {
  it('is named and sized, and comes as it was sent, to be saved and never to be run', async () => {
    expect(questionIn(first.answers, plan.id)?.answer.value).toEqual([
      {
        id: first.file.id,
        name: 'document.pdf',
        mediaType: 'application/pdf',
        sizeBytes: first.file.sizeBytes,
      },
    ])
    const answer = await fetch(`${server.address}/api${pathOf(first)}`, {
      headers: { authorization: `Bearer ${amina.token}` },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''document.pdf`,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const content = Buffer.from(await answer.arrayBuffer())
    expect([content.subarray(0, 5).toString(), content.length]).toEqual([
      '%PDF-',
      first.file.sizeBytes,
    ])
  })

  it('is for whoever may read the answer alone', async () => {
    expect((await priya.get(pathOf(first))).status).toBe(200)
    const rachel = await server.as('employer')
    const david = await server.as('manager')
    expect((await rachel.get(pathOf(first))).status).toBe(404)
    expect((await david.get(pathOf(first))).status).toBe(404)
    expect((await server.visitor.get(pathOf(first))).status).toBe(401)
    await server.db
      .updateTable('applications')
      .set({ assignee_id: null, program_id: await otherProgram() })
      .where('id', '=', second.record)
      .execute()
    expect(await responsesOf(amina, second.record)).toEqual([])
    expect((await amina.get(pathOf(second))).status).toBe(404)
  })

  it('is opened by the answer that it belongs to, and by no other', async () => {
    const crossed = `/responses/${first.response}/files/${second.file.id}`
    expect((await margaret.get(crossed)).status).toBe(404)
    expect((await margaret.get(`/responses/${first.response}/files/${missing}`)).status).toBe(404)
    const { file_id } = await server.db
      .selectFrom('application_documents')
      .select('file_id')
      .where('application_id', '=', first.record)
      .where('kind', '<>', plan.id)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await margaret.get(`/responses/${first.response}/files/${file_id}`)).status).toBe(404)
  })
})

/** One that the case officer does not work in. */
async function otherProgram() {
  const { id } = await server.db
    .selectFrom('programs')
    .select('id')
    .where('id', '<>', youth)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('user_programs')
        .innerJoin('users', 'users.id', 'user_programs.user_id')
        .select('user_programs.program_id')
        .where('users.email', 'like', 'amina%'),
    )
    .limit(1)
    .executeTakeFirstOrThrow()
  return id
}
