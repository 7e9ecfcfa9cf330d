import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { SubmittedSheet } from '../contract/submitted-sheet.ts'
import {
  amina,
  enter,
  person,
  rachel,
  read,
  server,
  submit,
  withPeople,
  work,
} from './participant-sheets.test-people.ts'

withPeople()

it('names participants only to whoever may see who an application is about', async () => {
  const people = [person(), person()]
  await enter(rachel, people)
  await submit(rachel)
  await work()
  const { id } = await read(rachel)
  const seen = () => amina.get<SubmittedSheet>(`/participant-sheets/${id}`)
  const before = await seen()
  expect(before.body.applications.map(({ participantName }) => participantName)).toEqual(
    people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  )
  await sql`update roles set version = version + 1, rules = (select jsonb_agg(case
      when rule ->> 'subject' = 'Applications View' and rule -> 'fields' ? 'personal'
        then jsonb_set(rule, '{fields}', (rule -> 'fields') - 'personal') else rule end)
    from jsonb_array_elements(rules) rule) where key = 'caseOfficer'`.execute(server.db)
  const after = await seen()
  expect(after.status).toBe(200)
  expect(after.body.applications).toEqual(
    before.body.applications.map((each) => ({ ...each, participantName: null })),
  )
  for (const { lastName } of people) expect(JSON.stringify(after.body)).not.toContain(lastName)
})
