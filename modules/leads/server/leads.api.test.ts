import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { runJob } from '#kit/server/jobs.ts'
import type { BulkRun } from '#kit/contract/bulk.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { LeadRecord, LeadTotals } from '../contract/leads.endpoints.ts'
import { purgeLeads } from './purge-leads.ts'
import { addLead, listLeads, moveLead, readLead, statusNamed } from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let david: Caller
let chloe: Caller
let genevieve: Caller
let tomasz: Caller
let chloeId: string
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  david = await server.as('manager')
  chloe = await server.as('adviser')
  genevieve = await server.as('auditor')
  tomasz = await server.as('care')
  chloeId = await ownId(chloe)
})
afterAll(() => server.close())

const firstError = (body: { errors?: Record<string, { code: string }[]> }) =>
  Object.entries(body.errors ?? {}).map(([at, [one]]) => [at, one?.code])
const edit = (by: Caller, { id, version }: Pick<LeadRecord, 'id' | 'version'>, part: object) =>
  by.patch<LeadRecord>(`/leads/${id}`, part, { version })

describe('a lead', () => {
  it('begins in the first open status and is reached by e-mail or by telephone', async () => {
    const nowhere = await addLead(chloe, { email: null })
    expect([nowhere.status, firstError(nowhere.body)]).toEqual([422, [['email', 'emailOrPhone']]])
    const { status, body } = await addLead(chloe, { phone: '514 555-0142', email: null })
    expect(status).toBe(201)
    expect(body).toMatchObject({ phone: '+15145550142', status: { name: { en: 'New' } } })
    expect(body).toMatchObject({ assigneeId: chloeId, can: { edit: true, move: true } })
    expect(body.can).not.toHaveProperty('delete')
    const emptied = await edit(chloe, body, { phone: null })
    expect(firstError(emptied.body)).toEqual([['email', 'emailOrPhone']])
    const won = await statusNamed(margaret, 'Won')
    const begun = await addLead(chloe, { statusId: won.id })
    expect(firstError(begun.body)).toEqual([['statusId', 'beginOpen']])
    expect((await addLead(chloe, { statusKind: 'won' })).status).toBe(422)
  })

  it('is changed by whoever saw it last, and its history says what was changed', async () => {
    const { body } = await addLead(chloe)
    const saved = await edit(chloe, body, { temperature: 'hot', nextStep: 'Call back' })
    expect(saved.body).toMatchObject({ temperature: 'hot', version: 2 })
    const late = await edit(chloe, body, { temperature: 'cold' })
    expect([late.status, late.body]).toMatchObject([412, { current: { temperature: 'hot' } }])
    const { body: told } = await chloe.get<{ data: { action: string; changes: object }[] }>(
      `/leads/${body.id}/history`,
    )
    expect(told.data.map(({ action }) => action)).toEqual(['leads.edited', 'leads.added'])
    expect(told.data[0]?.changes).toEqual({
      temperature: [null, 'hot'],
      nextStep: [null, 'Call back'],
    })
  })

  it('is deleted by a manager and comes back', async () => {
    const { body } = await addLead(chloe, { name: 'Gone for a while' })
    expect((await chloe.delete(`/leads/${body.id}`, body)).status).toBe(403)
    expect((await david.delete(`/leads/${body.id}`, body)).status).toBe(204)
    expect((await listLeads(david, 'search=gone for a')).data).toEqual([])
    const { data } = await listLeads(david, 'state=deleted')
    expect(data.map(({ name }) => name)).toEqual(['Gone for a while'])
    expect((await edit(david, { ...body, version: 2 }, { company: 'X' })).status).toBe(409)
    const back = await david.post<LeadRecord>(`/leads/${body.id}/restoration`, {}, { version: 2 })
    expect([back.status, back.body.deletedAt]).toEqual([200, null])
    expect((await auditRows(server.db, { entityId: body.id })).at(-1)).toMatchObject({
      action: 'leads.restored',
      actor: 'David MacKinnon',
    })
  })
})

