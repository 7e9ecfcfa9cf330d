import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { callerOf, without } from './asking.ts'

interface Page {
  data: { id: string; record: { id: string; name: string } }[]
  meta: { total: number }
}

const naming = ['position.participantName', 'position.participantEmail']

let server: TestServer
let margaret: Caller
/** Staff who see everything but personal data. */
let genevieve: Caller
let path: string
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  genevieve = await callerOf(server, without('personal'))
  const { rows } = await sql<{ id: string }>`
    select program_id as id from form_responses where purpose = 'application.employer'
    group by 1 order by count(*) desc limit 1`.execute(server.db)
  path = `/programs/${rows[0]?.id}/forms/application.employer/answers`
}, 120_000)
afterAll(() => server.close())

const list = async (caller: Caller, rest = '') => (await caller.get<Page>(path + rest)).body

test('an employer’s answers are listed without saying who the participant is', async () => {
  const whole = await list(margaret)
  const seen = await list(genevieve)
  expect(whole.data.every(({ record }) => record.name.length > 0)).toBe(true)
  expect(seen.meta.total).toBe(whole.meta.total)
  expect(seen.data.map(({ record }) => record.name)).toEqual(whole.data.map(() => ''))
})

test('a response is read without the questions of them', async () => {
  const { data } = await list(margaret)
  const id = data[0]?.id
  const whole = JSON.stringify((await margaret.get(`/responses/${id}`)).body)
  const answer = await genevieve.get(`/responses/${id}`)
  expect(answer.status).toBe(200)
  for (const question of naming) {
    expect(whole).toContain(question)
    expect(JSON.stringify(answer.body)).not.toContain(question)
  }
})

test('an export has neither the names nor the answers that say them', async () => {
  const { data } = await list(margaret)
  const { status, body } = await genevieve.get<string>(`${path}/export?format=csv`)
  expect(status).toBe(200)
  // Some participant is called like a signatory or a supervisor, who are named.
  const { rows } = await sql<{ name: string }>`
    select submitted_by as name from form_responses union select supervisor_name from applications
    union select signatory_name from applications union select contact_name from employers`.execute(
    server.db,
  )
  const others = new Set(rows.map(({ name }) => name))
  const names = data.map(({ record }) => record.name).filter((name) => !others.has(name))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(body).not.toContain(name)
})
