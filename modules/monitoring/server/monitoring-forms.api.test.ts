import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import {
  formElsewhere,
  formOf,
  goTo,
  listed,
  readForm,
  twentyWeeks,
} from './monitoring.test-people.ts'
import { verifyMonitoring } from './verify-monitoring.ts'

withPeople()

let placementId: string
let applicationId: string
let employerForm: string
let participantForm: string
let amina: Caller
let luc: Caller

beforeAll(async () => {
  ;({ placementId, applicationId } = await twentyWeeks())
  employerForm = await formOf(placementId, 'employer', 1)
  participantForm = await formOf(placementId, 'participant', 1)
}, 60_000)

/** The first forms are open from 8 to 22 March 2027. */
async function on(day: string) {
  await goTo(day)
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
}

beforeEach(() => on('2027-03-08'))

const ofApplication = () => `filter[applicationId]=${applicationId}`

describe('the forms of a placement', () => {
  it('are all listed, what is due first at the top, what is not asked for at the end', async () => {
    const forms = await listed(amina, `${ofApplication()}&filter[side]=employer`)
    expect(forms.map(({ number, status, timing }) => [number, status, timing])).toEqual([
      [1, 'open', 'pending'],
      [2, 'scheduled', null],
      [5, 'scheduled', null],
      [6, 'scheduled', null],
      [3, 'notRequired', null],
      [4, 'notRequired', null],
    ])
  })

  it('say whose they are, where, and who looks after them', async () => {
    const form = await readForm(amina, participantForm)
    expect(form).toMatchObject({
      side: 'participant',
      number: 1,
      opensOn: '2027-03-08',
      dueOn: '2027-03-22',
      name: expect.stringMatching(/^Zoé/) as string,
      placementReference: expect.stringMatching(/^PLA-2027-/) as string,
      assignee: { name: expect.stringMatching(/Amina/) as string },
      businessDaysLeft: 10,
      daysLate: 0,
      can: { extend: true, waive: true },
    })
    expect(form.can).not.toHaveProperty('reopen')
  })

  it('are late from the day after they are due, and very late after fourteen days', async () => {
    const onDay = async (day: string) => {
      await on(day)
      const { timing, daysLate } = await readForm(amina, employerForm)
      return [timing, daysLate]
    }
    expect(await onDay('2027-03-22')).toEqual(['pending', 0])
    expect(await onDay('2027-03-23')).toEqual(['late', 1])
    expect(await onDay('2027-04-05')).toEqual(['late', 14])
    expect(await onDay('2027-04-06')).toEqual(['veryLate', 15])
  })

  it('are found as pending, late and very late', async () => {
    const found = async (timing: string) =>
      (await listed(amina, `${ofApplication()}&filter[timing]=${timing}`)).length
    expect([await found('pending'), await found('late')]).toEqual([2, 0])
    await on('2027-03-23')
    expect([await found('pending'), await found('late'), await found('veryLate')]).toEqual([
      0, 2, 0,
    ])
    await on('2027-04-06')
    expect([await found('late'), await found('veryLate')]).toEqual([2, 2])
    expect(await found('pending,veryLate')).toBe(2)
  })

  it('are found by program, assignee, number, and the reference of the placement', async () => {
    const { programCode, placementReference, assignee } = await readForm(amina, employerForm)
    const { rows } = await sql<{ id: string }>`
      select id from programs where code = ${programCode}`.execute(server.db)
    const narrow = `&${ofApplication()}`
    const ids = async (query: string) => (await listed(amina, query)).map(({ id }) => id)
    expect(await ids(`filter[programId]=${rows[0]!.id}${narrow}`)).toHaveLength(12)
    expect(await ids(`filter[assigneeId]=${assignee!.id}${narrow}`)).toHaveLength(12)
    expect(await ids(`filter[assigneeId]=none${narrow}`)).toEqual([])
    expect((await ids(`filter[number]=1${narrow}`)).toSorted()).toEqual(
      [employerForm, participantForm].toSorted(),
    )
    expect(await ids(`search=${placementReference}`)).toHaveLength(12)
  })
})

describe('who sees a form', () => {
  it('is the staff of its program, and nobody of another one', async () => {
    const elsewhere = await formElsewhere()
    expect((await amina.get(`/monitoring-forms/${elsewhere}`)).status).toBe(404)
    expect((await amina.get(`/monitoring-forms/${elsewhere}/history`)).status).toBe(404)
    expect((await luc.get(`/monitoring-forms/${elsewhere}`)).status).toBe(200)
    const programs = await sql<{ code: string }>`
      select p.code from user_programs m join programs p on p.id = m.program_id
      where m.user_id = ${await ownId(amina)}`.execute(server.db)
    const seen = new Set((await listed(amina, 'sort=name')).map(({ programCode }) => programCode))
    expect(programs.rows.map(({ code }) => code)).toEqual(expect.arrayContaining([...seen]))
  })

  it('is each side of its own forms, and not who works on them or why', async () => {
    const rachel = await server.as('employer')
    const zoe = await server.as('employee')
    for (const [side, by, own, other] of [
      ['employer', rachel, employerForm, participantForm],
      ['participant', zoe, participantForm, employerForm],
    ] as const) {
      // oxlint-disable no-await-in-loop -- one side after the other
      const forms = await listed(by, ofApplication())
      expect(forms.map((form) => form.side)).toEqual(Array.from({ length: 6 }, () => side))
      expect(await readForm(by, own)).toMatchObject({ assignee: null, can: {} })
      expect((await by.get(`/monitoring-forms/${other}`)).status).toBe(404)
      expect((await by.get(`/monitoring-forms/${own}/history`)).status).toBe(404)
      expect((await by.get('/monitoring-forms?filter[assigneeId]=none')).status).toBe(422)
      // oxlint-enable no-await-in-loop
    }
    const { data } = (await rachel.get<{ data: unknown[] }>('/monitoring-forms?perPage=100')).body
    expect(data.length).toBeGreaterThanOrEqual(6)
  })

  it('is nobody without the permission', async () => {
    const adviser = await server.as('adviser')
    expect(codeOf(await adviser.get('/monitoring-forms'))).toEqual([403, 'forbidden'])
    expect((await server.visitor.get('/monitoring-forms')).status).toBe(401)
  })
})

describe('the list of forms', () => {
  it('exports what is shown, with names where they may be exported', async () => {
    const { name } = await readForm(amina, employerForm)
    const sheet = async (by: Caller) =>
      String((await by.get(`/monitoring-forms/export?format=csv&${ofApplication()}`)).body)
    const whole = await sheet(luc)
    expect(whole.split('\n')[0]).toContain('Participant reference')
    expect(whole).toContain(name)
    expect(whole).toContain('2027-03-22')
    expect(await sheet(amina)).not.toContain(name)
    const zoe = await server.as('employee')
    expect((await zoe.get('/monitoring-forms/export?format=csv')).status).toBe(403)
  })

  it('follows the application to another assignee, and the participant to another name', async () => {
    const lucId = await ownId(luc)
    await sql`update applications set assignee_id = ${lucId} where id = ${applicationId}`.execute(
      server.db,
    )
    expect(await listed(luc, `${ofApplication()}&filter[assigneeId]=${lucId}`)).toHaveLength(12)
    await sql`update participants set last_name = 'Quesnel-Ouimet' where id = (
      select participant_id from applications where id = ${applicationId})`.execute(server.db)
    expect(await listed(luc, 'search=quesnel-ouimet')).toHaveLength(12)
    expect(await verifyMonitoring(server.db)).toEqual([])
  })
})
