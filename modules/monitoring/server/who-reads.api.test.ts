import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { cast } from '#seeds/cast.ts'
import {
  formOf,
  goTo,
  listed,
  readForm,
  twentyWeeks,
  withoutThePersonal,
} from './monitoring.test-people.ts'
import { fill, open, tokenOf } from './survey.test-people.ts'

withPeople()

let placementId: string
let employers: string
let persons: string

beforeEach(async () => {
  ;({ placementId } = await twentyWeeks())
  await goTo('2027-03-08')
  employers = await formOf(placementId, 'employer', 1)
  persons = await formOf(placementId, 'participant', 1)
}, 60_000)

const historyOf = async (by: Caller, id: string) =>
  (await by.get<{ data: HistoryEntry[] }>(`/monitoring-forms/${id}/history`)).body.data

const answersOf = async (by: Caller) =>
  (await by.get<{ data: { purpose: string }[] }>(`/responses?record=${placementId}`)).body.data.map(
    ({ purpose }) => purpose,
  )

describe('whoever does not see what is personal', () => {
  it('reads neither a participant’s answers nor their name, in whatever way', async () => {
    const { name } = await readForm(await server.as('auditor'), persons)
    await fill(await tokenOf(persons))
    await fill(await tokenOf(employers))
    const whole = await server.as('auditor')
    expect(await answersOf(whole)).toEqual(['monitoring.employer.1', 'monitoring.participant.1'])
    expect((await historyOf(whole, persons))[0]?.actorName).toBe(name)
    const search = `search=${encodeURIComponent(name ?? '')}`
    expect((await listed(whole, search)).map(({ id }) => id)).toContain(persons)

    const reader = await withoutThePersonal()
    expect(await readForm(reader, persons)).toMatchObject({ name: null, submittedBy: null })
    expect(await answersOf(reader)).toEqual(['monitoring.employer.1'])
    expect(JSON.stringify(await historyOf(reader, persons))).not.toContain(name)
    expect((await historyOf(reader, persons))[0]?.action).toBe('monitoring.submit')
    expect(await listed(reader, search)).toEqual([])
  })
})

describe('a link that somebody made signed in', () => {
  it('is of no use to whoever works elsewhere by now', async () => {
    const { body } = await (
      await server.as('employer')
    ).post<{ token: string }>(`/monitoring-forms/${employers}/link`)
    const { employer_id: own } = await server.db
      .selectFrom('users')
      .select('employer_id')
      .where('email', '=', cast.employer.email)
      .executeTakeFirstOrThrow()
    await moveTo(sql`(select id from employers where id <> ${own} limit 1)`)
    expect((await open(body.token)).status).toBe(404)
    await moveTo(sql`${own}::uuid`)
    expect((await open(body.token)).status).toBe(200)
  })

  it('opens nothing once their role is another, or has changed', async () => {
    const { body } = await (
      await server.as('employer')
    ).post<{ token: string }>(`/monitoring-forms/${employers}/link`)
    expect((await open(body.token)).status).toBe(200)
    await sql`update roles set version = version + 1, rules = (
        select jsonb_agg(rule) from jsonb_array_elements(rules) rule
        where rule ->> 'subject' <> 'Monitoring Forms List')
      where id = (select role_id from users where email = ${cast.employer.email})`.execute(
      server.db,
    )
    expect(codeOf(await open(body.token))).toEqual([409, 'linkExpired'])
  })
})

const moveTo = (employer: ReturnType<typeof sql>) =>
  sql`update users set employer_id = ${employer} where email = ${cast.employer.email}`.execute(
    server.db,
  )
