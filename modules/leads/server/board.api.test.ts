import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { BoardColumn, LeadRecord } from '../contract/leads.endpoints.ts'
import {
  addLead,
  addStatus,
  listLeads,
  moveLead,
  readBoard,
  readLead,
  statusNamed,
} from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const inOrder = async (statusId: string) =>
  (await listLeads(margaret, `sort=rank&filter[statusId]=${statusId}`)).data.map(({ id }) => id)
const firstError = (body: { errors?: Record<string, { code: string }[]> }) =>
  Object.entries(body.errors ?? {}).map(([at, [one]]) => [at, one?.code])

/** What the database itself counts, past every kept figure. */
async function counted(where = sql`true`) {
  const { rows } = await sql<Pick<BoardColumn, 'id' | 'count' | 'amount'>>`
    select st.id, count(l.id)::int as count,
      coalesce(sum(l.expected_amount), 0)::numeric(20, 2)::text as amount
    from lead_statuses st left join leads l on l.status_id = st.id and l.deleted_at is null and ${where}
    group by st.id, st.place order by st.place`.execute(server.db)
  return rows
}
const figures = (columns: BoardColumn[]) =>
  columns.map(({ id, count, amount }) => ({ id, count, amount }))

async function someLeads(name: string, count: number) {
  const { body: status } = await addStatus(margaret, name)
  const leads: LeadRecord[] = []
  for (let at = 0; at < count; at++)
    // oxlint-disable-next-line no-await-in-loop -- each stands above the one before
    leads.unshift((await addLead(margaret, { statusId: status.id, name: `${name} ${at}` })).body)
  return { status, leads }
}

describe('a place on the board', () => {
  it('is first, last, after or before another lead, by one row alone', async () => {
    const { status, leads } = await someLeads('Placed', 4)
    const [a, b, c, d] = leads as [LeadRecord, LeadRecord, LeadRecord, LeadRecord]
    expect(await inOrder(status.id)).toEqual([a.id, b.id, c.id, d.id])
    const to = { statusId: status.id }
    expect((await moveLead(margaret, a, { ...to, place: 'after', besideId: b.id })).status).toBe(
      200,
    )
    expect(await inOrder(status.id)).toEqual([b.id, a.id, c.id, d.id])
    await moveLead(margaret, d, { ...to, place: 'before', besideId: a.id })
    expect(await inOrder(status.id)).toEqual([b.id, d.id, a.id, c.id])
    await moveLead(margaret, b, { ...to, place: 'last' })
    expect(await inOrder(status.id)).toEqual([d.id, a.id, c.id, b.id])
    const versions = await Promise.all([a, b, c, d].map(({ id }) => readLead(margaret, id)))
    expect(versions.map(({ version }) => version)).toEqual([2, 2, 1, 2])
  })

  it('beside a lead that has moved on is refused, and nothing is changed', async () => {
    const { status, leads } = await someLeads('Beside', 2)
    const [stays, leaves] = leads as [LeadRecord, LeadRecord]
    const elsewhere = await statusNamed(margaret, 'Contacted')
    await moveLead(margaret, leaves, { statusId: elsewhere.id })
    const late = await moveLead(margaret, stays, {
      statusId: status.id,
      place: 'after',
      besideId: leaves.id,
    })
    expect([late.status, late.body]).toMatchObject([409, { code: 'neighbourMoved' }])
    expect((await readLead(margaret, stays.id)).version).toBe(1)
  })

  it('is taken once when two people move the same lead', async () => {
    const { leads } = await someLeads('Twice', 1)
    const [one, other] = await Promise.all([
      moveLead(margaret, leads[0]!, { statusId: (await statusNamed(margaret, 'Contacted')).id }),
      moveLead(david, leads[0]!, { statusId: (await statusNamed(margaret, 'Offer sent')).id }),
    ])
    expect([one.status, other.status].filter((status) => status === 200)).toHaveLength(1)
    const late = one.status === 200 ? other : one
    expect([404, 412]).toContain(late.status)
  })

  it('tells whoever was too late what the lead is now', async () => {
    const { leads } = await someLeads('Too late', 1)
    const contacted = await statusNamed(margaret, 'Contacted')
    await moveLead(margaret, leads[0]!, { statusId: contacted.id })
    const late = await moveLead(margaret, leads[0]!, { statusId: leads[0]!.statusId })
    expect([late.status, late.body]).toMatchObject([
      412,
      { current: { statusId: contacted.id }, changedBy: 'Margaret Chen' },
    ])
  })

  it('keeps its order however often leads are put between the same two', async () => {
    const { status, leads } = await someLeads('Between', 3)
    let [first, upper, lower] = leads as [LeadRecord, LeadRecord, LeadRecord]
    for (let turn = 0; turn < 60; turn++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { body } = await moveLead(margaret, lower, {
        statusId: status.id,
        place: 'after',
        besideId: first.id,
      })
      ;[upper, lower] = [body, upper]
    }
    expect(await inOrder(status.id)).toEqual([first.id, upper.id, lower.id])
    const { rows } = await sql<{ length: number }>`
      select max(length(rank::text)) as length from leads where status_id = ${status.id}`.execute(
      server.db,
    )
    expect(rows[0]?.length).toBeLessThan(100)
  })
})

