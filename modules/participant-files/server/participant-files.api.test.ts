import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { Person } from '#kit/server/person.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { addOne } from '#modules/documents/server/documents.test-people.ts'
import { pdf } from '#modules/intake/server/intake.test-journey.ts'
import { keyOf } from '#modules/monitoring/contract/question-key.ts'
import { answeredFiles } from '#modules/forms/server/answered-files.queries.ts'
import { formOf, goTo } from '#modules/monitoring/server/monitoring.test-people.ts'
import { surveyPurposeOf } from '#modules/monitoring/server/survey-purposes.ts'
import { fill, open, tokenOf } from '#modules/monitoring/server/survey.test-people.ts'
import { entered, withOwnPass } from '#modules/payments/server/participant-claims.test-people.ts'
import { claimed, working } from '#modules/payments/server/payments.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import type { ParticipantFile } from '../contract/participant-files.endpoints.ts'

withPeople()

let [participantId, applicationId] = ['', '']
let amina: Caller

/** Zoé's papers: a licence and an insurance, a pay stub of the first form, and one of a claim. */
beforeEach(async () => {
  const made = await working()
  applicationId = made.applicationId
  const { rows } = await sql<{ id: string }>`
    select participant_id as id from applications where id = ${applicationId}`.execute(server.db)
  participantId = rows[0]?.id ?? ''
  await goTo('2027-03-08')
  await answerWithStub(await tokenOf(await formOf(made.placementId, 'employer', 1)))
  await claimed(await server.as('employer'), made.placementId)
  amina = await server.as('caseOfficer')
}, 90_000)

async function answerWithStub(token: string) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(pdf)]), 'first-stub.pdf')
  const path = `/public/monitoring-surveys/${token}/documents/${keyOf('firstStub')}`
  await open(token)
  const sent = await fetch(`${server.address}/api${path}`, { method: 'POST', body: form })
  expect(sent.status).toBe(201)
  await fill(token, { [keyOf('payStub')]: true })
}

const list = (by: Caller) =>
  by.get<{ data: ParticipantFile[] }>(`/participants/${participantId}/files`)
const namesFor = async (by: Caller) =>
  (await list(by)).body.data.map(({ source, name }) => `${source} ${name}`)

async function archive(by: Caller) {
  const answer = await fetch(`${server.address}/api/participants/${participantId}/files-archive`, {
    headers: { authorization: `Bearer ${by.token}` },
  })
  if (answer.status !== 200) return { status: answer.status, names: [] }
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return { status: 200, names: Object.keys(files), files }
}

const whole = [
  'answer first-stub.pdf',
  'document document.pdf',
  'document document.pdf',
  'document document.pdf',
  'payment stub.pdf',
]

it('are told to the staff of the program from wherever they came, with what they are', async () => {
  const { body } = await list(amina)
  expect((await namesFor(amina)).toSorted()).toEqual(whole)
  const answer = body.data.find(({ source }) => source === 'answer')
  expect([answer?.title?.en, answer?.reference.slice(0, 4)]).toEqual([
    'Employer form 1 (after 1 month)',
    'PLA-',
  ])
  expect(body.data.map(({ addedAt }) => addedAt)).toEqual(
    body.data.map(({ addedAt }) => addedAt).toSorted((a, b) => (a < b ? 1 : -1)),
  )
})

it('come in one archive, in the folder of their record, and the log says who took it', async () => {
  const { names, files } = await archive(amina)
  expect(names).toHaveLength(whole.length)
  expect(new Set(names.map((name) => name.slice(0, 4)))).toEqual(new Set(['APP-', 'PLA-', 'PAY-']))
  for (const content of Object.values(files ?? {}))
    expect(Buffer.from(content).toString()).toMatch(/^%PDF-1\.4/)
  const { body } = await amina.get<{ data: { action: string; actorName: string }[] }>(
    `/participants/${participantId}/history`,
  )
  expect(body.data[0]).toMatchObject({
    action: 'participants.filesTaken',
    actorName: cast.caseOfficer.name,
  })
})

it('are an employer’s own and a participant’s own to these two', async () => {
  expect((await namesFor(await server.as('employer'))).toSorted()).toEqual([
    'document document.pdf',
    'document document.pdf',
    'payment stub.pdf',
  ])
  expect(await namesFor(await server.as('employee'))).toEqual(['document document.pdf'])
})

it('of the participant are closed to staff without personal data', async () => {
  await sql`update roles set version = version + 1, rules = (
      select jsonb_agg(case when rule ->> 'subject' in ('Applications View', 'Monitoring Forms List')
        then rule || '{"fields": ["basic"]}' else rule end) from jsonb_array_elements(rules) rule)
    where id = (select role_id from users where email = ${cast.auditor.email})`.execute(server.db)
  expect((await namesFor(await server.as('auditor'))).toSorted()).toEqual([
    'answer first-stub.pdf',
    'document document.pdf',
    'document document.pdf',
    'payment stub.pdf',
  ])
})

it('of applications are closed to whoever sees the participant and not these', async () => {
  await sql`update roles set version = version + 1, rules = (
      select jsonb_agg(rule) from jsonb_array_elements(rules) rule
      where rule ->> 'subject' <> 'Applications View')
    where id = (select role_id from users where email = ${cast.auditor.email})`.execute(server.db)
  expect(await namesFor(await server.as('auditor'))).toEqual([
    'payment stub.pdf',
    'answer first-stub.pdf',
  ])
})

it('of what a participant is paid are closed to the employer', async () => {
  const { rows } = await sql<{ placementId: string }>`
    select placement_id as "placementId" from payments where participant_id = ${participantId}`.execute(
    server.db,
  )
  await entered(await withOwnPass(rows[0]?.placementId ?? ''))
  const payments = async (by: Caller) =>
    (await namesFor(by)).filter((name) => name.startsWith('payment')).length
  const staff = await payments(await server.as('caseOfficer'))
  const employer = await payments(await server.as('employer'))
  expect([staff, employer]).toEqual([1, 0])
})

it('of a question that is withheld from a reader are not among them', async () => {
  const purpose = surveyPurposeOf({ side: 'employer', number: 1 })
  const { rows } = await sql<{ recordId: string }>`
    select record_id as "recordId" from form_responses where purpose = ${purpose.key}`.execute(
    server.db,
  )
  const records = rows.map(({ recordId }) => recordId)
  const filesBut = (withheld: string[]) => {
    const readable = () => sql`
      select l.id, l.reference, '' as name, ${withheld}::text[] as withheld from placements l`
    return answeredFiles(
      { db: server.db, person: { type: 'staff' } as Person },
      { records, purposes: [{ ...purpose, readable }], language: 'en' },
    )
  }
  expect((await filesBut([])).map(({ name }) => name)).toContain('first-stub.pdf')
  expect(await filesBut([keyOf('firstStub')])).toEqual([])
})

it('of a version that was replaced or taken away are not among them', async () => {
  await addOne(await server.as('employee'), applicationId, { kind: 'workStatus' })
  expect((await namesFor(amina)).toSorted()).toEqual([
    ...whole.slice(0, 3),
    'document scan.pdf',
    'payment stub.pdf',
  ])
})

it('are told to nobody who does not see the participant, nor are archives of none', async () => {
  await sql`delete from user_programs where user_id = (select id from users where email = ${cast.caseOfficer.email})`.execute(
    server.db,
  )
  const afterwards = await server.as('caseOfficer')
  expect([(await list(afterwards)).status, (await archive(afterwards)).status]).toEqual([404, 404])
  expect((await list(await server.as('admin'))).status).toBe(200)
})
