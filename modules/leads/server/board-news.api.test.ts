import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { LeadRecord, PlacedCard } from '../contract/leads.endpoints.ts'
import { addLead, addStatus, listLeads, statusNamed } from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

const readCards = async (by: Caller, leads: readonly { id: string }[], query = '') => {
  const ids = leads.map(({ id }) => id).join()
  const answer = await by.get<{ data: PlacedCard[] }>(`/leads/board/cards?ids=${ids}&${query}`)
  return answer.body.data.map(({ lead, aboveId }) => [lead.name, aboveId])
}

async function threeLeads(name: string) {
  const { body: status } = await addStatus(margaret, name)
  const leads: LeadRecord[] = []
  for (const temperature of ['cold', 'hot', 'cold'])
    leads.unshift(
      // oxlint-disable-next-line no-await-in-loop -- each stands above the one before
      (
        await addLead(margaret, {
          statusId: status.id,
          name: `${name} ${leads.length}`,
          temperature,
        })
      ).body,
    )
  return { status, leads: leads as [LeadRecord, LeadRecord, LeadRecord] }
}

describe('cards that somebody moved', () => {
  it('are told with the card above, from above to below', async () => {
    const { leads } = await threeLeads('Told')
    const [top, middle, low] = leads
    expect(await readCards(margaret, [low, top, middle])).toEqual([
      [top.name, null],
      [middle.name, top.id],
      [low.name, middle.id],
    ])
  })

  it('have the one above that the filters leave, and none where they do not match', async () => {
    const { leads } = await threeLeads('Narrowed')
    const [top, , low] = leads
    expect(await readCards(margaret, leads, 'filter[temperature]=cold')).toEqual([
      [top.name, null],
      [low.name, top.id],
    ])
  })

  it('read as the rows of the list do', async () => {
    const { status, leads } = await threeLeads('Alike')
    const { data } = await listLeads(margaret, `sort=rank&filter[statusId]=${status.id}`)
    const { body } = await margaret.get<{ data: PlacedCard[] }>(
      `/leads/board/cards?ids=${leads.map(({ id }) => id).join()}`,
    )
    expect(body.data.map(({ lead }) => lead)).toEqual(data)
  })

  it('of others neither are told nor stand above', async () => {
    const { leads } = await threeLeads('Of others')
    const [top, middle, low] = leads
    const [chloeId, david] = [await ownId(chloe), await ownId(await server.as('manager'))]
    for (const { id, version } of leads) {
      const assigneeId = id === middle.id ? david : chloeId
      // oxlint-disable-next-line no-await-in-loop -- a handful
      await margaret.patch(`/leads/${id}`, { assigneeId }, { version })
    }
    expect(await readCards(chloe, leads)).toEqual([
      [top.name, null],
      [low.name, top.id],
    ])
  })
})

/** What somebody hears while something is done, until it contains the words. */
async function heard(by: Caller, done: () => Promise<unknown>, words: string) {
  const stop = new AbortController()
  const stream = await fetch(`${server.address}/api/events`, {
    headers: { authorization: `Bearer ${by.token}` },
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(5_000)]),
  })
  let all = ''
  try {
    await done()
    const decoder = new TextDecoder()
    for await (const piece of stream.body ?? []) {
      all += decoder.decode(piece as Uint8Array)
      if (all.includes(words)) break
    }
  } catch (problem) {
    if (!(problem instanceof DOMException)) throw problem
  }
  stop.abort()
  return all
}

it('a status that is added, renamed or placed is heard of by whoever sees but some leads', async () => {
  const news = '"topic":"leads","id":null'
  const { body: status } = await addStatus(margaret, 'To be heard')
  const path = `/lead-statuses/${status.id}`
  const name = { en: 'Heard', fr: 'Entendu' }
  expect(await heard(chloe, () => addStatus(margaret, 'Also heard'), news)).toContain(news)
  const rename = () => margaret.patch(path, { name }, { version: status.version })
  expect(await heard(chloe, rename, news)).toContain(news)
  const first = () => margaret.post(`${path}/place`, { place: 1 })
  expect(await heard(chloe, first, news)).toContain(news)
}, 30_000)

it('a move of many that is taken back leaves each lead where it stood, since the same day', async () => {
  const { status, leads } = await threeLeads('Taken back')
  const order = async () =>
    (await listLeads(margaret, `sort=rank&filter[statusId]=${status.id}`)).data.map(
      ({ id, statusEnteredAt }) => [id, statusEnteredAt],
    )
  const before = await order()
  const { id: statusId } = await statusNamed(margaret, 'Contacted')
  const ids = leads.slice(0, 2).map(({ id }) => id)
  const run = await margaret.post<{ id: string }>('/leads/moves', { ids, statusId })
  expect(await order()).toEqual(before.slice(2))
  await margaret.post(`/bulk-runs/${run.body.id}/reversal`, {})
  expect(await order()).toEqual(before)
})

it('a lead whose old place was taken meanwhile comes back just below', async () => {
  const { status, leads } = await threeLeads('Taken meanwhile')
  const [top, middle, low] = leads
  const { rows } = await sql<{ rank: string }>`
    select rank::text from leads where id = ${middle.id}`.execute(server.db)
  const { id: statusId } = await statusNamed(margaret, 'Contacted')
  const run = await margaret.post<{ id: string }>('/leads/moves', { ids: [middle.id], statusId })
  const { body: other } = await addLead(margaret, { statusId: status.id, name: 'In its place' })
  await sql`update leads set rank = ${rows[0]!.rank}::numeric where id = ${other.id}`.execute(
    server.db,
  )
  await margaret.post(`/bulk-runs/${run.body.id}/reversal`, {})
  const { data } = await listLeads(margaret, `sort=rank&filter[statusId]=${status.id}`)
  expect(data.map(({ id }) => id)).toEqual([top.id, other.id, middle.id, low.id])
})