it('however often a card is put elsewhere in its column, the activity of its lead begins with news', async () => {
  const { status, leads } = await someLeads('Restless', 2)
  let card = leads[0]!
  for (let at = 0; at < 22; at++)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    card = (
      await moveLead(margaret, card, { statusId: status.id, place: at % 2 ? 'first' : 'last' })
    ).body
  const of = `/records/lead/${card.id}/timeline`
  const { body } = await margaret.get<{ data: { action?: string }[]; after?: string }>(of)
  expect(body.after).toBeUndefined()
  expect(JSON.stringify(body.data)).toContain('leads.added')
  expect(JSON.stringify(body.data)).not.toContain('leads.placed')
})

describe('a status that ends a lead', () => {
  it('asks for the amount of one that is won, and for the reason of one that is lost', async () => {
    const { leads } = await someLeads('Ended', 1)
    const [won, lost] = [await statusNamed(margaret, 'Won'), await statusNamed(margaret, 'Lost')]
    const bare = await moveLead(margaret, leads[0]!, { statusId: won.id })
    expect([bare.status, firstError(bare.body)]).toEqual([422, [['expectedAmount', 'required']]])
    const gained = await moveLead(margaret, leads[0]!, {
      statusId: won.id,
      expectedAmount: '1650.00',
    })
    expect(gained.body).toMatchObject({ expectedAmount: '1650.00', status: { kind: 'won' } })
    const more = { statusId: won.id, expectedAmount: '1700.00' }
    const corrected = await moveLead(margaret, gained.body, more)
    const { id, version } = corrected.body
    const { body: told } = await margaret.get<{ data: object[] }>(`/leads/${id}/history`)
    expect(told.data[0]).toMatchObject({
      action: 'leads.edited',
      changes: { expectedAmount: ['1650.00', '1700.00'] },
    })
    const emptied = { expectedAmount: null }
    expect((await margaret.patch(`/leads/${id}`, emptied, { version })).status).toBe(422)
    const silent = await moveLead(margaret, corrected.body, { statusId: lost.id })
    expect(firstError(silent.body)).toEqual([['lostReason', 'required']])
    const said = { lostReason: 'price', lostNote: 'Too dear' } as const
    const gone = await moveLead(margaret, corrected.body, { statusId: lost.id, ...said })
    expect(gone.body).toMatchObject(said)
    const elsewhere = (await addStatus(margaret, 'Lost to another', { kind: 'lost' })).body
    const still = await moveLead(margaret, gone.body, { statusId: elsewhere.id })
    expect(still.body).toMatchObject({ ...said, statusId: elsewhere.id })
    const back = await moveLead(margaret, still.body, { statusId: leads[0]!.statusId, ...said })
    expect(back.body).toMatchObject({ lostReason: null, lostNote: null })
  })

  it('is held to it by the database as well', async () => {
    const lost = await statusNamed(margaret, 'Lost')
    const without = sql`insert into leads (name, email, status_id, status_kind, rank)
      values ('X', 'x@example.net', ${lost.id}, 'lost', 999)`
    await expect(without.execute(server.db)).rejects.toThrow('violates check')
    const untrue = sql`insert into leads (name, email, status_id, status_kind, rank)
      values ('X', 'x@example.net', ${lost.id}, 'open', 999)`
    await expect(untrue.execute(server.db)).rejects.toThrow('violates foreign key')
  })
})

describe('the columns', () => {
  it('count and add up what each person sees, narrowed or not', async () => {
    expect(figures(await readBoard(margaret))).toEqual(await counted())
    const chloeId = await ownId(chloe)
    const seen = sql`(l.assignee_id = ${chloeId} or l.assignee_id is null)`
    expect(figures(await readBoard(chloe))).toEqual(await counted(seen))
    const hot = sql`l.temperature = 'hot'`
    const narrowed = await readBoard(margaret, 'filter[temperature]=hot')
    expect(figures(narrowed)).toEqual(await counted(hot))
    expect(narrowed.map(({ all }) => all)).toEqual((await counted()).map(({ count }) => count))
  })

  it('equal the database after fifty moves of three people at once', async () => {
    const { data } = await listLeads(margaret, 'filter[kind]=open')
    const targets = (await readBoard(margaret)).filter(({ kind }) => kind === 'open')
    const people = [margaret, david, chloe]
    const places = ['first', 'last'] as const
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        moveLead(people[at % 3]!, data[(at * 7) % data.length]!, {
          statusId: targets[(at * 5) % targets.length]!.id,
          place: places[at % 2]!,
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 404, 412].includes(status))).toEqual([])
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(10)
    expect(figures(await readBoard(margaret))).toEqual(await counted())
    const { rows } = await sql<{ twice: number }>`select count(*)::int as twice from (
      select 1 from leads where deleted_at is null group by status_id, rank having count(*) > 1) t`.execute(
      server.db,
    )
    expect(rows[0]?.twice).toBe(0)
  })
})
