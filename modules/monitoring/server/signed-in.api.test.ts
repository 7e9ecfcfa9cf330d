import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { keyOf } from '../contract/question-key.ts'
import { formOf, goTo, twentyWeeks } from './monitoring.test-people.ts'
import { open, save, tokenOf } from './survey.test-people.ts'

withPeople()

const [name, title] = [keyOf('signName'), keyOf('signTitle')]
let form: string

beforeEach(async () => {
  const { placementId } = await twentyWeeks()
  await goTo('2027-03-08')
  form = await formOf(placementId, 'employer', 1)
}, 60_000)

/** The form as Rachel finds it who opens it signed in. */
async function openedByRachel() {
  const rachel = await server.as('employer')
  const { body } = await rachel.post<{ token: string }>(`/monitoring-forms/${form}/link`)
  return (await open(body.token)).body
}

const contactIs = (email: string) =>
  sql`update employers set contact_email = ${email}, contact_title = 'Director'
    where id = (select employer_id from monitoring_forms where id = ${form})`.execute(server.db)

it('is signed with the name of whoever opens it signed in, and with the title of the contact', async () => {
  await contactIs(cast.employer.email)
  expect((await openedByRachel()).answers).toMatchObject({
    [name]: cast.employer.name,
    [title]: 'Director',
  })
})

it('takes nobody else’s title', async () => {
  await contactIs('reception@example.org')
  const { answers } = await openedByRachel()
  expect([answers[name], answers[title]]).toEqual([cast.employer.name, undefined])
})

it('leaves what was typed, and what was cleared', async () => {
  await contactIs(cast.employer.email)
  await save(await tokenOf(form), { [name]: 'Ruth Okafor', [title]: '' })
  const { answers } = await openedByRachel()
  expect([answers[name], answers[title] ?? '']).toEqual(['Ruth Okafor', ''])
})

it('says of whom it asks to whoever is signed in', async () => {
  const { rows } = await sql<{ name: string }>`
    select t.first_name || ' ' || t.last_name as name from participants t
      join monitoring_forms f on f.participant_id = t.id where f.id = ${form}`.execute(server.db)
  const { participant } = await openedByRachel()
  expect(participant).toBe(rows[0]?.name)
})

it('says no name behind the link of the letter', async () => {
  const { answers, participant } = (await open(await tokenOf(form))).body
  expect([answers, participant]).toEqual([{}, null])
})

it('says for whom it counts to whoever opens it signed in as somebody else', async () => {
  const { rows } = await sql<{ employer: string; placementId: string }>`
    select e.legal_name as employer, f.placement_id as "placementId" from monitoring_forms f
      join employers e on e.id = f.employer_id where f.id = ${form}`.execute(server.db)
  const { employer, placementId } = rows[0]!
  const path = `/public/monitoring-surveys/${await tokenOf(form)}`
  const told = async (by: Caller, of = path) =>
    (await by.get<{ countsFor: object }>(of)).body.countsFor
  expect(await told(server.visitor)).toEqual({ employer, isOther: false })
  expect(await told(await server.as('employer'))).toEqual({ employer, isOther: false })
  for (const who of ['employee', 'caseOfficer'] as const)
    expect(await told(await server.as(who))).toEqual({ employer, isOther: true })
  const person = await tokenOf(await formOf(placementId, 'participant', 1))
  const theirs = `/public/monitoring-surveys/${person}`
  expect(await told(await server.as('employer'), theirs)).toEqual({ employer: null, isOther: true })
})
