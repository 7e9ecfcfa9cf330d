import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { product } from '#apps/server/modules.ts'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import { runSteps } from '#kit/server/jobs.ts'
import {
  admin,
  amina,
  luc,
  passCheckpoint,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { newNote, newTask, pdf, upload } from '#modules/notes-and-tasks/server/desk.test-world.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { cast } from '#seeds/cast.ts'
import { followable } from '../contract/followable.ts'
import type { FollowedRecord, Stance } from '../contract/following.endpoints.ts'
import { forgetAll, put, toldOf } from './notices.test-people.ts'
import { tellFollowers } from './tell-followers.ts'

withPeople()
let id: string
let reference: string

beforeAll(async () => {
  id = await submitBothHalves(server)
  ;({ reference } = (await admin.get<{ reference: string }>(`/applications/${id}`)).body)
})
beforeEach(async () => {
  await forgetAll()
  await sql`delete from record_stances`.execute(server.db)
  await sql`delete from happenings`.execute(server.db)
})

const pathOf = (entity: string, record: string) => `/followed-records/${entity}/${record}`
const stanceOf = (record: string) => `/followed-records/stance?entity=application&id=${record}`
const take = (by: Caller, stance: Stance, record = id, entity = 'application') =>
  put(server, by, { path: pathOf(entity, record), body: { stance } })
const tellAll = () => runSteps(server.system, tellFollowers(product))
const followedBy = async (by: Caller) =>
  (await by.get<{ data: FollowedRecord[] }>('/followed-records')).body.data
const told = async (by: Caller) => {
  await tellAll()
  return toldOf(by, id)
}
const mails = async (email: string) => {
  const { rows } = await sql<{ subject: string }>`select subject from outbox_messages
    where template = 'notifications.followed' and recipient = ${email} order by id`.execute(
    server.db,
  )
  return rows.map(({ subject }) => subject)
}
const write = (by: Caller, part: object = {}) =>
  by.post<{ id: string }>(`/records/application/${id}/notes`, newNote(part))

describe('following a record', () => {
  it('is offered for every kind of record that people are told of', () => {
    const offered = product.offers.noticed.flatMap((each) => (each.reference ? [each.entity] : []))
    expect(offered.toSorted()).toEqual([...followable].toSorted())
  })

  it('is of staff who may open it, and is listed with the way there', async () => {
    expect((await take(luc, 'follow')).status).toBe(200)
    expect((await luc.get<{ stance: Stance }>(stanceOf(id))).body.stance).toBe('follow')
    expect(await followedBy(luc)).toMatchObject([
      {
        entity: 'application',
        id,
        reference,
        stance: 'follow',
        path: `/applications/pending/${id}`,
      },
    ])
    const adviser = await server.as('adviser')
    expect((await take(adviser, 'follow')).status).toBe(404)
    expect((await adviser.get(stanceOf(id))).body).toEqual({ stance: null })
    expect((await take(await server.as('employer'), 'follow')).status).toBe(403)
    expect((await take(luc, 'usual')).status).toBe(200)
    expect(await followedBy(luc)).toEqual([])
  })

  it('leaves on record that somebody began to', async () => {
    const lucs = await ownId(luc)
    const audited = () =>
      server.db
        .selectFrom('audit_log')
        .select('changes')
        .where('action', '=', 'notifications.stance')
        .where('entity_id', '=', lucs)
        .orderBy('id')
        .execute()
    const before = (await audited()).length
    await take(luc, 'follow')
    await take(luc, 'follow')
    const rows = (await audited()).slice(before)
    expect(rows.map(({ changes }) => changes)).toEqual([{ stance: ['usual', 'follow'] }])
  })

  it('tells of steps, notes, tasks and files, once each and in the words of the log', async () => {
    await take(luc, 'follow')
    await step(admin, id, 'assignment', { assigneeId: await ownId(amina) })
    await write(amina)
    const task = await amina.post<{ id: string; version: number }>(
      `/records/application/${id}/tasks`,
      newTask(await ownId(amina)),
    )
    await amina.post(`/tasks/${task.body.id}/completion`, undefined, { version: 1 })
    await upload(server, amina, {
      path: `/records/application/${id}/files`,
      content: pdf,
      name: 'a.pdf',
    })
    await passCheckpoint(amina, id)
    await step(amina, id, 'recommendation', { outcome: 'approve', note: 'A good fit' })
    const name = cast.caseOfficer.name
    const all = await told(luc)
    expect(all).toEqual(
      expect.arrayContaining([
        `${reference}: ${name} added a note`,
        `${reference}: ${name} added a task`,
        `${reference}: ${name} added a file`,
      ]),
    )
    expect(all.some((each) => each.includes('recommended'))).toBe(true)
    expect(new Set(all).size).toBe(all.length)
    expect(await told(luc)).toEqual(all)
    // Luc reads French.
    const inFrench = await toldOf(luc, id, 'fr')
    expect(inFrench).toContain(`${reference} : ${name} a ajouté une note`)
    expect(await mails(cast.approver.email)).toEqual(inFrench.toReversed())
  })

  it('tells nothing of what one does oneself, nor of private notes', async () => {
    await take(amina, 'follow')
    await take(luc, 'follow')
    await write(amina)
    await write(amina, { visibility: 'private' })
    expect(await told(amina)).toEqual([])
    expect(await toldOf(luc, id)).toEqual([`${reference}: ${cast.caseOfficer.name} added a note`])
  })

  it('tells of a task or a message only whoever sees the fields that it is about', async () => {
    await sql`update roles set rules = (select jsonb_agg(case
        when r ->> 'subject' = 'Applications View' and r ->> 'action' = 'view'
        then jsonb_set(r, '{fields}', '["basic", "employerHalf"]') else r end)
      from jsonb_array_elements(rules) r) where key = 'finance'`.execute(server.db)
    const finance = await server.as('finance')
    await take(finance, 'follow')
    const write = async (side: string) =>
      amina.post(`/applications/${id}/messages`, { side, text: 'Good morning' })
    expect((await write('employee')).status).toBeLessThan(300)
    expect(await told(finance)).toEqual([])
    expect((await write('employer')).status).toBeLessThan(300)
    expect(await told(finance)).toEqual([`${reference}: ${cast.caseOfficer.name} wrote a message`])
    await forgetAll()
    const opened = await server.db
      .insertInto('tasks')
      .values({
        parent_kind: 'application',
        parent_id: id,
        title: 'Ask about the study permit',
        due_on: '2030-01-01',
        assignee_id: await ownId(amina),
        field_group: 'personal',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await amina.post(`/tasks/${opened.id}/completion`, undefined, { version: 1 })
    expect(await told(finance)).toEqual([])
    await take(luc, 'follow')
    await amina.post(`/tasks/${opened.id}/reopening`, undefined, { version: 2 })
    await amina.post(`/tasks/${opened.id}/completion`, undefined, { version: 3 })
    expect(await told(finance)).toEqual([])
    expect(await told(luc)).toEqual([`${reference}: ${cast.caseOfficer.name} completed a task`])
  })

  it('does not name whoever is none of the staff', async () => {
    await take(luc, 'follow')
    await sql`insert into happenings (entity, record_id, action, reference, actor_id, actor_type)
      select 'application', ${id}, 'messages.received', ${reference}, id, 'employer' from users
      where email = ${cast.employer.email}`.execute(server.db)
    expect(await told(luc)).toEqual([`${reference}: An applicant sent a message to the office`])
  })

  it('ends to work when the record may not be opened any more, and begins again', async () => {
    const adviser = await server.as('adviser')
    const shareholder = await newShareholder(adviser)
    expect((await take(adviser, 'follow', shareholder, 'shareholder')).status).toBe(200)
    const give = async (assigneeId: string) => {
      const { body } = await admin.get<{ version: number }>(`/shareholders/${shareholder}`)
      await admin.patch(`/shareholders/${shareholder}`, { assigneeId }, { version: body.version })
    }
    const own = await ownId(adviser)
    const note = () => admin.post(`/records/shareholder/${shareholder}/notes`, newNote())
    await give(await ownId(await server.as('auditor')))
    await note()
    await sql`insert into happenings (entity, record_id, action, reference, actor_type)
      values ('shareholder', ${shareholder}, 'messages.received', 'SH', 'employer')`.execute(
      server.db,
    )
    await tellAll()
    expect(await toldOf(adviser, shareholder)).toEqual([])
    expect(await mails(cast.adviser.email)).toEqual([])
    expect(await followedBy(adviser)).toEqual([])
    await give(own)
    expect(await followedBy(adviser)).toHaveLength(1)
    await note()
    await tellAll()
    expect(await toldOf(adviser, shareholder)).toHaveLength(1)
  })

  it('is told once by two processes at the same time', async () => {
    await take(luc, 'follow')
    for (let turn = 0; turn < 5; turn++) await write(amina)
    await Promise.all([tellAll(), tellAll()])
    expect(await told(luc)).toHaveLength(5)
  })
})

describe('muting a record', () => {
  const assign = async (to: Caller) =>
    step(admin, id, 'assignment', { assigneeId: await ownId(to) })

  it('keeps away what may be done without of that record, and no more', async () => {
    await assign(amina)
    await take(luc, 'mute')
    await forgetAll()
    await assign(luc)
    expect(await told(luc)).toEqual([])
    await take(luc, 'usual')
    await assign(amina)
    await assign(luc)
    expect(await told(luc)).toHaveLength(1)
    const other = await submitBothHalves(server)
    await take(luc, 'mute')
    await step(admin, other, 'assignment', { assigneeId: await ownId(luc) })
    expect(await toldOf(luc, other)).toHaveLength(1)
  })

  it('lets a mention through', async () => {
    await take(luc, 'mute')
    await write(amina, { body: `Look, @[${await ownId(luc)}]` })
    expect(await told(luc)).toEqual([`${cast.caseOfficer.name} mentioned you: ${reference}`])
  })
})
