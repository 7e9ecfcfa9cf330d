import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadStatusRecord } from '../contract/lead-statuses.endpoints.ts'
import { alikeOf, convert, join, leadsBehind, undo } from './conversions.test-world.ts'
import {
  addLead,
  addStatus,
  moveLead,
  readLead,
  readStatuses,
  statusNamed,
} from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

let people = 0
async function newLead(part: object = {}) {
  people += 1
  const name = `Lucien Thibodeau${people}`
  const { body } = await addLead(chloe, { name, email: `lucien${people}@example.net`, ...part })
  return readLead(chloe, body.id)
}

const newLeadOf = async (by: Caller) =>
  (await addLead(by, { name: 'Zenaida Prud’homme', assigneeId: await ownId(by) })).body.id

const rankOf = async (id: string) => {
  const { rows } = await sql<{ rank: string }>`
    select rank::text as rank from leads where id = ${id}`.execute(server.db)
  return rows[0]?.rank
}

const archive = ({ id, version }: LeadStatusRecord) =>
  margaret.patch<LeadStatusRecord>(`/lead-statuses/${id}`, { isChoosable: false }, { version })

it('a lead that is won already keeps its status, place and date, and so it does when it is undone', async () => {
  const { body: signed } = await addStatus(margaret, 'Signed', { kind: 'won' })
  const begun = await newLead()
  await moveLead(chloe, begun, { statusId: signed.id, expectedAmount: '400' })
  // Others come before it.
  await moveLead(chloe, await newLead(), { statusId: signed.id, expectedAmount: '500' })
  const lead = await readLead(chloe, begun.id)
  const rank = await rankOf(lead.id)
  const stays = {
    status: { name: { en: 'Signed' } },
    statusEnteredAt: lead.statusEnteredAt,
  }
  const { body } = await convert(chloe, lead, { expectedAmount: '650' })
  expect(body).toMatchObject({ ...stays, expectedAmount: '650.00' })
  expect(await rankOf(lead.id)).toBe(rank)
  const back = await undo(chloe, body)
  expect(back.body).toMatchObject({ ...stays, expectedAmount: '400.00' })
  expect(await rankOf(lead.id)).toBe(rank)
})

it('an undone lead stands again between those it stood between', async () => {
  const [last, middle, first] = [await newLead(), await newLead(), await newLead()]
  const ranks = async () =>
    Promise.all([first, middle, last].map(async ({ id }) => Number(await rankOf(id))))
  const before = await ranks()
  const { body } = await convert(chloe, middle)
  expect((await undo(chloe, body)).status).toBe(200)
  expect(await ranks()).toEqual(before)
})

it('a lead that is no shareholder is not made a lead again', async () => {
  const { status, body } = await undo(chloe, await newLead())
  expect([status, body.code]).toEqual([409, 'wrongState'])
})

it('a lead is put into no status that does not mean won, and into none that is archived', async () => {
  const lead = await newLead()
  const open = await statusNamed(margaret, 'New')
  const refused = await convert(chloe, lead, { statusId: open.id })
  expect([refused.status, refused.body]).toMatchObject([
    422,
    { errors: { statusId: [{ code: 'wonStatus', message: 'Choose a status that means won' }] } },
  ])
  const { body: past } = await addStatus(margaret, 'Fair of last year', { kind: 'won' })
  expect((await archive(past)).status).toBe(200)
  const archived = await convert(chloe, lead, { statusId: past.id })
  expect([archived.status, archived.body]).toMatchObject([
    422,
    { errors: { statusId: [{ code: 'statusNotChoosable' }] } },
  ])
})

it('where no status means won, it says so and where one is added', async () => {
  const lead = await newLead()
  for (const each of await readStatuses(margaret))
    // oxlint-disable-next-line no-await-in-loop -- a handful, each with its own version
    if (each.kind === 'won' && each.isChoosable) expect((await archive(each)).status).toBe(200)
  const { status, body } = await convert(chloe, lead)
  expect([status, body]).toMatchObject([
    409,
    {
      code: 'noWonStatus',
      title: 'There is no status that means won: add one under Settings, Statuses',
    },
  ])
  expect((await readLead(chloe, lead.id)).can['convert']).toBe(true)
  await addStatus(margaret, 'Won again', { kind: 'won' })
  expect((await convert(chloe, lead)).body.status.name.en).toBe('Won again')
})

