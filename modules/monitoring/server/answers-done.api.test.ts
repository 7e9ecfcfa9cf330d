import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import type { ReportedEnd } from '#modules/placements/contract/placements.endpoints.ts'
import { withPeople } from '#modules/placements/server/placements.test-people.ts'
import { openSession } from '#modules/accounts/server/sessions.ts'
import { act, formOf, goTo, twentyWeeks } from './monitoring.test-people.ts'
import { fill, tokenOf } from './survey.test-people.ts'

withPeople()

let placementId: string
let applicationId: string
let form: string

const amina = () => server.as('caseOfficer')

beforeEach(async () => {
  ;({ placementId, applicationId } = await twentyWeeks())
  await goTo('2027-03-08')
  form = await formOf(placementId, 'employer', 1)
}, 60_000)

const personsForm = () => formOf(placementId, 'participant', 1)

const left = { qstill00000: 'no', qlastDay000: '2027-02-26' }

/** What there is to do on the application that an answer asked for. */
async function tasks(): Promise<string[]> {
  const { rows } = await sql<{ title: string }>`
    select title from tasks where parent_id = ${applicationId} and created_by is null and done_at is null
      and deleted_at is null order by id`.execute(server.db)
  return rows.map(({ title }) => title)
}

async function reported(by?: Caller) {
  const { status, body } = await (by ?? (await amina())).get<{ reported: ReportedEnd | null }>(
    `/placements/${placementId}/reported-end`,
  )
  return [status, body.reported]
}

/** Somebody of the staff who sees applications, and nothing else. */
async function seesApplicationsAlone() {
  const margaret = await server.as('superAdmin')
  const { body: role } = await margaret.post<{ id: string }>('/roles', {
    name: 'Sees applications',
    userType: 'staff',
    isAdminType: false,
    rules: [{ action: 'view', subject: 'Applications View', fields: ['basic'] }],
  })
  const { id: userId } = await server.db
    .insertInto('users')
    .values({
      email: 'sees.applications@example.org',
      name: 'Noor Siddiqui',
      type: 'staff',
      role_id: role.id,
      password_changed_at: sql`clock_now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const on = { userId, address: '127.0.0.1', agent: 'test', now: server.clock.now() }
  return server.withToken(await openSession(server.db, server.system.settings, on))
}

describe('an answer that somebody has to look into', () => {
  it('opens no task where all is well', async () => {
    const before = await tasks()
    await fill(await tokenOf(form), { qconcern000: 'none', qfunding000: false })
    await fill(await tokenOf(await personsForm()), { qpaidWell00: 'yes' })
    expect(await tasks()).toEqual(before)
  })

  it('opens a task each: a concern, other funding, a call that is asked for, pay that was not in full', async () => {
    await fill(await tokenOf(form), { qconcern000: 'urgent', qfunding000: true })
    await fill(await tokenOf(await personsForm()), {
      qcallMe0000: true,
      qpaidWell00: 'notFull',
      qnewContact: true,
    })
    const opened = await tasks()
    expect(opened).toHaveLength(5)
    expect(opened.join('\n')).toMatch(/Yes, and it is urgent$/m)
    expect(opened.join('\n')).toMatch(/On time, but not in full$/m)
  })

  it('opens one task, however often the same is answered before it is done', async () => {
    await fill(await tokenOf(form), { qconcern000: 'contact' })
    const first = await tasks()
    await act(await amina(), form, 'changes-request', { changes: 'The wage', newDay: '2027-03-25' })
    await fill(await tokenOf(form), { qconcern000: 'contact' })
    expect(await tasks()).toEqual(first)
    await sql`update tasks set done_at = ${server.clock.now()}, done_by = (select id from users limit 1)
      where parent_id = ${applicationId}`.execute(server.db)
    await act(await amina(), form, 'changes-request', { changes: 'Again', newDay: '2027-03-25' })
    await fill(await tokenOf(form), { qconcern000: 'contact' })
    expect(await tasks()).toEqual(first)
  })
})

describe('an answer that the work has ended', () => {
  it('ends nothing by itself: it is a task, and is told beside the placement', async () => {
    expect(await reported()).toEqual([200, null])
    await fill(await tokenOf(form), left)
    expect(await tasks()).toContainEqual(expect.stringMatching(/still working for you.* – No$/))
    expect(await reported()).toEqual([
      200,
      {
        side: 'employer',
        answeredOn: '2027-03-08',
        lastDay: '2027-02-26',
        monitoringFormId: form,
      },
    ])
    const { status } = (await (await amina()).get<{ status: string }>(`/placements/${placementId}`))
      .body
    expect(status).toBe('active')
  })

  it('is heard from the participant too, and from the employer before them', async () => {
    const person = await personsForm()
    await fill(await tokenOf(person), { ...left, qlastDay000: '2027-02-19' })
    expect(await reported()).toMatchObject([200, { side: 'participant', lastDay: '2027-02-19' }])
    await fill(await tokenOf(form), left)
    expect(await reported()).toMatchObject([200, { side: 'employer', lastDay: '2027-02-26' }])
  })

  it('is what was answered last: who corrects it has said nothing of an end', async () => {
    await fill(await tokenOf(form), left)
    await act(await amina(), form, 'changes-request', { changes: 'Gone?', newDay: '2027-03-25' })
    await fill(await tokenOf(form), { qstill00000: 'changed' })
    expect(await reported()).toEqual([200, null])
  })

  it('is told no longer once the placement has ended, which lists the participant as orphaned', async () => {
    await fill(await tokenOf(form), left)
    const by = await amina()
    const { version } = (await by.get<{ version: number }>(`/placements/${placementId}`)).body
    const end = {
      lastWorkedOn: '2027-02-26',
      endedOn: '2027-02-26',
      endSide: 'employer',
      endReason: 'laidOff',
    }
    expect((await by.post(`/placements/${placementId}/end`, end, { version })).status).toBe(200)
    expect(await reported()).toEqual([200, null])
    const { rows } = await sql`
      select 1 from orphaned_cases where placement_id = ${placementId}`.execute(server.db)
    expect(rows).toHaveLength(1)
  })

  it('is told to staff who see the forms, and to neither side', async () => {
    await fill(await tokenOf(form), left)
    expect(await reported(await server.as('auditor'))).toMatchObject([200, { side: 'employer' }])
    expect(await reported(await seesApplicationsAlone())).toEqual([200, null])
    for (const by of ['employer', 'employee'] as const)
      expect((await reported(await server.as(by)))[0], by).toBe(404)
  })
})
