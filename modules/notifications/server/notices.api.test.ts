import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownId, type Caller } from '#apps/server/test-server.ts'
import {
  admin,
  amina,
  luc,
  server,
  step,
  withPeople,
} from '#modules/applications/server/applications.test-people.ts'
import { daysFromNow, submitBothHalves } from '#modules/intake/server/intake.test-journey.ts'
import { cast } from '#seeds/cast.ts'
import {
  forgetAll,
  heardBy,
  keptOf,
  listed,
  readOne,
  readUpTo,
  toldOf,
  unreadOf,
} from './notices.test-people.ts'

withPeople()
beforeEach(() => forgetAll())

const assign = async (id: string, to: Caller) =>
  expect((await step(admin, id, 'assignment', { assigneeId: await ownId(to) })).status).toBe(200)

async function assigned(): Promise<string> {
  const id = await submitBothHalves(server)
  await assign(id, amina)
  return id
}

const referenceOf = async (id: string) =>
  (await admin.get<{ reference: string }>(`/applications/${id}`)).body.reference

const lettersAbout = async (id: string, template: string) =>
  (
    await server.db
      .selectFrom('outbox_messages')
      .select('recipient')
      .where('record_id', '=', id)
      .where('template', '=', template)
      .execute()
  ).map(({ recipient }) => recipient)

/** The address to which letters of an application go becomes that of a member of the cast. */
async function withAccount(id: string, status = 'active') {
  await sql`update applications set own_contact = null,
    employer_id = (select employer_id from users where email = ${cast.employer.email}) where id = ${id}`.execute(
    server.db,
  )
  await sql`update employers set contact_email = ${cast.employer.email}, contact_proven_at = clock_now()
    where id = (select employer_id from applications where id = ${id})`.execute(server.db)
  const rachel = await server.as('employer')
  await sql`update users set status = ${status} where email = ${cast.employer.email}`.execute(
    server.db,
  )
  return rachel
}

describe('a notice', () => {
  it('tells Amina once what the letter says, in the language she reads, and where it is', async () => {
    const id = await assigned()
    const reference = await referenceOf(id)
    expect(await toldOf(amina, id)).toEqual([`Application ${reference} assigned to you`])
    expect(await toldOf(amina, id, 'fr')).toEqual([`Demande ${reference} attribuée`])
    const { data } = await listed(amina)
    expect(data).toMatchObject([{ path: `/applications/pending/${id}`, isUnread: true }])
    expect(await unreadOf(amina)).toBe(1)
    expect(await toldOf(luc, id)).toEqual([])
    expect(await toldOf(admin, id)).toEqual([])
  })

  it('reaches the open page of the person alone', async () => {
    const id = await submitBothHalves(server)
    const [heard, elsewhere] = await Promise.all([
      heardBy(amina, () => assign(id, amina).then(() => undefined)),
      heardBy(luc, async () => undefined),
    ])
    expect(heard).toContain('notifications')
    expect(elsewhere).not.toContain('notifications')
  })

  it('keeps of its letter what the subject names, and nothing that lets anybody in', async () => {
    const id = await assigned()
    const rachel = await withAccount(id)
    const dueOn = daysFromNow(30)
    const asked = { message: 'The licence of the driver', dueOn }
    expect((await step(amina, id, 'information-request', asked)).status).toBe(200)
    const reference = await referenceOf(id)
    const kept = await keptOf('informationRequests.requested', id)
    expect(kept).toEqual([
      { id: expect.any(String), email: cast.employer.email, facts: { reference, dueOn } },
    ])
    expect((await toldOf(rachel, id))[0]).toContain(`: ${reference}`)
  })

  it('is not made for an account that is disabled, though its address gets the letter', async () => {
    const id = await assigned()
    await withAccount(id, 'disabled')
    await step(amina, id, 'information-request', { message: 'The licence', dueOn: daysFromNow(30) })
    expect(await keptOf('informationRequests.requested', id)).toEqual([])
    expect(await lettersAbout(id, 'informationRequests.requested')).toEqual([cast.employer.email])
    await sql`update users set status = 'active' where email = ${cast.employer.email}`.execute(
      server.db,
    )
  })

  it('is neither listed, counted nor found once its record may not be opened', async () => {
    const id = await assigned()
    const [{ id: notice } = { id: '' }] = (await listed(amina)).data
    const { rows } = await sql<{ user_id: string; program_id: string }>`
      delete from user_programs where user_id = ${await ownId(amina)} returning user_id, program_id`.execute(
      server.db,
    )
    expect((await listed(amina)).data).toEqual([])
    expect(await unreadOf(amina)).toBe(0)
    expect((await readOne(amina, notice)).status).toBe(404)
    expect((await readUpTo(amina, notice)).status).toBe(404)
    await server.db.insertInto('user_programs').values(rows).execute()
    expect(await toldOf(amina, id)).toHaveLength(1)
  })

  it('is shown without its facts where its letter has others by now, and not where there is no such letter', async () => {
    const id = await assigned()
    await sql`update notices set facts = '{}'`.execute(server.db)
    expect(await toldOf(amina, id)).toEqual(['There is news about a record'])
    await sql`insert into letter_templates (key, module, channel) values ('gone.letter', 'gone', 'mail')`.execute(
      server.db,
    )
    await sql`update notices set template = 'gone.letter'`.execute(server.db)
    expect(await toldOf(amina, id)).toEqual([])
    expect(await unreadOf(amina)).toBe(0)
  })
})

