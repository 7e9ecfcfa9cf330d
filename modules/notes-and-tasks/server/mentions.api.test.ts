import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { listed } from '#modules/notifications/server/notices.test-people.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { cast } from '#seeds/cast.ts'
import { mentionOf, mostMentioned, readAloud } from '../contract/mentions.ts'
import type { NoteRecord } from '../contract/notes.endpoints.ts'
import { newNote } from './desk.test-world.ts'

let server: TestServer
let david: Caller
let chloe: Caller
let nina: Caller
let ids: Record<'david' | 'chloe' | 'nina' | 'genevieve', string>
let record: string
let id: string

beforeAll(async () => {
  server = await openTestServer()
  david = await server.as('manager')
  chloe = await server.as('adviser')
  nina = await server.as('caseOfficer')
  ids = {
    david: await ownId(david),
    chloe: await ownId(chloe),
    nina: await ownId(nina),
    genevieve: await ownId(await server.as('auditor')),
  }
  id = await newShareholder(chloe)
  record = `/records/shareholder/${id}`
})
afterAll(() => server.close())

const write = (body: string, part: object = {}) =>
  chloe.post<NoteRecord>(`${record}/notes`, newNote({ body, ...part }))
const edit = (note: NoteRecord, change: object) =>
  chloe.patch<NoteRecord>(`/notes/${note.id}`, change, { version: note.version })
const offered = async (typed: string, by = chloe) =>
  (
    await by.get<{ data: { id: string; name: string }[] }>(
      `${record}/mentionable?typed=${encodeURIComponent(typed)}`,
    )
  ).body.data
const toldOf = async (by: Caller) => {
  const { data } = await listed(by, 'filter[isUnread]=true')
  await by.post('/notifications/read', { upTo: data[0]?.id })
  return data.filter(({ path }) => path.includes(id)).map(({ text }) => text)
}
const mails = async (email: string) => {
  const { rows } = await sql<{ body: string; link: string }>`
    select body, link from outbox_messages
    where template = 'notes.mentioned' and recipient = ${email} order by id`.execute(server.db)
  return rows
}

describe('people to mention', () => {
  it('are those who may open the record, found by the beginning of a name whatever its accents', async () => {
    const all = await offered('')
    expect(all.map((each) => each.id)).toEqual(expect.arrayContaining([ids.david, ids.genevieve]))
    expect(all.map((each) => each.id)).not.toContain(ids.nina)
    expect(all.map((each) => each.id)).not.toContain(ids.chloe)
    expect((await offered('genev')).map((each) => each.id)).toEqual([ids.genevieve])
    expect((await offered('chlo', david)).map((each) => each.id)).toEqual([ids.chloe])
    expect(await offered('%')).toEqual([])
  })

  it('are told to those alone who may write on the record', async () => {
    expect((await nina.get(`${record}/mentionable`)).status).toBe(404)
    expect((await (await server.as('auditor')).get(`${record}/mentionable`)).status).toBe(403)
    expect((await (await server.as('employer')).get(`${record}/mentionable`)).status).toBe(403)
  })
})

