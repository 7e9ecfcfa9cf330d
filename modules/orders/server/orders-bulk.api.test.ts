import type { PageMeta } from '#kit/contract/define-endpoint.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import type { BulkResult, BulkRun } from '#kit/contract/bulk.ts'
import { newShareholder } from './orders.test-world.ts'
import { verifyLedgers } from './verify-ledgers.ts'

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>

beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
})
afterAll(async () => {
  expect(await verifyLedgers(server.db)).toEqual([])
  await server.close()
})

type Answer = { results: BulkResult[] }
const nobody = '00000000-0000-7000-8000-000000000000'

describe('several orders at once', () => {
  it('are assigned, and each that cannot be says why', async () => {
    const { orders } = await world.workedExample()
    await world.step(world.david, `${orders[3].id}/voiding`, { reason: 'Twice' })
    const ids = [orders[0].id, orders[3].id, nobody]
    const { body } = await world.david.post<Answer>('/orders/assignments', {
      ids,
      assigneeId: world.ids.david,
    })
    expect(body.results).toEqual([
      {
        id: ids[0],
        name: orders[0].number,
        problem: null,
        reason: null,
        isUnchanged: false,
        version: 2,
      },
      {
        id: ids[1],
        name: orders[3].number,
        problem: 'orderIsVoid',
        reason: 'The order is void',
        isUnchanged: false,
        version: null,
      },
      {
        id: nobody,
        name: null,
        problem: 'notFound',
        reason: 'This does not exist, or you do not have access to it',
        isUnchanged: false,
        version: null,
      },
    ])
    expect((await world.read(orders[0].id)).assigneeId).toBe(world.ids.david)
    expect((await world.list(orders[0].id)).data).toHaveLength(1)
    const rows = await auditRows(server.db, { entityId: orders[0].id })
    expect(rows.filter(({ action }) => action === 'orders.edited')).toMatchObject([
      {
        entity: 'order',
        reference: orders[0].number,
        changes: { assigneeId: [world.ids.chloe, world.ids.david] },
        actor: 'David MacKinnon',
      },
    ])
  })

  it('are assigned and taken back with what had been decided on CARE', async () => {
    const { orders } = await world.workedExample()
    const [{ id }] = orders
    await world.step(world.tomasz, `${id}/care-confirmation`, { note: 'By phone' })
    const decided = await world.read(id)
    const { body: run } = await world.david.post<BulkRun>('/orders/assignments', {
      ids: [id],
      assigneeId: world.ids.david,
    })
    expect(await world.read(id)).toMatchObject({ careStatus: 'pending', careBy: null })
    const undone = await world.david.post<BulkRun>(`/bulk-runs/${run.id}/reversal`)
    expect(undone.body).toMatchObject({ done: 1, refused: 0 })
    const { assigneeId, careStatus, careBy, careAt, careNote } = decided
    expect(careStatus).toBe('confirmed')
    expect(await world.read(id)).toMatchObject({ assigneeId, careStatus, careBy, careAt, careNote })
    const rows = await auditRows(server.db, { entityId: id })
    const told = rows.flatMap(({ action, changes }) =>
      action === 'orders.edited' && changes && 'careStatus' in changes ? [changes.careStatus] : [],
    )
    expect(told).toEqual([
      ['confirmed', 'pending'],
      ['pending', 'confirmed'],
    ])
  })

  it('are marked as confirmed in writing and for HCH, row by row', async () => {
    const { orders } = await world.workedExample()
    const ids = orders.map(({ id }) => id)
    await world.step(world.david, `${ids[0]}/confirmation-sending`)
    const sent = await world.tomasz.post<Answer>('/orders/confirmations', {
      ids,
      step: 'sendConfirmation',
    })
    expect(sent.body.results.map(({ problem }) => problem)).toEqual([
      'wrongState',
      null,
      null,
      null,
    ])
    const hch = await world.tomasz.post<Answer>('/orders/hch', { ids, hch: true })
    expect(hch.body.results.map(({ problem }) => problem)).toEqual([null, null, null, null])
    expect(await world.read(ids[1] ?? '')).toMatchObject({ confirmation: 'sent', hch: true })
  })

  it('are those that the person may change, and no more than ten thousand', async () => {
    const { orders } = await world.workedExample()
    await world.step(world.tomasz, `${orders[0].id}/care-confirmation`, {})
    const own = await world.chloe.post<Answer>('/orders/assignments', {
      ids: [orders[0].id],
      assigneeId: world.ids.chloe,
    })
    expect(own.body.results[0]?.problem).toBe('careDone')
    const many = await world.david.post('/orders/hch', {
      ids: Array.from({ length: 10_001 }, () => orders[0].id),
      hch: true,
    })
    expect(many.status).toBe(422)
  })
})

