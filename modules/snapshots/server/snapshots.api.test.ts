import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { makePrice, newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { snapshotOrders } from '#modules/orders/server/take-snapshot.ts'
import type { SnapshotRow } from '../contract/snapshots.endpoints.ts'
import { amended, newest, oldest, server, world, withPeople } from './snapshots.test-people.ts'

withPeople()

beforeAll(() => makePrice(world.margaret, '16'))

describe('snapshots of an order', () => {
  it('are taken before a change, never twice of the same, and never without a change', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[3]
    expect((await world.list(id)).data).toEqual([])
    await world.edit(id, { volume: '31' })
    await world.edit(id, { volume: '31.0' })
    const { data } = await world.list(id)
    expect(data).toMatchObject([{ sequence: 1, cause: 'beforeUpdate', differences: 1 }])
    expect((await world.read(id)).snapshotCount).toBe(1)
    await world.step(world.david, `${id}/voiding`, { reason: 'Twice' })
    await world.step(world.david, `${id}/restoration`)
    expect((await world.list(id)).data.map(({ cause }) => cause)).toEqual([
      'beforeRestore',
      'beforeVoid',
      'beforeUpdate',
    ])
  })

  it('hold every input, names beside ids, the figures of then and a digest', async () => {
    const { orders } = await world.workedExample()
    const { id, shareholder } = orders[1]
    const taken = await world.david.post<SnapshotRow>(`/orders/${id}/snapshots`, {
      label: 'Before the audit',
    })
    expect(taken).toMatchObject({
      status: 201,
      body: { cause: 'manual', label: 'Before the audit' },
    })
    expect(taken.body.sha256).toMatch(/^[0-9a-f]{64}$/)
    const { snapshot, changed } = await world.compare(id, taken.body.id)
    expect(snapshot.content).toMatchObject({
      shareholderName: shareholder.name,
      assigneeName: orders[1].assignee.name,
      volume: '50.0000',
      price: '13.000000',
      careStatus: 'pending',
      status: 'active',
    })
    expect(snapshot.figures).toMatchObject({ runningVolume: '150.0000', averagePrice: '11.000000' })
    expect([snapshot.schemaVersion, changed]).toEqual([2, []])
    const again = await world.david.post(`/orders/${id}/snapshots`, { label: 'Once more' })
    expect([again.status, again.body.code]).toEqual([409, 'sameAsSnapshot'])
    const long = await world.david.post(`/orders/${id}/snapshots`, { label: 'x'.repeat(81) })
    expect(long.body.errors?.['label']?.[0]?.code).toBe('tooLong')
  })

  it('are altered by nobody, not even in the database', async () => {
    const { two } = await amended()
    const alter = sql`update order_snapshots set cause = 'manual' where order_id = ${two}`
    await expect(alter.execute(server.db)).rejects.toThrow('append-only')
    const remove = sql`delete from order_snapshots where order_id = ${two}`
    await expect(remove.execute(server.db)).rejects.toThrow('append-only')
  })

  it('are numbered one after the other when two are taken at the same moment', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[0]
    const late = await server.db.transaction().execute(async (db) => {
      await snapshotOrders(db, { cause: 'manual', where: sql`o.id = ${id}` })
      const second = world.david.post(`/orders/${id}/snapshots`, { label: 'Second' })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return { second }
    })
    expect((await late.second).body.code).toBe('sameAsSnapshot')
  })

  it('are laid beside the order as it is, and beside one another', async () => {
    const { two, snapshot, shareholderId } = await amended()
    await world.edit(two, { note: 'Corrected by telephone' })
    const now = await world.compare(two, snapshot.id)
    expect(now.changed).toEqual(['volume', 'note'])
    expect(now.otherKept.content.volume).toBe('45.0000')
    expect(now.ledger?.effects[0]).toMatchObject({
      shareholder: { id: shareholderId },
      before: { averageBuyPrice: '11.862087' },
      after: { averageBuyPrice: '11.875000', amountInvested: '1425.00' },
    })
    const second = await newest(two)
    const both = await world.compare(two, snapshot.id, second.id)
    expect([both.changed, both.ledger, both.other?.sequence]).toEqual([['volume'], null, 2])
  })
})