describe('reading', () => {
  it('is for one’s own notices alone', async () => {
    await assigned()
    const [{ id } = { id: '' }] = (await listed(amina)).data
    expect((await readOne(luc, id)).status).toBe(404)
    expect((await readUpTo(luc, id)).status).toBe(404)
    expect(await unreadOf(amina)).toBe(1)
    expect((await readOne(amina, id)).body).toEqual({ unread: 0 })
    const { rows: once } = await sql`select read_at from notices`.execute(server.db)
    expect((await readOne(amina, id)).body).toEqual({ unread: 0 })
    expect((await sql`select read_at from notices`.execute(server.db)).rows).toEqual(once)
    expect((await listed(amina)).data).toMatchObject([{ id, isUnread: false }])
    expect((await listed(amina, 'filter[isUnread]=true')).data).toEqual([])
  })

  it('of all leaves unread what arrives meanwhile, and what is another’s', async () => {
    await assign(await submitBothHalves(server), luc)
    const first = await assigned()
    const [{ id: newest } = { id: '' }] = (await listed(amina)).data
    const second = await assigned()
    expect((await readUpTo(amina, newest)).body).toEqual({ unread: 1 })
    const { data } = await listed(amina, 'filter[isUnread]=true')
    expect(data.map(({ path }) => path)).toEqual([`/applications/pending/${second}`])
    expect(await toldOf(amina, first)).toHaveLength(1)
    expect(await unreadOf(luc)).toBe(1)
  })

  it('of all leaves unread what may not be opened at that moment', async () => {
    const hidden = await assigned()
    const [{ id } = { id: '' }] = (await listed(amina)).data
    await assigned()
    await sql`update notices set record_id = uuidv7() where id = ${id}`.execute(server.db)
    const [{ id: newest } = { id: '' }] = (await listed(amina)).data
    expect((await readUpTo(amina, newest)).body).toEqual({ unread: 0 })
    await sql`update notices set record_id = ${hidden} where id = ${id}`.execute(server.db)
    expect(await unreadOf(amina)).toBe(1)
  })

  it('and arriving in any order, as many are counted as are listed', async () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    for (let turn = 0; turn < 24; turn++) {
      const { data } = await listed(amina)
      const any = data[random(Math.max(1, data.length))]
      const act = random(4)
      if (act < 2 || !any) await assigned()
      else if (act === 2) await readOne(amina, any.id)
      else await readUpTo(amina, any.id)
      const { meta } = await listed(amina, 'filter[isUnread]=true')
      const { data: all } = await listed(amina)
      expect(await unreadOf(amina)).toBe(meta.total)
      expect(all.filter(({ isUnread }) => isUnread)).toHaveLength(meta.total)
    }
  })
})

describe('a choice', () => {
  const choose = (chosen: object) => amina.patch('/settings/notifications', chosen)
  const comes = async () => {
    const id = await assigned()
    const mails = await lettersAbout(id, 'applications.assigned')
    return { inApp: (await toldOf(amina, id)).length, byMail: mails.length }
  }

  it('turns off the notice, the mail, or both', async () => {
    await choose({ inApp: { assigned: false } })
    expect(await comes()).toEqual({ inApp: 0, byMail: 1 })
    await choose({ byMail: { assigned: false } })
    expect(await comes()).toEqual({ inApp: 0, byMail: 0 })
    await choose({ inApp: { assigned: true } })
    expect(await comes()).toEqual({ inApp: 1, byMail: 0 })
    await choose({ byMail: { assigned: true } })
    expect(await comes()).toEqual({ inApp: 1, byMail: 1 })
  })
})
