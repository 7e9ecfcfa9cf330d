import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { take, withPeople } from '#modules/placements/server/placements.test-people.ts'
import type { OrphanedRow } from '../contract/orphaned.endpoints.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { closeByTime } from './close-by-time.ts'
import {
  act,
  anotherEmployer,
  caseOf,
  lettersOf,
  moveRachelTo,
  orphaned,
  readCase,
} from './orphaned.test-people.ts'
import { remindAssignees } from './remind-assignees.ts'
import { verifyOrphaned } from './verify-orphaned.ts'

withPeople()

let id: string
let placementId: string
let applicationId: string
let amina: Caller
let luc: Caller
let home: string

async function goTo(moment: string) {
  server.clock.moveTo(new Date(moment))
  amina = await server.as('caseOfficer')
  luc = await server.as('approver')
}

beforeEach(async () => {
  if (home) await moveRachelTo(home)
  ;({ id, placementId, applicationId } = await orphaned())
  const { rows } = await sql<{ home: string }>`
    select employer_id as home from users where email = 'employer@example.org'`.execute(server.db)
  home = rows[0]!.home
  await goTo('2027-04-15T15:00:00Z')
}, 60_000)

describe('an early end', () => {
  it('lists its participant with the weeks and dollars that it left, and the steps that are due', async () => {
    // 140 days were approved with 5,880.00; 66 days used 3,660.00. 14 April 2027 is a Wednesday.
    expect(await readCase(amina, id)).toMatchObject({
      status: 'open',
      trigger: 'endedEarly',
      endReason: 'laidOff',
      orphanedOn: '2027-04-15',
      daysOrphaned: 0,
      daysLeft: 74,
      weeksLeft: '10.6',
      amountLeft: '2220.00',
      closesOn: '2027-06-13',
      dueOn: '2027-04-16',
      assignee: { name: expect.stringMatching(/Amina/) as string },
    })
    const { body } = await amina.get<{ data: OrphanedRow[] }>(
      '/orphaned-participants?perPage=100&filter[status]=open&filter[language]=en,fr&sort=-amountLeft',
    )
    expect(body.data.map((row) => row.id)).toContain(id)
    expect(await verifyOrphaned(server.db)).toEqual([])
  })

  it('of somebody who goes back to school lists nobody', async () => {
    const school = await orphaned('2027-04-14', {
      also: { endSide: 'participant', endReason: 'returnedToSchool' },
    })
    expect(school.id).toBe('')
  }, 60_000)

  it('that was a mistake takes the case back, and a new end opens it again', async () => {
    await take(luc, placementId, 'reopening', { reason: 'The wrong person' })
    expect(await readCase(amina, id)).toMatchObject({ status: 'withdrawn', can: {} })
    const end = { lastWorkedOn: '2027-04-15', endedOn: '2027-04-15', endSide: 'employer' }
    await take(amina, placementId, 'end', { ...end, endReason: 'dismissed' })
    expect(await caseOf(placementId)).toBe(id)
    expect(await readCase(amina, id)).toMatchObject({ status: 'open', daysLeft: 73, outcome: null })
  })
})

describe('the playbook', () => {
  it('keeps who did which step when, and what is due next', async () => {
    const done = await amina.post<Awaited<ReturnType<typeof readCase>>>(
      `/orphaned-participants/${id}/steps`,
      { step: 'contact', isDone: true, note: 'By telephone' },
    )
    expect(done.body.steps[0]).toEqual({
      step: 'contact',
      dueOn: '2027-04-16',
      doneOn: '2027-04-15',
      doneBy: expect.stringMatching(/Amina/) as string,
      note: 'By telephone',
    })
    expect(done.body.dueOn).toBe('2027-04-21')
    await amina.post(`/orphaned-participants/${id}/steps`, { step: 'contact', isDone: false })
    expect(await readCase(amina, id)).toMatchObject({ dueOn: '2027-04-16' })
    expect(await verifyOrphaned(server.db)).toEqual([])
  })

  it('is written by nobody who only looks', async () => {
    const step = { step: 'contact', isDone: true }
    expect((await luc.post(`/orphaned-participants/${id}/steps`, step)).status).toBe(403)
    const rachel = await server.as('employer')
    expect((await rachel.post(`/orphaned-participants/${id}/steps`, step)).status).toBe(403)
  })

  it('reminds the assignee once of each day, and of the closing a week ahead', async () => {
    const remind = () => runJob(server.system, remindAssignees)
    await goTo('2027-04-16T15:00:00Z')
    await Promise.all([remind(), remind(), remind()])
    expect(await lettersOf(id, 'stepsDue')).toMatchObject([
      { recipient: 'case.officer@example.org' },
    ])
    await goTo('2027-06-06T15:00:00Z')
    await remind()
    await remind()
    const [letter, ...more] = await lettersOf(id, 'closingSoon')
    expect(more).toEqual([])
    expect(letter?.subject).toMatch(/closes on June 13, 2027|fermeture le 13 juin 2027/)
  })
})