describe('restoring', () => {
  it('tells first what it would do, and does nothing', async () => {
    const { two, snapshot, orders } = await amended()
    const { body } = await world.restore(two, snapshot.id, { body: { dryRun: true } })
    expect(body.preview).toMatchObject({ fields: ['volume'], shortfall: null, warnings: [] })
    const [effect] = body.preview.effects
    expect(effect?.affected.map(({ number }) => number)).toEqual([
      orders[1].number,
      orders[2].number,
      orders[3].number,
    ])
    expect(effect?.before).toMatchObject({
      numberOfShares: '115.0000',
      averageBuyPrice: '11.862087',
    })
    expect(effect?.after).toEqual({
      numberOfShares: '120.0000',
      amountInvested: '1425.00',
      netPaidIn: '1185.00',
      averageBuyPrice: '11.875000',
      realisedResult: '240.00',
    })
    expect(body.undo).toBeNull()
    expect((await world.read(two)).volume).toBe('45.0000')
  })

  it('gives the worked example back to the last decimal, once and twice, and can be undone', async () => {
    const { two, snapshot, shareholderId } = await amended()
    expect((await world.ledger(shareholderId)).holding.averageBuyPrice).toBe('11.862087')
    const { body } = await world.restore(two, snapshot.id, { body: { reason: 'The slip says 50' } })
    expect(body.order).toMatchObject({ volume: '50.0000', version: 3, number: body.order.number })
    const { rows, holding } = await world.ledger(shareholderId)
    expect(holding).toMatchObject({
      numberOfShares: '120.0000',
      amountInvested: '1425.00',
      averageBuyPrice: '11.875000',
      realisedResult: '240.00',
      currentValue: '1920.00',
    })
    expect(rows.map((row) => row.runningVolume)).toEqual([
      '100.0000',
      '150.0000',
      '90.0000',
      '120.0000',
    ])
    const again = await world.restore(two, snapshot.id)
    expect(again.body).toMatchObject({ undo: null, order: { version: 3, volume: '50.0000' } })
    expect((await newest(two)).cause).toBe('beforeRestore')
    const undone = await world.restore(two, body.undo ?? '')
    expect(undone.body.order).toMatchObject({ volume: '45.0000', version: 4 })
    expect((await world.ledger(shareholderId)).holding.averageBuyPrice).toBe('11.862087')
  })

  it('is told with both digests and the reason', async () => {
    const { two, snapshot } = await amended()
    await world.restore(two, snapshot.id, { body: { reason: 'The slip says 50' } })
    const { body } = await world.david.get<{ data: { action: string; reason: string }[] }>(
      `/orders/${two}/history`,
    )
    const undo = await newest(two)
    expect(body.data[0]).toMatchObject({
      action: 'orders.restoreSnapshot',
      reason: 'The slip says 50',
      changes: {
        volume: ['45.0000', '50.0000'],
        sha256: [undo.sha256, snapshot.sha256],
        snapshot: [null, 1],
      },
    })
  })

  it('revives a void order and says so', async () => {
    const { shareholderId, orders } = await world.workedExample()
    const { id, number } = orders[1]
    await world.step(world.david, `${id}/voiding`, { reason: 'Not his' })
    const before = await newest(id)
    expect(before.cause).toBe('beforeVoid')
    const dry = await world.restore(id, before.id, { body: { dryRun: true } })
    expect(dry.body.preview.warnings).toContain('revives')
    expect(dry.body.preview.effects[0]?.after).toMatchObject({ amountInvested: '1425.00' })
    const { body } = await world.restore(id, before.id)
    expect(body.order).toMatchObject({ status: 'active', voidReason: null, number })
    const { holding } = await world.ledger(shareholderId)
    expect(holding).toMatchObject({ amountInvested: '1425.00', averageBuyPrice: '11.875000' })
    const undone = await world.restore(id, body.undo ?? '')
    expect(undone.body.preview.warnings).toContain('voids')
    expect(undone.body.order).toMatchObject({ status: 'void', voidReason: 'Not his' })
    expect((await world.ledger(shareholderId)).holding.amountInvested).toBe('835.00')
  })

  it('works both ledgers out anew when the shareholder was another', async () => {
    const { shareholderId, orders } = await world.workedExample()
    const other = await newShareholder(world.david, world.ids.chloe)
    const { id } = orders[3]
    await world.edit(id, { shareholderId: other })
    const dry = await world.restore(id, (await oldest(id)).id, { body: { dryRun: true } })
    expect(dry.body.preview.warnings).toContain('otherLedger')
    expect(dry.body.preview.effects).toHaveLength(2)
    await world.restore(id, (await oldest(id)).id)
    expect((await world.ledger(other)).rows).toEqual([])
    expect((await world.ledger(shareholderId)).holding.averageBuyPrice).toBe('11.875000')
  })

  it('takes both orders of a transfer back', async () => {
    const [from, to] = [
      await newShareholder(world.david, world.ids.chloe),
      await newShareholder(world.david, world.ids.chloe),
    ]
    await world.enter(from, ['buy', '2025-01-10', '100', '10'])
    const {
      shareholderId: _,
      side: _side,
      ...typed
    } = orderOf({ shareholderId: from, assigneeId: world.ids.chloe }, [
      'sell',
      '2025-02-10',
      '40',
      '12',
    ])
    const transfer = { ...typed, fromShareholderId: from, toShareholderId: to }
    const sale = (await world.david.post<{ id: string }>('/orders/transfers', transfer)).body.id
    await world.edit(sale, { volume: '30' })
    const { body } = await world.restore(sale, (await oldest(sale)).id)
    expect(body.preview.warnings).toContain('otherOrder')
    expect((await world.ledger(from)).holding.numberOfShares).toBe('60.0000')
    expect((await world.ledger(to)).holding.numberOfShares).toBe('40.0000')
    const bought = body.order.counterparty?.id ?? ''
    expect((await newest(bought)).cause).toBe('beforeRestore')
  })

  it('is won by one of two people who restore at the same moment', async () => {
    const { two, snapshot } = await amended()
    const { version } = await world.read(two)
    const path = `/orders/${two}/snapshots/${snapshot.id}/restoration`
    const both = await Promise.all(
      [world.david, world.margaret].map((by) => by.post(path, {}, { version })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect((await world.read(two)).version).toBe(version + 1)
  })

  it('is refused to whoever was overtaken while the order was read, though nothing differs now', async () => {
    const { two, snapshot } = await amended()
    const seen = await world.read(two)
    const path = `/orders/${two}/snapshots/${snapshot.id}/restoration`
    const restoring = await server.db.transaction().execute(async (db) => {
      await sql`lock table record_files in access exclusive mode`.execute(db)
      const waiting = world.margaret.post(path, {}, seen)
      await untilWaiting(server)
      await sql`update orders set volume = 50, version = version + 1 where id = ${two}`.execute(db)
      return { waiting }
    })
    const { status, body } = await restoring.waiting
    expect([status, body]).toMatchObject([412, { code: 'stale' }])
    await world.edit(two, { volume: '45' })
  })
})