describe('a mention', () => {
  it('is told once, in the portal and by mail, without what the note says', async () => {
    const { body: note } = await write(`Secret plans, ${mentionOf(ids.david)}!`)
    expect(note.mentions).toEqual([{ id: ids.david, name: cast.manager.name }])
    expect(await toldOf(david)).toEqual([
      expect.stringMatching(/^Chloé Bergeron mentioned you: SH-/),
    ])
    const [mail] = await mails(cast.manager.email)
    expect(mail?.link).toContain(`/shareholders/${id}`)
    expect(mail?.body).not.toContain('Secret')
    const { body: again } = await edit(note, {
      body: `${note.body} And ${mentionOf(ids.genevieve)}`,
    })
    expect(await toldOf(david)).toEqual([])
    expect(await mails(cast.auditor.email)).toHaveLength(1)
    const { body: without } = await edit(again, { body: 'Without them' })
    expect(without.mentions).toEqual([])
    await edit(without, { body: `Again ${mentionOf(ids.david)}` })
    expect(await toldOf(david)).toEqual([])
    expect(await mails(cast.manager.email)).toHaveLength(1)
  })

  it('of oneself tells nothing', async () => {
    const { status, body } = await write(`For me, ${mentionOf(ids.chloe)}`)
    expect([status, body.mentions.length]).toEqual([201, 1])
    expect(await mails(cast.adviser.email)).toEqual([])
  })

  it('is refused at the note for whoever may not open the record, and for an id of nobody', async () => {
    for (const stranger of [ids.nina, await ownId(await server.as('employer')), id]) {
      const { status, body } = await write(`Look, ${mentionOf(stranger)}`)
      expect([status, body.errors?.['body']?.[0]]).toMatchObject([422, { code: 'mentionStranger' }])
    }
    const { body } = await write('Nothing yet')
    expect((await edit(body, { body: mentionOf(ids.nina) })).status).toBe(422)
    expect(await mails(cast.caseOfficer.email)).toEqual([])
  })

  it('of more than twenty people is refused', async () => {
    const many = Array.from({ length: mostMentioned + 1 }, (_, at) =>
      mentionOf(`01890a5d-ac96-774b-bcce-b302099a80${10 + at}`),
    )
    expect((await write(many.join(' '))).body.errors?.['body']?.[0]).toMatchObject({
      code: 'mentionsMany',
    })
  })

  it('has no place in a note that nobody else reads, until it is for all', async () => {
    const body = `Between us, ${mentionOf(ids.david)}`
    const refused = await write(body, { visibility: 'private' })
    expect(refused.body.errors?.['body']?.[0]).toMatchObject({ code: 'mentionPrivate' })
    const { body: note } = await write('Between us', { visibility: 'private' })
    expect((await edit(note, { body })).status).toBe(422)
    expect((await edit(note, { body, visibility: 'team' })).status).toBe(200)
    expect(await toldOf(david)).toHaveLength(1)
  })

  it('bears the name of today, and in the trash the name of its day', async () => {
    const { body: note } = await write(`Ask ${mentionOf(ids.david)}`)
    await sql`update users set name = 'David Roy' where id = ${ids.david}`.execute(server.db)
    const { body } = await chloe.get<{ data: NoteRecord[] }>(`${record}/notes`)
    const read = body.data.find((each) => each.id === note.id)!
    expect(readAloud(read.body, read.mentions)).toBe('Ask @David Roy')
    const timeline = await david.get<{ data: { note?: NoteRecord }[] }>(`${record}/timeline`)
    const inTimeline = timeline.body.data.find((each) => each.note?.id === note.id)
    expect(inTimeline?.note?.mentions).toEqual(read.mentions)
    await chloe.delete(`/notes/${note.id}`, { version: note.version })
    const trash = await chloe.get<{ data: { id: string; title: string }[] }>('/trash')
    expect(trash.body.data.find((each) => each.id === note.id)?.title).toBe('Ask @David Roy')
  })

  it('tells nothing any more of a note that is gone, or a record that may not be opened now', async () => {
    const { body: note } = await write(`Quick, ${mentionOf(ids.genevieve)}`)
    const genevieve = await server.as('auditor')
    const count = async () =>
      (await listed(genevieve)).data.filter(({ path }) => path.includes(id)).length
    const before = await count()
    await chloe.delete(`/notes/${note.id}`, { version: note.version })
    expect(await count()).toBe(before - 1)
    await sql`update roles set rules = '[{"action":"view","subject":"Notifications"}]'
      where key = 'auditor'`.execute(server.db)
    expect(await count()).toBe(0)
    const late = await write(`Late, ${mentionOf(ids.genevieve)}`)
    expect(late.body.errors?.['body']?.[0]).toMatchObject({ code: 'mentionStranger' })
  })

  it('is not mailed to whoever does without', async () => {
    await david.patch('/settings/notifications', { byMail: { mentioned: false } })
    const before = (await mails(cast.manager.email)).length
    await write(`Hello ${mentionOf(ids.david)}`)
    expect(await mails(cast.manager.email)).toHaveLength(before)
    expect(await toldOf(david)).toHaveLength(1)
  })
})