describe('who sees a shareholder and may not change it', () => {
  const becomeOf = (rules: object[]) =>
    sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'adviser'`.execute(
      server.db,
    )

  it('joins no lead to it, and is told so before', async () => {
    await addStatus(margaret, 'Won in the end', { kind: 'won' })
    const lead = await newLead()
    const { body: made } = await convert(chloe, lead)
    const twin = await newLead({ name: lead.name, email: lead.email })
    const { rows } = await sql<{ rules: { action: string; subject: string }[] }>`
      select rules from roles where key = 'adviser'`.execute(server.db)
    const rights = rows[0]!.rules
    const { id } = made.shareholder!
    await becomeOf(rights.filter(({ subject }) => subject !== 'Shareholders Edit'))
    const told = await alikeOf(chloe, twin)
    expect(told).toMatchObject([{ id, isJoinable: false }])
    const refused = await join(chloe, twin, id)
    await becomeOf(rights)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { errors: { shareholderId: [{ code: 'mayNotJoin' }] } },
    ])
    expect(await alikeOf(chloe, twin)).toMatchObject([{ id, isJoinable: true }])
  })

  it('is told of the leads behind it as far as they are seen, and of others’ nothing', async () => {
    const lead = await newLead()
    const { body: made } = await convert(chloe, lead)
    const { id } = made.shareholder!
    expect(await leadsBehind(chloe, id)).toMatchObject([{ name: lead.name }])
    const tomasz = await server.as('care')
    expect((await tomasz.get(`/shareholders/${id}`)).status).toBe(200)
    expect(await leadsBehind(tomasz, id)).toEqual([])
    const { body: shareholder } = await margaret.get<{ version: number }>(`/shareholders/${id}`)
    const given = { assigneeId: await ownId(margaret) }
    await margaret.patch(`/shareholders/${id}`, given, { version: shareholder.version })
    expect((await chloe.get(`/shareholders/${id}/leads`)).status).toBe(404)
    expect(await leadsBehind(margaret, id)).toMatchObject([{ name: lead.name }])
    const unseen = await newLeadOf(margaret)
    const asked = await chloe.post(`/leads/${unseen}/lookalikes`, { shareholderKind: 'company' })
    expect(asked.status).toBe(404)
  })
})

it('whoever sees a lead of the pool, and moves but the own ones, undoes no move of it', async () => {
  const { body } = await addLead(margaret, {
    name: 'Fernande Ouellet',
    email: 'fernande@example.net',
    assigneeId: null,
  })
  const lead = await readLead(margaret, body.id)
  const moved = await convert(margaret, lead, { assigneeId: await ownId(margaret) })
  expect([moved.status, lead.assigneeId]).toEqual([200, null])
  const seen = await readLead(chloe, lead.id)
  expect(seen.can).toEqual({})
  const refused = await undo(chloe, seen)
  expect([refused.status, refused.body.code]).toEqual([403, 'forbidden'])
  expect((await undo(margaret, moved.body)).status).toBe(200)
})

describe('the database', () => {
  it('holds a converted lead to a shareholder, a won status and its place in the list', async () => {
    const { body: made } = await convert(chloe, await newLead())
    const open = await statusNamed(margaret, 'New')
    const change = (set: RawBuilder<unknown>) =>
      sql`update leads set ${set} where id = ${made.id}`.execute(server.db)
    await expect(change(sql`converted_at = null`)).rejects.toThrow('leads_converted_whole')
    await expect(change(sql`converted_shareholder_id = null`)).rejects.toThrow(
      'leads_converted_whole',
    )
    await expect(change(sql`status_id = ${open.id}, status_kind = 'open'`)).rejects.toThrow(
      'leads_converted_won',
    )
    await expect(change(sql`deleted_at = clock_now()`)).rejects.toThrow('leads_converted_stay')
  })
})

describe('a shareholder that was made of a lead', () => {
  const newMade = async () => (await convert(chloe, await newLead())).body

  it('stays once another lead was joined to it, until that is undone', async () => {
    const made = await newMade()
    const { body: joined } = await join(chloe, await newLead(), made.shareholder!.id)
    const refused = await undo(chloe, made)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'shareholderInUse',
        title:
          'The shareholder has notes, tasks, files or other leads of its own: move or delete them first',
      },
    ])
    expect((await undo(chloe, joined)).status).toBe(200)
    expect((await undo(chloe, made)).status).toBe(200)
  })

  it('stays once it was merged, also when the merge was undone', async () => {
    const [keeper, dropped] = [await newMade(), await newMade()]
    const { body, status } = await margaret.post<{ merge: { id: string; version: number } }>(
      '/shareholders/merge',
      {
        keep: keeper.shareholder!.id,
        drop: dropped.shareholder!.id,
        versions: { keep: 1, drop: 1 },
      },
    )
    expect([status, body.errors]).toEqual([200, undefined])
    const why = async () =>
      Promise.all(
        [keeper, dropped].map(async ({ id }) => {
          const lead = await readLead(margaret, id)
          const answer = await undo(margaret, lead)
          return [lead.can['undoConversion'], answer.body.code]
        }),
      )
    const stays = [{ reason: 'shareholderMerged' }, 'shareholderMerged']
    expect(await why()).toEqual([stays, stays])
    const { id, version } = body.merge
    expect((await margaret.post(`/merges/${id}/undo`, {}, { version })).status).toBe(200)
    expect(await why()).toEqual([stays, stays])
  })
})
