import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import {
  endOf,
  schedules,
  take,
  underWay,
  withPeople,
} from '#modules/placements/server/placements.test-people.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { openForms } from './open-forms.ts'

withPeople()

const on = (day: string) => server.clock.moveTo(new Date(`${day}T15:00:00Z`))

describe('the plan of a placement', () => {
  const opensBy = async (firstDay: string, lastDay: string) => {
    const { rows } = await sql<{ number: number; opensOn: string | null }>`
      select number, opens_on as "opensOn" from monitoring_plan(${firstDay}::date, ${lastDay}::date)`.execute(
      server.db,
    )
    return rows.map(({ opensOn }) => opensOn)
  }

  it('has the first form, the last one and the one after it up to 17 weeks', async () => {
    const plan = ['2027-03-01', null, null, null, '2027-05-23', '2027-08-30']
    expect(await opensBy('2027-02-01', '2027-05-30')).toEqual(plan)
  })

  it('has the second one as well from 18 weeks, the third and fourth from 40', async () => {
    const which = async (lastDay: string) =>
      (await opensBy('2027-02-01', lastDay)).flatMap((day, at) => (day ? [at + 1] : []))
    expect(await which('2027-05-31')).toEqual([1, 2, 5, 6])
    expect(await which('2027-10-31')).toEqual([1, 2, 5, 6])
    expect(await which('2027-11-01')).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('opens on the last day of a month that is shorter', async () => {
    const [first, second, third, fourth, fifth, sixth] = await opensBy('2027-01-31', '2028-01-30')
    expect([first, second, third, fourth]).toEqual([
      '2027-02-28',
      '2027-04-30',
      '2027-07-31',
      '2027-10-31',
    ])
    expect([fifth, sixth]).toEqual(['2028-01-23', '2028-04-30'])
  })

  it('opens nothing before the first day, and nothing of the work after its last form', async () => {
    const plan = ['2027-02-08', null, null, null, '2027-02-08', '2027-05-15']
    expect(await opensBy('2027-02-01', '2027-02-15')).toEqual(plan)
    const short = ['2027-02-01', null, null, null, '2027-02-01', '2027-05-03']
    expect(await opensBy('2027-02-01', '2027-02-03')).toEqual(short)
  })
})

describe('the forms of a placement of twenty weeks', () => {
  let id: string

  beforeAll(async () => {
    ;({ id } = await underWay(new Date('2027-01-18T15:00:00Z'), schedules.falling))
  })

  const formsOf = async (side: 'employer' | 'participant') => {
    const { rows } = await sql<{ number: number; status: string; opens: string; due: string }>`
      select number, status, opens_on as opens, due_on as due from monitoring_forms
      where placement_id = ${id} and side = ${side} order by number`.execute(server.db)
    return rows.map(({ number, status, opens, due }) => [number, status, opens, due])
  }
  const planned = [
    // The 22nd is a Monday, fourteen days after the 8th.
    [1, 'scheduled', '2027-03-08', '2027-03-22'],
    // The 22nd of May is a Saturday, and Monday the 24th is Victoria Day.
    [2, 'scheduled', '2027-05-08', '2027-05-25'],
    [3, 'notRequired', null, null],
    [4, 'notRequired', null, null],
    [5, 'scheduled', '2027-06-20', '2027-07-05'],
    [6, 'scheduled', '2027-09-27', '2027-10-12'],
  ]

  it('are planned for both sides when the work begins, due on business days', async () => {
    expect(await formsOf('employer')).toEqual(planned)
    expect(await formsOf('participant')).toEqual(planned)
  })

  it('open on their day', async () => {
    on('2027-03-07')
    await runJob(server.system, openForms)
    expect((await formsOf('employer'))[0]).toEqual(planned[0])
    on('2027-03-08')
    await runJob(server.system, openForms)
    expect((await formsOf('employer'))[0]).toEqual([1, 'open', '2027-03-08', '2027-03-22'])
    expect((await formsOf('employer'))[1]).toEqual(planned[1])
  })

  it('are fewer once the work has ended early, and what is open stays', async () => {
    on('2027-04-12')
    const ended = await take(await server.as('caseOfficer'), id, 'end', endOf('2027-04-09'))
    expect(ended.status).toBe(200)
    expect(await formsOf('participant')).toEqual([
      [1, 'open', '2027-03-08', '2027-03-22'],
      [2, 'notRequired', null, null],
      [3, 'notRequired', null, null],
      [4, 'notRequired', null, null],
      [5, 'scheduled', '2027-04-02', '2027-04-16'],
      [6, 'scheduled', '2027-07-09', '2027-07-23'],
    ])
  })

  it('ask the employer nothing three months after an early end, and say in their history why', async () => {
    expect((await formsOf('employer'))[5]).toEqual([6, 'notRequired', null, null])
    const { rows } = await sql<{ id: string }>`select id from monitoring_forms
      where placement_id = ${id} and side = 'employer' and number = 6`.execute(server.db)
    expect(await auditRows(server.db, { entityId: rows[0]?.id })).toMatchObject([
      {
        action: 'monitoring.replan',
        actor: expect.stringMatching(/Amina/) as string,
        changes: { status: ['scheduled', 'notRequired'], dueOn: ['2027-10-12', null] },
      },
    ])
  })

  it('are as planned again when the work goes on after all', async () => {
    await runJob(server.system, openForms)
    expect((await formsOf('employer'))[4]?.[1]).toBe('open')
    const reason = { reason: 'It was a mistake' }
    const back = await take(await server.as('superAdmin'), id, 'reopening', reason)
    expect([back.status, back.body]).toEqual([200, expect.anything()])
    expect((await formsOf('employer')).slice(1)).toEqual(planned.slice(1))
  })
})
