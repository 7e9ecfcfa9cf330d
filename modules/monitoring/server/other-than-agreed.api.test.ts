import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { Side } from '../contract/monitoring-form.ts'
import {
  formOf,
  goTo,
  readForm,
  twentyWeeks,
  withoutThePersonal,
} from './monitoring.test-people.ts'
import { fill, tokenOf } from './survey.test-people.ts'

withPeople()

let placementId: string

beforeEach(async () => {
  ;({ placementId } = await twentyWeeks())
  await sql`update placements set hours_per_week = 30, hourly_wage = 27.75 where id = ${placementId}`.execute(
    server.db,
  )
  await goTo('2027-03-08')
}, 60_000)

interface Said {
  hours: string
  wage: string
  firstDay?: string
}

/** The first form of a side, sent with hours, a wage and a first day. */
async function sent(side: Side, said: Said) {
  const form = await formOf(placementId, side, 1)
  const { hours: qhours00000, wage: qwage000000, firstDay: qfirstDay00 = '2027-02-08' } = said
  const answers = { qstill00000: 'yes', qhours00000, qwage000000, qfirstDay00 }
  expect((await fill(await tokenOf(form), answers)).status).toBe(200)
  return form
}

const otherIn = async (form: string, as: Parameters<typeof server.as>[0]) =>
  (await readForm(await server.as(as), form)).otherThanAgreed

it('is told to the officer where the employer says hours and a wage that were not agreed', async () => {
  const form = await sent('employer', { hours: '35', wage: '17.50' })
  expect(await otherIn(form, 'caseOfficer')).toEqual([
    { fact: 'hoursPerWeek', agreed: '30.0', said: '35' },
    { fact: 'hourlyWage', agreed: '27.75', said: '17.50' },
  ])
  expect(await otherIn(form, 'employer')).toEqual([])
})

it('is told where a side says another first day than the one on record, agreed or confirmed', async () => {
  const form = await sent('employer', { hours: '30', wage: '27.75', firstDay: '2027-02-09' })
  const said = { fact: 'firstDay', said: '2027-02-09' }
  expect(await otherIn(form, 'caseOfficer')).toEqual([{ ...said, agreed: '2027-02-08' }])
  const confirm = (day: string) =>
    sql`update placements set started_on = ${day} where id = ${placementId}`.execute(server.db)
  await confirm('2027-02-09')
  expect(await otherIn(form, 'caseOfficer')).toEqual([])
})

it('is nothing where all is as agreed, and once the agreement was changed', async () => {
  const form = await sent('employer', { hours: '30', wage: '28.00' })
  await sql`update placements set hourly_wage = 28 where id = ${placementId}`.execute(server.db)
  expect(await otherIn(form, 'caseOfficer')).toEqual([])
})

it('is told of the participant’s form to the staff alone, who see the participant', async () => {
  const form = await sent('participant', { hours: '30.0', wage: '20.00' })
  const wage = [{ fact: 'hourlyWage', agreed: '27.75', said: '20.00' }]
  expect(await otherIn(form, 'caseOfficer')).toEqual(wage)
  expect(await otherIn(form, 'employee')).toEqual([])
  expect(await otherIn(form, 'auditor')).toEqual(wage)
  expect((await readForm(await withoutThePersonal(), form)).otherThanAgreed).toEqual([])
})
