import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { expireRequests } from './expire-requests.ts'
import { remindAsked } from './remind-asked.ts'
import {
  act,
  asked,
  fill,
  kindsOf,
  open,
  readRequest,
  tokenOf,
  working,
} from './requests.test-people.ts'

withPeople()

let id: string

/** The request is of 8 February 2027; its form is due on 1 March. */
beforeEach(async () => {
  const { placementId } = await working()
  id = (await asked(await server.as('caseOfficer'), placementId)).id
}, 60_000)

/** Moves to a day, and does what its morning does. */
async function morningOf(day: string) {
  server.clock.moveTo(new Date(`${day}T15:00:00Z`))
  await runJob(server.system, expireRequests)
  await runJob(server.system, remindAsked)
}

describe('a form that does not come', () => {
  it('is reminded of a week before it is due and on the day, and its request then expires', async () => {
    for (const day of ['2027-02-21', '2027-02-22', '2027-02-23', '2027-03-01']) await morningOf(day)
    expect(await kindsOf(id)).toEqual(['asked', 'reminder', 'reminder'])
    expect(await readRequest(await server.as('caseOfficer'), id)).toMatchObject({
      status: 'awaitingForm',
      reminders: 2,
    })
    const token = await tokenOf(id)
    await morningOf('2027-03-02')
    await morningOf('2027-03-03')
    expect(await kindsOf(id)).toEqual(['asked', 'reminder', 'reminder', 'expired'])
    expect((await readRequest(await server.as('caseOfficer'), id)).status).toBe('expired')
    expect((await open(token)).body.submitted).toMatchObject({ state: 'closed' })
  })

  it('is reminded of by staff once a day, and by nobody else', async () => {
    const amina = await server.as('caseOfficer')
    expect(codeOf(await act(amina, id, 'reminder', {}))).toEqual([409, 'remindedToday'])
    server.clock.moveTo(new Date('2027-02-22T10:00:00Z'))
    const rachel = await server.as('employer')
    expect(codeOf(await act(rachel, id, 'reminder', {}))).toEqual([409, 'remindedByStaff'])
    expect((await act(await server.as('caseOfficer'), id, 'reminder', {})).body).toMatchObject({
      reminders: 1,
      lastContactOn: '2027-02-22',
    })
    await morningOf('2027-02-22')
    expect(await kindsOf(id)).toEqual(['asked', 'reminder'])
  })
})

it('one request that cannot be led on keeps back no other', async () => {
  const { placementId } = await working()
  const other = (await asked(await server.as('caseOfficer'), placementId)).id
  await sql`alter table funding_requests add constraint stuck check (id <> ${sql.lit(id)} or status <> 'expired') not valid`.execute(
    server.db,
  )
  await morningOf('2027-03-02')
  const amina = await server.as('caseOfficer')
  const states = [await readRequest(amina, id), await readRequest(amina, other)]
  expect(states.map(({ status }) => status)).toEqual(['awaitingForm', 'expired'])
  await sql`alter table funding_requests drop constraint stuck`.execute(server.db)
})

it('nothing more is sent by itself once the form is in', async () => {
  await fill(await tokenOf(id))
  const before = await kindsOf(id)
  for (const day of ['2027-02-22', '2027-03-01', '2027-03-02']) await morningOf(day)
  expect(await kindsOf(id)).toEqual(before)
})

it('a returned form has its days anew', async () => {
  await fill(await tokenOf(id))
  server.clock.moveTo(new Date('2027-02-10T15:00:00Z'))
  await act(await server.as('approver'), id, 'return', { changes: 'The dates' })
  for (const day of ['2027-02-24', '2027-03-03', '2027-03-04']) await morningOf(day)
  expect((await kindsOf(id)).slice(-4)).toEqual(['returned', 'reminder', 'reminder', 'expired'])
})