describe('who may', () => {
  it('an adviser sees the own leads and the pool, and takes one of it without giving any away', async () => {
    const { data } = await listLeads(chloe)
    expect(new Set(data.map(({ assigneeId }) => assigneeId))).toEqual(new Set([chloeId, null]))
    const free = data.find(({ assigneeId }) => assigneeId === null)!
    expect((await readLead(chloe, free.id)).can).toMatchObject({ take: true })
    const davidId = await ownId(david)
    const given = await edit(chloe, free, { assigneeId: davidId })
    expect(given.status).toBe(422)
    const taken = await edit(chloe, free, { assigneeId: chloeId })
    expect([taken.status, taken.body.assigneeId]).toEqual([200, chloeId])
    const back = await edit(chloe, taken.body, { assigneeId: null })
    expect(firstError(back.body)).toEqual([['assigneeId', 'mayNotGive']])
  })

  it('a manager sees the leads of the team and gives them to one of it', async () => {
    const { data } = await listLeads(david, `filter[assigneeId]=${chloeId}`)
    const [lead] = data
    const given = await edit(david, lead!, { assigneeId: await ownId(david) })
    expect(given.status).toBe(200)
    const margaretId = await ownId(margaret)
    expect((await edit(david, given.body, { assigneeId: margaretId })).status).toBe(422)
    expect((await chloe.get(`/leads/${lead!.id}`)).status).toBe(404)
    expect((await edit(chloe, given.body, { company: 'X' })).status).toBe(404)
  })

  it('whoever may not assign leads adds none for somebody else', async () => {
    const role = server.db.updateTable('roles').where('key', '=', 'adviser')
    const { rules } = await server.db
      .selectFrom('roles')
      .select('rules')
      .where('key', '=', 'adviser')
      .executeTakeFirstOrThrow()
    const all = ['view', 'create', 'update'].map((action) => ({ action, subject: 'Leads' }))
    await role.set({ rules: JSON.stringify(all) }).execute()
    try {
      const davidId = await ownId(david)
      const given = await addLead(chloe, { assigneeId: davidId })
      expect([given.status, firstError(given.body)]).toEqual([422, [['assigneeId', 'mayNotGive']]])
      expect((await addLead(chloe, { assigneeId: chloeId })).status).toBe(201)
      expect((await addLead(chloe, { assigneeId: null })).status).toBe(201)
    } finally {
      await role.set({ rules: JSON.stringify(rules) }).execute()
    }
  })

  it('nobody is disabled while a lead comes to them', async () => {
    const { body } = await addLead(margaret, { name: 'On the way' })
    await server.db.transaction().execute(async (other) => {
      await sql`update users set status = 'disabled' where id = ${chloeId}`.execute(other)
      const giving = edit(margaret, body, { assigneeId: chloeId })
      const first = await Promise.race([giving, setTimeout(500, 'waits')])
      expect(first).toBe('waits')
      void giving
      await sql`update users set status = 'active' where id = ${chloeId}`.execute(other)
    })
    await expect.poll(async () => (await readLead(margaret, body.id)).assigneeId).toBe(chloeId)
  })

  it('an auditor looks, exports and changes nothing; customer care has no leads', async () => {
    const { data, meta } = await listLeads(genevieve)
    expect(data).toHaveLength(Math.min(100, meta.total))
    expect((await edit(genevieve, data[0]!, { company: 'X' })).status).toBe(403)
    expect((await moveLead(genevieve, data[0]!, { statusId: data[0]!.statusId })).status).toBe(403)
    const sheet = await genevieve.get<string>('/leads/export?format=csv&columns=name,status')
    expect(sheet.body).toContain('Name')
    expect((await chloe.get('/leads/export?format=csv')).status).toBe(403)
    expect((await tomasz.get('/leads')).status).toBe(403)
  })
})

describe('the list', () => {
  const totals = async (by: Caller, query = '') =>
    (await by.get<LeadTotals>(`/leads/totals?${query}`)).body

  it('is narrowed by status, source, assignee, temperature, staleness and day', async () => {
    const { data } = await listLeads(margaret)
    const status = await statusNamed(margaret, 'Contacted')
    const count = async (query: string) => (await listLeads(margaret, query)).meta.total
    const of = (keep: (row: (typeof data)[number]) => boolean) => data.filter(keep).length
    expect(await count(`filter[statusId]=${status.id}`)).toBe(of((r) => r.statusId === status.id))
    expect(await count('filter[temperature]=hot')).toBe(of((r) => r.temperature === 'hot'))
    expect(await count('filter[temperature]=none')).toBe(of((r) => r.temperature === null))
    expect(await count('filter[assigneeId]=none')).toBe(of((r) => r.assigneeId === null))
    expect(await count('filter[isStale]=true')).toBe(of((r) => r.isStale))
    expect(await count('filter[isStale]=false')).toBe(of((r) => !r.isStale))
    expect(await count('filter[kind]=won,lost')).toBe(of((r) => r.status.kind !== 'open'))
    expect(await count('filter[createdAt][lte]=2020-01-01')).toBe(0)
    expect((await margaret.get('/leads?filter[rank]=1')).status).toBe(422)
    expect(of((r) => r.isStale)).toBeGreaterThan(0)
  })

  it('adds up to what a person sees, however it is narrowed', async () => {
    const { data, meta } = await listLeads(chloe)
    const sums = await totals(chloe)
    expect(sums.count).toBe(meta.total)
    expect(sums.hot).toBe(data.filter(({ temperature }) => temperature === 'hot').length)
    expect(sums.unassigned).toBe(data.filter(({ assigneeId }) => assigneeId === null).length)
    const amount = data.reduce((sum, row) => sum + Number(row.expectedAmount ?? 0), 0)
    expect(Number(sums.amount)).toBeCloseTo(amount, 2)
  })

  it('is found by name without accents, company, e-mail and digits', async () => {
    await addLead(chloe, {
      name: 'Béatrice Œuvrard',
      company: 'Tannerie Noël',
      phone: '5145550177',
    })
    for (const typed of ['beatrice', 'tannerie noel', 'odette@', '514 555-0177'])
      expect([
        typed,
        (await listLeads(chloe, `search=${typed}`)).data.map(({ name }) => name),
      ]).toEqual([typed, expect.arrayContaining(['Béatrice Œuvrard'])])
    const { body } = await chloe.get<{ groups: { found: { name: string }[] }[] }>(
      '/search?q=beatrice',
    )
    expect(JSON.stringify(body)).toContain('Béatrice Œuvrard')
  })
})

