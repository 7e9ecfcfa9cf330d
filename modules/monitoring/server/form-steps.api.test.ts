import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf, complaintIn, complaintOf } from '#apps/server/test-answers.ts'
import type { Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import {
  act,
  formElsewhere,
  formOf,
  goTo,
  readForm,
  twentyWeeks,
} from './monitoring.test-people.ts'
import { openForms } from './open-forms.ts'

withPeople()

let placementId: string
let form: string
let amina: Caller

beforeEach(async () => {
  ;({ placementId } = await twentyWeeks())
  await goTo('2027-03-08')
  form = await formOf(placementId, 'employer', 1)
  amina = await server.as('caseOfficer')
}, 60_000)

const more = (newDay: string) => ({ newDay, reason: 'The manager is on leave' })
const extend = (newDay: string) => act(amina, form, 'extension', more(newDay))
const waive = (id = form) => act(amina, id, 'waiver', { reason: 'Answered by telephone' })
const reopen = (newDay: string, id = form) => act(amina, id, 'reopening', more(newDay))

/** The live events of a form, of the version that it has now. */
async function eventsOf(id: string) {
  const { rows } = await sql<{ topic: string; facts: object }>`
    select e.topic, e.facts from live_events e join monitoring_forms f on f.id = e.record_id
    where f.id = ${id} and e.record_version = f.version`.execute(server.db)
  return rows
}

describe('more time for a form', () => {
  it('is a business day after the one until now, with the reason in its history', async () => {
    const { status, body } = await extend('2027-04-01')
    expect([status, body]).toMatchObject([200, { status: 'open', dueOn: '2027-04-01' }])
    expect((await auditRows(server.db, { entityId: form })).at(-1)).toMatchObject({
      action: 'monitoring.extend',
      entity: 'monitoringForm',
      reference: body.placementReference,
      actor: expect.stringMatching(/Amina/) as string,
      reason: 'The manager is on leave',
      changes: { dueOn: ['2027-03-22', '2027-04-01'] },
    })
    const history = await amina.get<{ data: HistoryEntry[] }>(`/monitoring-forms/${form}/history`)
    expect(history.body.data[0]).toMatchObject({ action: 'monitoring.extend' })
    expect(await eventsOf(form)).toMatchObject([
      { topic: 'monitoring-forms', facts: { side: 'employer' } },
    ])
  })

  it('makes a late form pending again', async () => {
    await goTo('2027-03-25')
    amina = await server.as('caseOfficer')
    expect((await readForm(amina, form)).timing).toBe('late')
    expect((await extend('2027-03-25')).body).toMatchObject({ timing: 'pending', daysLate: 0 })
  })

  it('is neither an earlier day, nor a weekend or a holiday, nor months ahead', async () => {
    const complaint = async (newDay: string) => complaintOf(await extend(newDay), 'newDay')
    expect(await complaint('2027-03-19')).toBe('notLater')
    expect(await complaint('2027-03-22')).toBe('notLater')
    expect(await complaint('2027-03-27')).toBe('notBusinessDay')
    // Good Friday.
    expect(await complaint('2027-03-26')).toBe('notBusinessDay')
    expect(await complaint('2027-06-07')).toBe('tooFarAhead')
    expect(await complaint('2027-06-04')).toBeUndefined()
    await goTo('2027-06-10')
    amina = await server.as('caseOfficer')
    expect(await complaint('2027-06-09')).toBe('notLater')
    const weekend = complaintIn(await extend('2027-06-12'), 'newDay')
    expect(weekend?.message).toBe('Choose a business day, not a weekend or a holiday')
  })

  it('needs a day and a reason, and takes nothing else', async () => {
    const missing = await act(amina, form, 'extension', {})
    expect([complaintOf(missing, 'newDay'), complaintOf(missing, 'reason')]).toEqual([
      'required',
      'required',
    ])
    const also = await act(amina, form, 'extension', { ...more('2027-04-01'), dueOn: '2027-04-01' })
    expect(also.status).toBe(422)
    expect((await readForm(amina, form)).dueOn).toBe('2027-03-22')
  })
})

describe('a form that is waived', () => {
  it('is not asked for any more; why, the staff read and the employer does not', async () => {
    const { status, body } = await waive()
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'waived',
        timing: null,
        waivedOn: '2027-03-08',
        waivedReason: 'Answered by telephone',
        waivedBy: expect.stringMatching(/Amina/) as string,
        can: { reopen: true },
      },
    ])
    const rachel = await server.as('employer')
    expect(await readForm(rachel, form)).toMatchObject({
      status: 'waived',
      waivedOn: '2027-03-08',
      waivedReason: null,
      waivedBy: null,
    })
    expect((await auditRows(server.db, { entityId: form })).at(-1)).toMatchObject({
      action: 'monitoring.waive',
      reason: 'Answered by telephone',
      changes: { status: ['open', 'waived'] },
    })
  })

  it('before its day does not open', async () => {
    const second = await formOf(placementId, 'employer', 2)
    expect((await waive(second)).status).toBe(200)
    await goTo('2027-05-10')
    expect((await readForm(await server.as('caseOfficer'), second)).status).toBe('waived')
  })

  it('is asked for again from today on, with another day', async () => {
    const second = await formOf(placementId, 'employer', 2)
    await waive(second)
    expect(complaintOf(await reopen('2027-03-08', second), 'newDay')).toBe('notLater')
    const { status, body } = await reopen('2027-03-30', second)
    expect([status, body]).toMatchObject([
      200,
      { status: 'open', opensOn: '2027-03-08', dueOn: '2027-03-30', waivedReason: null },
    ])
    expect((await auditRows(server.db, { entityId: second })).at(-1)).toMatchObject({
      action: 'monitoring.reopen',
      reason: 'The manager is on leave',
      changes: { status: ['waived', 'open'], dueOn: ['2027-05-25', '2027-03-30'] },
    })
  })
})