describe('the end of a case', () => {
  it('is an outcome that somebody notes, of which the participant hears', async () => {
    const answer = await act(amina, id, 'closure', { outcome: 'foundWork', note: 'At a bakery' })
    expect(answer.body).toMatchObject({
      status: 'closed',
      outcome: 'foundWork',
      closedOn: '2027-04-15',
    })
    expect(await lettersOf(id, 'closed')).toHaveLength(1)
    expect(codeOf(await act(amina, id, 'closure', { outcome: 'school' }))).toEqual([
      409,
      'wrongState',
    ])
    const again = await act(amina, id, 'reopening', { reason: 'The bakery closed' })
    expect(again.body).toMatchObject({ status: 'open', outcome: null, closedOn: null })
  })

  it('cannot be called rematched by hand, and is nobody’s who only looks', async () => {
    expect((await act(amina, id, 'closure', { outcome: 'rematched' })).status).toBe(422)
    expect((await act(luc, id, 'closure', { outcome: 'foundWork' })).status).toBe(403)
  })

  it('comes by itself after sixty days, once', async () => {
    const run = () => runJob(server.system, closeByTime)
    await goTo('2027-06-13T03:50:00Z')
    await run()
    expect((await readCase(amina, id)).status).toBe('open')
    await goTo('2027-06-13T05:30:00Z')
    await Promise.all([run(), run(), run()])
    expect(await readCase(amina, id)).toMatchObject({
      status: 'closed',
      outcome: 'expired',
      daysOrphaned: 59,
    })
    expect(await lettersOf(id, 'closed')).toHaveLength(1)
    await act(amina, id, 'reopening', { reason: 'Still looking' })
    await run()
    expect(await readCase(amina, id)).toMatchObject({ status: 'open', closesOn: '2027-08-12' })
  })
})

describe('a match', () => {
  it('shows the employer whom it is offered nobody’s name, until it is withdrawn', async () => {
    const employerId = await anotherEmployer(id)
    await moveRachelTo(employerId)
    const rachel = await server.as('employer')
    expect((await rachel.get(`/orphaned-participants/${id}`)).status).toBe(404)
    const { name, participantReference } = await readCase(amina, id)
    const offered = await act(amina, id, 'match', { employerId })
    expect(offered.body).toMatchObject({ status: 'open', matchedEmployer: { id: employerId } })
    const [letter] = await lettersOf(id, 'matchOffered')
    expect(letter?.body).not.toContain(name)
    const { status, body } = await rachel.get<object>(`/orphaned-participants/${id}`)
    expect([status, body]).toMatchObject([
      200,
      { name: null, email: null, phone: null, formerEmployer: null, steps: [], can: {} },
    ])
    expect(body).toMatchObject({ participantId: null, applicationId: null, assignee: null })
    const said = JSON.stringify(body)
    expect(said).not.toContain(name)
    expect(said).not.toContain(participantReference)
    const list = await rachel.get<{ data: OrphanedRow[]; meta: object }>('/orphaned-participants')
    expect(list.body.data).toMatchObject([{ id, name: null, formerEmployer: null }])
    expect((await rachel.get('/orphaned-participants?sort=name')).status).toBe(422)
    expect((await rachel.get(`/orphaned-participants/${id}/matches`)).status).toBe(403)
    await act(amina, id, 'match-withdrawal')
    expect((await rachel.get(`/orphaned-participants/${id}`)).status).toBe(404)
  })

  it('is suggested with its reasons, among employers with room, never the one before', async () => {
    const { body } = await amina.get<{ data: { employer: { id: string }; room: number }[] }>(
      `/orphaned-participants/${id}/matches`,
    )
    expect(body.data.length).toBeGreaterThan(0)
    expect(body.data.every(({ room }) => room > 0)).toBe(true)
    expect(body.data.map(({ employer }) => employer.id)).not.toContain(home)
    expect((await luc.get(`/orphaned-participants/${id}/matches`)).status).toBe(403)
  })

  it('is not offered to an employer without a place left', async () => {
    const employerId = await anotherEmployer(id)
    await sql`update programs set max_active_per_employer = 0`.execute(server.db)
    expect(codeOf(await act(amina, id, 'match', { employerId }))).toEqual([409, 'employerFull'])
    await sql`update programs set max_active_per_employer = 1000`.execute(server.db)
    expect((await act(luc, id, 'match', { employerId })).status).toBe(403)
    await sql`update employers set contact_proven_at = null where id = ${employerId}`.execute(
      server.db,
    )
    const { status, body } = await act(amina, id, 'match', { employerId })
    expect([status, body]).toMatchObject([422, { errors: { employerId: [{ code: 'choice' }] } }])
  })
})

describe('who looks after a case', () => {
  it('is somebody who reviews applications', async () => {
    const { rows } = await sql<{ id: string }>`
      select id from users where email = 'auditor@example.org'`.execute(server.db)
    const answer = await act(amina, id, 'assignment', { assigneeId: rows[0]!.id })
    expect(answer.status).toBe(422)
    expect(applicationId).not.toBe('')
  })

  it('is whoever takes over the open work of somebody who leaves', async () => {
    const [from, to] = [await ownId(amina), await ownId(luc)]
    expect((await act(amina, id, 'assignment', { assigneeId: from })).status).toBe(200)
    const admin = await server.as('superAdmin')
    const moved = await admin.post<{ moved: { kind: string }[] }>(`/users/${from}/hand-over`, {
      to,
      kinds: ['cases'],
    })
    expect([moved.status, moved.body.moved.map(({ kind }) => kind)]).toEqual([200, ['cases']])
    expect((await readCase(amina, id)).assignee?.id).toBe(to)
    const history = await auditRows(server.db, { entityId: id })
    expect(history.at(-1)).toMatchObject({ action: 'orphaned.assign' })
  })

  it('exports what is shown, without personal data where they may not export it', async () => {
    const whole = await luc.get<string>('/orphaned-participants/export?format=csv')
    const basic = await amina.get<string>('/orphaned-participants/export?format=csv')
    const { name } = await readCase(amina, id)
    expect(String(whole.body)).toContain(name)
    expect(String(basic.body)).not.toContain(name)
  })
})
