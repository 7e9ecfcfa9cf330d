import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { steppedJobs } from '#apps/server/modules.ts'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runSteps } from '#kit/server/jobs.ts'
import { positionAnswers, programId } from '#modules/intake/server/intake.test-journey.ts'
import type {
  FilledSheet,
  ParticipantSheet,
  UploadWay,
} from '../contract/participant-sheets.endpoints.ts'

export let server: TestServer
/** A case officer of the program. */
export let amina: Caller
/** Of the employer. */
export let rachel: Caller

const path = '/participant-sheets/current'

/** The server and its people, each with an empty sheet before every test. */
export function withPeople() {
  beforeAll(async () => {
    server = await openTestServer()
    amina = await server.as('caseOfficer')
    rachel = await server.as('employer')
  })
  beforeEach(() => sql`delete from participant_sheets`.execute(server.db))
  afterAll(() => server.close())
}

/** What holds for all, as Rachel enters it. */
export async function terms(changed: object = {}) {
  const { participantName: _name, participantEmail: _email, ...position } = positionAnswers(1)
  const program = await programId(server, 'YESP')
  return { programId: program, language: 'en', ...position, ...changed }
}

let count = 0
/** Somebody whom no file knows. */
export function person(changed: object = {}) {
  const seed = ++count
  return {
    firstName: 'Ana',
    lastName: `Lopez ${seed}`,
    email: `ana.lopez.${seed}@example.org`,
    ...changed,
  }
}

export const keyOf = (at: number) => `participant${String(at).padStart(3, '0')}`

export const save = (by: Caller, body: object) => by.patch<ParticipantSheet>(path, body)
export const read = async (by: Caller) => (await by.get<ParticipantSheet>(path)).body
export const paste = (by: Caller, body: object) => by.post<FilledSheet>(`${path}/pasted`, body)
export const close = (by: Caller) => by.post<ParticipantSheet>(`${path}/closing`)
export const submit = async (by: Caller, changed: object = {}) =>
  by.post<ParticipantSheet>(`${path}/submission`, await terms(changed))

/** A sheet of these people. */
export async function enter(by: Caller, people: readonly object[], changed: object = {}) {
  const rows = people.map((cells, index) => ({ key: keyOf(index + 1), cells }))
  const answer = await save(by, { terms: await terms(changed), rows })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

export async function upload(
  by: Caller,
  content: string | Uint8Array<ArrayBuffer>,
  way: UploadWay = 'add',
) {
  const form = new FormData()
  form.append('file', new Blob([content]), 'people.csv')
  const answer = await fetch(`${server.address}/api${path}/file?way=${way}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}` },
    body: form,
  })
  return {
    status: answer.status,
    body: (await answer.json()) as FilledSheet & { code: string },
  }
}

/** Until nothing waits any more, as the background does it. */
export async function work() {
  for (const job of steppedJobs) await runSteps(server.system, job)
}

/** The employer that Rachel works for. */
export async function ownEmployer(): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select employer_id as id from users where email = 'employer@example.org'`.execute(server.db)
  return rows[0]?.id ?? ''
}

export async function applicationsFor(email: string) {
  const { rows } = await sql<{
    id: string
    status: string
    channel: string
    employerId: string
    hourlyWage: string
  }>`select id, status, channel, employer_id as "employerId", hourly_wage::text as "hourlyWage"
    from applications where participant_email = ${email}`.execute(server.db)
  return rows
}

export async function lettersTo(email: string, letter: string) {
  const { rows } = await sql<{ language: string }>`
    select language from outbox_messages where recipient = ${email} and template = ${letter}`.execute(
    server.db,
  )
  return rows
}