describe('many at once', () => {
  it('are assigned, moved, deleted, each on its own, and taken back', async () => {
    const made = await Promise.all([1, 2, 3].map(() => addLead(margaret, { name: 'Of many' })))
    const ids = made.map(({ body }) => body.id)
    const assigned = await margaret.post<BulkRun>('/leads/assignments', {
      ids,
      assigneeId: chloeId,
    })
    expect(assigned.body).toMatchObject({ done: 3, refused: 0, canUndo: true })
    const lost = await statusNamed(margaret, 'Lost')
    const bare = await margaret.post<BulkRun>('/leads/moves', { ids, statusId: lost.id })
    expect(bare.body).toMatchObject({ done: 0, refused: 3 })
    const moved = await margaret.post<BulkRun>('/leads/moves', {
      ids,
      statusId: lost.id,
      lostReason: 'timing',
    })
    expect(moved.body).toMatchObject({ done: 3 })
    expect((await readLead(margaret, ids[0]!)).lostReason).toBe('timing')
    const undone = await margaret.post<BulkRun>(`/bulk-runs/${moved.body.id}/reversal`, {})
    expect(undone.body).toMatchObject({ done: 3 })
    expect(await readLead(margaret, ids[0]!)).toMatchObject({
      lostReason: null,
      status: { name: { en: 'New' } },
    })
    const gone = await margaret.post<BulkRun>('/leads/deletions', { ids })
    expect(gone.body).toMatchObject({ done: 3 })
    const back = await margaret.post<BulkRun>(`/bulk-runs/${gone.body.id}/reversal`, {})
    expect(back.body).toMatchObject({ done: 3 })
    const mine = await chloe.post<BulkRun>('/leads/assignments', { ids, assigneeId: null })
    expect(mine.body).toMatchObject({ done: 0, refused: 3 })
  })
})

it('open leads go to whoever takes over the work of somebody who leaves; won and lost ones stay', async () => {
  const { body: open } = await addLead(margaret, { assigneeId: chloeId })
  const { body: gone } = await addLead(margaret, { assigneeId: chloeId })
  const lost = await statusNamed(margaret, 'Lost')
  await moveLead(margaret, gone, { statusId: lost.id, lostReason: 'timing' })
  const moved = await margaret.post<{ moved: { kind: string }[] }>(`/users/${chloeId}/hand-over`, {
    to: await ownId(margaret),
    kinds: ['leads'],
  })
  expect(moved.body.moved).toMatchObject([{ kind: 'leads' }])
  const assignees = [await readLead(margaret, open.id), await readLead(margaret, gone.id)]
  expect(assignees.map(({ assignee }) => assignee?.id)).toEqual([await ownId(margaret), chloeId])
})

it('a deleted lead is gone for good after thirty days, with what lies on it', async () => {
  const { body } = await addLead(margaret, { name: 'Gone for good' })
  await margaret.post(`/records/lead/${body.id}/notes`, { body: 'Seen', visibility: 'team' })
  await margaret.delete(`/leads/${body.id}`, body)
  server.clock.windOn({ days: 31 })
  await runJob(server.system, purgeLeads)
  const later = await server.as('superAdmin')
  expect((await later.get(`/leads/${body.id}`)).status).toBe(404)
  expect((await auditRows(server.db, { entityId: body.id })).at(-1)).toMatchObject({
    action: 'leads.purged',
  })
  const notes = await server.db
    .selectFrom('notes')
    .select('id')
    .where('parent_id', '=', body.id)
    .execute()
  expect(notes).toEqual([])
})