describe('the organisation’s own mark', () => {
  it('is HCH until somebody names it, on screens and in exports', async () => {
    const first = await world.genevieve.get('/orders/hch-words')
    expect(first.body).toEqual({ label: null, help: null })
    const { body: general } = await world.margaret.get<{ version: number }>('/settings/general')
    const hchLabel = { en: 'Head office check', fr: 'Contrôle du siège' }
    const saved = await world.margaret.patch('/settings/general', { hchLabel }, general)
    expect(saved.status).toBe(200)
    const { body } = await world.chloe.get('/orders/hch-words')
    expect(body).toEqual({ label: hchLabel, help: null })
    const sheet = await world.genevieve.get<string>(
      '/orders/export?format=csv&columns=number,hch',
      {
        headers: { 'accept-language': 'fr' },
      },
    )
    expect(String(sheet.body).split('\r\n')[0]).toContain('Contrôle du siège')
  })
})

describe('sums below the list', () => {
  it('are the same, kept or counted', async () => {
    const orders = `filter[assigneeId]=${world.ids.chloe}`
    for (const filter of ['filter[status]=active', 'filter[side]=sell,buy', orders]) {
      const kept = await world.david.get(`/orders/totals?${filter}`)
      const counted = await world.david.get(`/orders/totals?${filter}&filter[volume][gte]=0`)
      expect(kept.body).toEqual(counted.body)
    }
  })

  it('and the counts at a glance agree with the list that each opens', async () => {
    const lists = {
      all: '',
      active: 'filter[status]=active',
      carePending: 'filter[status]=active&filter[careStatus]=pending',
      careConfirmed: 'filter[status]=active&filter[careStatus]=confirmed',
      careRejected: 'filter[status]=active&filter[careStatus]=rejected',
      void: 'filter[status]=void',
    }
    for (const by of [world.margaret, world.david, world.chloe]) {
      const { body } = await by.get<{ meta: PageMeta }>('/orders?tabs=counted')
      for (const [name, query] of Object.entries(lists)) {
        const list = await by.get<{ meta: { total: number } }>(`/orders?perPage=5&${query}`)
        expect([name, body.meta.tabs?.[name]]).toEqual([name, { total: list.body.meta.total }])
      }
    }
  })

  it('stand below few rows that are found first, in the order that was asked for', async () => {
    const { body } = await world.david.get<{ data: { turnover: string; volume: string }[] }>(
      '/orders?filter[volume][gte]=100&sort=-turnover&perPage=50',
    )
    const turnovers = body.data.map(({ turnover }) => Number(turnover))
    expect(turnovers).toEqual(turnovers.toSorted((a, b) => b - a))
    expect(turnovers.length).toBeGreaterThan(1)
    expect(body.data.filter(({ volume }) => !(Number(volume) >= 100))).toEqual([])
  })
})

describe('orders of somebody who leaves', () => {
  it('are handed over while they wait for CARE, with a snapshot and a line each', async () => {
    const shareholderId = await newShareholder(world.david, world.ids.chloe)
    const leaving = await world.margaret.post<{ id: string }>('/users', {
      name: 'Léa Fontaine',
      email: 'lea.fontaine@example.org',
      roleId: (
        await sql<{ id: string }>`select id from roles where key = 'adviser'`.execute(server.db)
      ).rows[0]?.id,
      language: 'fr',
    })
    const lea = leaving.body.id
    await sql`update users set status = 'active', team_id = (select team_id from users where id = ${world.ids.chloe})
      where id = ${lea}`.execute(server.db)
    const open = await world.enter(shareholderId, ['buy', '2025-01-10', '10', '10'], lea)
    const done = await world.enter(shareholderId, ['buy', '2025-01-11', '10', '10'], lea)
    const shared = await world.enter(shareholderId, ['buy', '2025-01-12', '10', '10'], lea)
    await world.edit(shared.id, { sharedWithId: world.ids.chloe, sharePercent: '50' })
    await world.step(world.tomasz, `${done.id}/care-confirmation`, {})
    const moved = await world.margaret.post<{ moved: object[] }>(`/users/${lea}/hand-over`, {
      to: world.ids.chloe,
      kinds: ['orders'],
    })
    expect(moved.body.moved).toEqual([{ kind: 'orders', count: 1 }])
    expect(await world.read(open.id)).toMatchObject({ assigneeId: world.ids.chloe, version: 2 })
    expect(await world.read(done.id)).toMatchObject({ assigneeId: lea })
    expect(await world.read(shared.id)).toMatchObject({ assigneeId: lea })
    expect((await world.list(open.id)).data).toMatchObject([{ cause: 'beforeUpdate' }])
    const left = await world.margaret.get<{ openWork: object[] }>(`/users/${lea}`)
    expect(left.body.openWork).toEqual([{ kind: 'orders', count: 1 }])
  })
})
