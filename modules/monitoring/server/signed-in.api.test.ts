import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
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