describe('a step', () => {
  it('is nobody’s who only looks, nor of another program', async () => {
    const others = ['approver', 'finance', 'auditor', 'employer'] as const
    for (const who of others) {
      // oxlint-disable no-await-in-loop -- one after the other
      const by = await server.as(who)
      expect([who, (await act(by, form, 'extension', more('2027-04-01'))).status]).toEqual([
        who,
        403,
      ])
      expect((await act(by, form, 'waiver', { reason: 'No' })).status).toBe(403)
      expect((await act(by, form, 'reopening', more('2027-04-01'))).status).toBe(403)
      // oxlint-enable no-await-in-loop
    }
    const elsewhere = await formElsewhere()
    expect((await waive(elsewhere)).status).toBe(404)
    expect((await act(amina, elsewhere, 'extension', more('2027-04-01'))).status).toBe(404)
  })

  it('is refused where it does not lead on', async () => {
    const [third, fifth] = [
      await formOf(placementId, 'employer', 3),
      await formOf(placementId, 'employer', 5),
    ]
    const wrong = [409, 'wrongState']
    expect(codeOf(await waive(third))).toEqual(wrong)
    expect(codeOf(await act(amina, fifth, 'extension', more('2027-04-01')))).toEqual(wrong)
    expect(codeOf(await reopen('2027-04-01'))).toEqual(wrong)
    await waive()
    expect(codeOf(await extend('2027-04-01'))).toEqual(wrong)
    expect(codeOf(await waive())).toEqual(wrong)
  })

  it('is taken once when two people take it at the same moment', async () => {
    const { version } = await readForm(amina, form)
    const margaret = await server.as('superAdmin')
    const path = `/monitoring-forms/${form}/waiver`
    const answers = await Promise.all(
      [amina, margaret].map((by) => by.post(path, { reason: 'By telephone' }, { version })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(codeOf(await amina.post(path, { reason: 'Late' }, { version }))).toEqual([412, 'stale'])
  })

  it('of the morning opens each form once, however many run', async () => {
    const second = await formOf(placementId, 'employer', 2)
    server.clock.moveTo(new Date('2027-05-10T15:00:00Z'))
    await Promise.all([1, 2, 3].map(() => runJob(server.system, openForms)))
    const rows = await auditRows(server.db, { entityId: second })
    expect(rows).toMatchObject([
      { action: 'monitoring.open', changes: { status: ['scheduled', 'open'] } },
    ])
    expect((await readForm(await server.as('superAdmin'), second)).version).toBe(2)
  })
})
