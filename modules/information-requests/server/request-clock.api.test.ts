import { expect, it } from 'vitest'
import {
  amina,
  read,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { runJob } from '#kit/server/jobs.ts'
import { daysFromNow } from '#modules/intake/server/intake.test-journey.ts'
import {
  asked,
  dueOn,
  inReview,
  lettersTo,
  open,
  request,
  save,
  send,
  told,
  wage,
} from './information.test-people.ts'
import { lapseRequests } from './lapse-requests.ts'
import { remindApplicants } from './remind-applicants.ts'

withPeople()

it('the service standard waits while something is asked for, and runs again with what was left', async () => {
  const id = await inReview()
  const before = await read(amina, id)
  const { token } = await asked({}, id)
  const paused = await read(amina, id)
  expect(paused.reviewDaysLeft).toBeGreaterThan(0)
  expect(paused.reviewDueOn > before.reviewDueOn).toBe(true)
  await save(token, { [wage]: '24' })
  await send(token)
  // Answered on the day: nothing was lost, and nothing gained.
  expect(await read(amina, id)).toMatchObject({
    reviewDaysLeft: null,
    reviewDueOn: before.reviewDueOn,
  })
})

it('more time is told, keeps the link, and moves the standard along', async () => {
  const { id, token, email } = await asked()
  const paused = await read(amina, id)
  const newDay = daysFromNow(40)
  const early = await step(amina, id, 'information-request/extension', {
    newDay: dueOn(),
    reason: 'x',
  })
  expect(early.body.errors?.['newDay']?.[0]?.code).toBe('notLater')
  const later = await step(amina, id, 'information-request/extension', {
    newDay,
    reason: 'Illness',
  })
  expect(later.body).toMatchObject({ status: 'infoRequested', informationDueOn: newDay })
  expect(later.body.reviewDueOn > paused.reviewDueOn).toBe(true)
  expect((await open(token)).body.dueOn).toBe(newDay)
  expect(await lettersTo(id, email)).toEqual(['requested', 'extended'])
})

it('withdrawn while it is answered: one is first, the other is told', async () => {
  const { id, token } = await asked()
  await save(token, { [wage]: '24' })
  const { version } = await read(amina, id)
  const path = `/applications/${id}/information-request/withdrawal`
  const [answer, withdrawal] = await Promise.all([
    send(token),
    amina.post<{ code: string }>(path, { reason: 'Found it' }, { version }),
  ])
  const isAnswered = answer.status === 200
  expect(isAnswered ? withdrawal.status : answer.status).toBe(isAnswered ? 412 : 409)
  expect(isAnswered ? withdrawal.body.code : answer.body.code).toBe(
    isAnswered ? 'stale' : 'requestWithdrawn',
  )
  expect((await told(id)).map(({ state }) => state)).toEqual([
    isAnswered ? 'answered' : 'withdrawn',
  ])
})

it('whoever ends the asking in another way closes the request, and it can be asked again', async () => {
  const { id, token } = await asked()
  await step(amina, id, 'information', { note: 'By phone' })
  expect((await send(token)).body.code).toBe('requestWithdrawn')
  expect((await save(token, { [wage]: '24' })).body.code).toBe('requestWithdrawn')
  const again = await asked({}, id)
  expect((await told(id)).map(({ state }) => state)).toEqual(['open', 'withdrawn'])
  expect((await open(again.token)).status).toBe(200)
})

it('a lapse while an answer arrives: one is first', async () => {
  const { id, token } = await asked()
  await save(token, { [wage]: '24' })
  await server.db
    .updateTable('information_requests')
    .set({ due_on: '2020-01-01' })
    .where('application_id', '=', id)
    .execute()
  await server.db
    .updateTable('applications')
    .set({ information_due_on: '2020-01-01' })
    .where('id', '=', id)
    .execute()
  await server.db
    .updateTable('information_links')
    .set({ expires_at: '2099-01-01T00:00:00Z' })
    .execute()
  const [answer] = await Promise.all([send(token), runJob(server.system, lapseRequests)])
  const [{ state } = { state: '' }] = await told(id)
  expect([answer.status, answer.body.code ?? state]).toEqual(
    state === 'answered' ? [200, 'answered'] : [409, 'requestLapsed'],
  )
  expect((await read(amina, id)).status).toBe('inReview')
})

it('nothing more is asked until the answer', async () => {
  const { id } = await asked()
  expect((await request(id, {})).body.code).toBe('wrongState')
})

it('a reminder goes once, and what is not answered lapses once, with a task and word to both', async () => {
  const { id, token, email } = await asked()
  const answered = await asked()
  await save(answered.token, { [wage]: '24' })
  await send(answered.token)
  server.clock.windOn({ days: 12 })
  await Promise.all([
    runJob(server.system, remindApplicants),
    runJob(server.system, remindApplicants),
  ])
  expect(await lettersTo(id, email)).toEqual(['requested', 'reminder'])
  server.clock.windOn({ days: 4 })
  await Promise.all([runJob(server.system, lapseRequests), runJob(server.system, lapseRequests)])
  expect(await lettersTo(id, email)).toEqual(['requested', 'reminder', 'lapsed'])
  // Her session ended in the meantime.
  const again = await server.as('caseOfficer')
  expect(await read(again, id)).toMatchObject({ status: 'inReview', informationDueOn: null })
  expect((await read(again, answered.id)).status).toBe('inReview')
  const tasks = await server.db
    .selectFrom('tasks')
    .select('title')
    .where('parent_id', '=', id)
    .execute()
  expect(tasks).toEqual([{ title: 'Information requested not received: decide how to continue' }])
  const staff = await server.db
    .selectFrom('outbox_messages')
    .select('template')
    .where('record_id', '=', id)
    .where('template', '=', 'informationRequests.lapsedForAssignee')
    .execute()
  expect(staff).toHaveLength(1)
  expect((await open(token)).body.submitted).toMatchObject({ state: 'lapsed' })
  expect((await send(token)).body.code).toBe('requestLapsed')
})
