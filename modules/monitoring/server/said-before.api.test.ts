import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { keyOf } from '../contract/question-key.ts'
import { act, formOf, goTo, twentyWeeks } from './monitoring.test-people.ts'
import { fill, open, save, tokenOf } from './survey.test-people.ts'

withPeople()

let placementId: string
const stays = { [keyOf('still')]: 'changed', [keyOf('hours')]: '36.5', [keyOf('wage')]: '24.10' }

beforeEach(async () => {
  ;({ placementId } = await twentyWeeks())
  await goTo('2027-03-08')
}, 60_000)

const tokenFor = async (side: 'employer' | 'participant', number: number) =>
  tokenOf(await formOf(placementId, side, number))

async function secondForm(side: 'employer' | 'participant' = 'employer') {
  await goTo('2027-05-08')
  return tokenFor(side, 2)
}

it('offers what the last form of the same side said, and what it means for the questions of this one', async () => {
  const first = await tokenFor('employer', 1)
  expect((await open(first)).body.before).toBeNull()
  await fill(first, stays)
  const { body } = await open(await secondForm())
  expect(body.before).toEqual({
    on: '2027-03-08',
    hoursPerWeek: '36.5',
    hourlyWage: '24.10',
    answers: {
      [keyOf('still')]: 'yes',
      [keyOf('hours')]: '36.5',
      [keyOf('wage')]: '24.10',
      [keyOf('wageNew')]: false,
    },
  })
  expect((await open(await tokenFor('participant', 2))).body.before).toBeNull()
})

it('is said of the participant’s side by the participant’s form', async () => {
  await fill(await tokenFor('participant', 1), stays)
  const { body } = await open(await secondForm('participant'))
  expect(Object.keys(body.before?.answers ?? {})).toEqual(
    ['still', 'hours', 'wage'].map((name) => keyOf(name)),
  )
  expect((await open(await tokenFor('employer', 2))).body.before).toBeNull()
})

it('stays while answers are saved, and can be sent as it is offered', async () => {
  await fill(await tokenFor('employer', 1), stays)
  const token = await secondForm()
  const { before } = (await open(token)).body
  const saved = await save(token, before?.answers ?? {})
  expect([saved.status, saved.body.before]).toEqual([200, before])
  expect((await fill(token, before?.answers)).body.submitted?.state).toBe('sent')
})

it('offers nothing to whoever has left, and nothing again where changes are asked for', async () => {
  await fill(await tokenFor('employer', 1), { [keyOf('still')]: 'no' })
  const token = await secondForm()
  expect((await open(token)).body.before).toBeNull()
  await fill(token, stays)
  const form = await formOf(placementId, 'employer', 2)
  const asked = { changes: 'The wage is of January', newDay: '2027-05-27' }
  await act(await server.as('caseOfficer'), form, 'changes-request', asked)
  expect((await open(await tokenOf(form))).body).toMatchObject({
    changesAsked: asked.changes,
    before: null,
  })
})

it('offers nothing to whoever has left, though hours and wage are kept of them', async () => {
  await fill(await tokenFor('employer', 1), stays)
  await server.db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db)
    await sql`update form_responses set content = content || ${JSON.stringify({ [keyOf('still')]: 'no' })}::jsonb
      where record_id = ${placementId}`.execute(db)
  })
  expect((await open(await secondForm())).body.before).toBeNull()
})

it('offers what the latest of several forms said, and nothing of a later one', async () => {
  await fill(await tokenFor('employer', 1), stays)
  await fill(await secondForm(), { [keyOf('hours')]: '20', [keyOf('wage')]: '25.00' })
  await goTo('2027-06-22')
  const third = await formOf(placementId, 'employer', 5)
  expect((await open(await tokenOf(third))).body.before).toMatchObject({
    hoursPerWeek: '20',
    hourlyWage: '25.00',
    on: '2027-05-08',
  })
})

it('offers nothing to the first form that is filled in after the second', async () => {
  await fill(await secondForm(), stays)
  const late = await formOf(placementId, 'employer', 1)
  const rachel = await server.as('employer')
  const { body } = await rachel.post<{ token: string }>(`/monitoring-forms/${late}/link`, {})
  expect((await open(body.token)).body).toMatchObject({ number: 1, before: null })
})

it('offers nothing of before to whoever is asked to put the answers right', async () => {
  await fill(await tokenFor('employer', 1), stays)
  const token = await secondForm()
  expect((await open(token)).body.before).not.toBeNull()
  await fill(token, stays)
  const form = await formOf(placementId, 'employer', 2)
  const asked = { changes: 'The wage is of January', newDay: '2027-05-27' }
  await act(await server.as('caseOfficer'), form, 'changes-request', asked)
  expect((await open(await tokenOf(form))).body).toMatchObject({
    changesAsked: asked.changes,
    before: null,
  })
})
