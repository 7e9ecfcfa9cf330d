import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '#kit/server/call.ts'
import { runJob } from '#kit/server/jobs.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { purgeSnapshots } from '#modules/orders/server/purge-snapshots.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import { amended, newest, oldest, server, world, withPeople } from './snapshots.test-people.ts'

withPeople()

/** A snapshot such as another installation might have taken. */
const copyOf = (orderId: string, part: object, db: Db = server.db) =>
  sql`insert into order_snapshots (order_id, sequence, taken_by_name, cause, content, figures, sha256)
    select order_id, 50, taken_by_name, 'manual', c.content, figures, sha256(convert_to(c.content::text, 'UTF8'))
    from order_snapshots, lateral (select content || ${JSON.stringify(part)}::jsonb as content) c
    where order_id = ${orderId} and sequence = 1`.execute(db)

describe('a restoration is refused', () => {
  it('when a later sale would find too few shares, naming it and what is missing', async () => {
    const holder = await newShareholder(world.david, world.ids.chloe)
    const first = await world.enter(holder, ['buy', '2025-01-10', '50', '10'])
    await world.edit(first.id, { volume: '100' })
    const sale = await world.enter(holder, ['sell', '2025-02-10', '80', '12'])
    const small = await oldest(first.id)
    const dry = await world.restore(first.id, small.id, { body: { dryRun: true } })
    expect(dry.body.preview.shortfall).toMatchObject({ number: sale.number, missing: '30' })
    const answer = await world.restore(first.id, small.id)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { code: 'shortfall', shortfall: { number: sale.number, held: '50', missing: '30' } },
    ])
    expect(await world.read(first.id)).toMatchObject({ volume: '100.0000', version: 2 })
    expect((await world.list(first.id)).data).toHaveLength(1)
  })

  it('when somebody saved in between', async () => {
    const { two, snapshot } = await amended()
    const path = `/orders/${two}/snapshots/${snapshot.id}/restoration`
    const late = await world.david.post(path, {}, { version: 1 })
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
    const blind = await world.david.post(path, {})
    expect(blind.status).toBe(428)
  })

  it('for an archived shareholder, now or then', async () => {
    const { two, snapshot, shareholderId } = await amended()
    const archive = async (id: string) => {
      const known = await world.david.get<{ version: number }>(`/shareholders/${id}`)
      await world.david.post(`/shareholders/${id}/archiving`, undefined, known.body)
    }
    const other = await newShareholder(world.david, world.ids.chloe)
    await world.enter(other, ['buy', '2025-01-01', '500', '10'])
    const third = await world.enter(other, ['buy', '2025-01-02', '5', '10'])
    await world.edit(third.id, { shareholderId })
    await archive(other)
    const then = await world.restore(third.id, (await oldest(third.id)).id)
    expect([then.status, then.body]).toMatchObject([409, { code: 'shareholderArchived' }])
    await archive(shareholderId)
    const now = await world.restore(two, snapshot.id)
    expect([now.status, now.body]).toMatchObject([409, { code: 'shareholderArchived' }])
  })

  it('of a number with more decimals than are kept, and never rounded', async () => {
    const { two } = await amended()
    await copyOf(two, { volume: '50.12345' })
    const answer = await world.restore(two, (await newest(two)).id)
    expect([answer.status, answer.body]).toMatchObject([422, { errors: { volume: [{}] } }])
    expect((await world.read(two)).volume).toBe('45.0000')
  })

  it('of parts of a share, while shares are whole', async () => {
    const { two } = await amended()
    await copyOf(two, { volume: '50.5' })
    const answer = await world.restore(two, (await newest(two)).id)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { volume: [{ code: 'wholeShares', message: 'Enter a whole number of shares' }] } },
    ])
  })

  it('in another currency, never converted', async () => {
    const { two } = await amended()
    await copyOf(two, { currency: 'EUR' })
    const answer = await world.restore(two, (await newest(two)).id)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'currencyDiffers' }])
  })

  it('into the hands of somebody for whom the person may not restore', async () => {
    const { two } = await amended()
    const { body } = await world.margaret.get<{ data: { id: string; name: string }[] }>(
      '/orders/users',
    )
    const anna = body.data.find(({ name }) => name === 'Anna Weber')?.id ?? ''
    await copyOf(two, { assigneeId: anna })
    const { id } = await newest(two)
    const answer = await world.restore(two, id)
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { errors: { assigneeId: [{ code: 'missing' }] } },
    ])
    expect((await world.restore(two, id, { by: world.margaret })).status).toBe(200)
  })

  it('while the shareholder at the other end of a transfer is archived', async () => {
    const [from, to] = [
      await newShareholder(world.david, world.ids.chloe),
      await newShareholder(world.david, world.ids.chloe),
    ]
    await world.enter(from, ['buy', '2025-01-10', '100', '10'])
    const transfer = {
      fromShareholderId: from,
      toShareholderId: to,
      assigneeId: world.ids.chloe,
      tradedOn: '2025-02-10',
      tradedAt: '00:00',
      volume: '40',
      price: '12',
    }
    const sale = (await world.david.post<{ id: string }>('/orders/transfers', transfer)).body.id
    await world.edit(sale, { volume: '30' })
    await sql`update shareholders set status = 'archived' where id = ${to}`.execute(server.db)
    const answer = await world.restore(sale, (await oldest(sale)).id)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'shareholderArchived' }])
  })

  it('of another order’s snapshot, and of a deleted one', async () => {
    const { two, snapshot, orders } = await amended()
    const foreign = await world.restore(orders[0].id, snapshot.id)
    expect(foreign.status).toBe(404)
    await world.margaret.delete(`/orders/${two}/snapshots/${snapshot.id}`)
    expect((await world.restore(two, snapshot.id)).status).toBe(404)
  })

  it('until somebody is chosen for an assigned user who has left', async () => {
    const { two, snapshot } = await amended()
    await world.edit(two, { assigneeId: world.ids.david })
    const disable = (status: string) =>
      sql`update users set status = ${status} where id = ${world.ids.chloe}`.execute(server.db)
    await disable('disabled')
    try {
      const dry = await world.restore(two, snapshot.id, { body: { dryRun: true } })
      expect(dry.body.preview).toMatchObject({ needsAssignee: true })
      expect(dry.body.preview.after.assigneeName).not.toBe('')
      const without = await world.restore(two, snapshot.id)
      expect([without.status, without.body]).toMatchObject([
        422,
        { errors: { assigneeId: [{ code: 'inactive' }] } },
      ])
      const { body } = await world.restore(two, snapshot.id, {
        body: { assigneeId: world.ids.david },
      })
      expect(body.order).toMatchObject({ volume: '50.0000', assigneeId: world.ids.david })
    } finally {
      await disable('active')
    }
  })
})

it('an order goes back to nobody who shares it already', async () => {
  const { two } = await amended()
  await world.edit(two, { sharedWithId: world.ids.david, sharePercent: '10' })
  await world.edit(two, { volume: '46' })
  const shared = await newest(two)
  await world.edit(two, { assigneeId: world.ids.sam, sharedWithId: null, sharePercent: null })
  const { chloe } = world.ids
  await sql`update users set status = 'disabled' where id = ${chloe}`.execute(server.db)
  try {
    const answer = await world.restore(two, shared.id, { body: { assigneeId: world.ids.david } })
    expect([answer.status, answer.body.errors?.['assigneeId']?.[0]?.code]).toEqual([
      422,
      'somebodyElse',
    ])
  } finally {
    await sql`update users set status = 'active' where id = ${chloe}`.execute(server.db)
  }
})

it('a snapshot that is not what was digested is found', async () => {
  const { two, orders } = await amended()
  const found: string[] = []
  const tried = server.db.transaction().execute(async (db) => {
    await sql`alter table order_snapshots disable trigger order_snapshots_are_append_only`.execute(
      db,
    )
    await sql`update order_snapshots set content = content || '{"volume": "500"}' where order_id = ${two}`.execute(
      db,
    )
    found.push(...(await verifyLedgers(db)))
    throw new Error('as before')
  })
  await expect(tried).rejects.toThrow('as before')
  expect(found).toEqual([`snapshot 1 of ${orders[1].number} is not what was digested`])
})

describe('deleting a snapshot', () => {
  it('leaves the order, can be taken back for thirty days, and is in the history', async () => {
    const { two, snapshot } = await amended()
    const path = `/orders/${two}/snapshots/${snapshot.id}`
    expect((await world.margaret.delete(path)).status).toBe(204)
    expect((await world.read(two)).snapshotCount).toBe(0)
    expect((await world.david.get(path)).status).toBe(404)
    const seen = await world.list(two, world.margaret)
    expect([seen.data, seen.deleted]).toMatchObject([[], [{ id: snapshot.id }]])
    expect((await world.list(two, world.david)).deleted).toEqual([])
    const history = await world.david.get<{ data: object[] }>(`/orders/${two}/history`)
    expect(history.body.data[0]).toMatchObject({
      action: 'orders.deleteSnapshot',
      changes: { sha256: [snapshot.sha256, null], takenBy: [snapshot.takenBy, null] },
    })
    expect((await world.margaret.post(`${path}/recovery`)).status).toBe(200)
    expect((await world.list(two)).data).toMatchObject([{ id: snapshot.id, deletedAt: null }])
  })

  it('is refused where it proves that CARE was confirmed, by the database as well', async () => {
    const { orders } = await world.workedExample()
    const { id } = orders[0]
    await world.step(world.tomasz, `${id}/care-confirmation`, {})
    const proof = await newest(id)
    const answer = await world.margaret.delete(`/orders/${id}/snapshots/${proof.id}`)
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'provesCare' }])
    const late = await world.chloe.post(`/orders/${id}/snapshots`, {})
    expect([late.status, late.body.code]).toEqual([409, 'careDone'])
    const mark = sql`update order_snapshots set deleted_at = clock_now() where id = ${proof.id}`
    await expect(mark.execute(server.db)).rejects.toThrow('stays')
  })

  it('is for good after thirty days, and numbers go on', async () => {
    const { two, snapshot } = await amended()
    const path = `/orders/${two}/snapshots/${snapshot.id}`
    await world.margaret.delete(path)
    await runJob(server.system, purgeSnapshots)
    expect((await world.margaret.post(`${path}/recovery`)).status).toBe(200)
    await sql`update order_snapshots set deleted_at = clock_now() - interval '30 days 1 minute' where id = ${snapshot.id}`.execute(
      server.db,
    )
    expect((await world.margaret.post(`${path}/recovery`)).status).toBe(404)
    await runJob(server.system, purgeSnapshots)
    const left = sql`select 1 from order_snapshots where id = ${snapshot.id}`
    expect((await left.execute(server.db)).rows).toEqual([])
    await world.edit(two, { note: 'Later' })
    expect((await newest(two)).sequence).toBe(2)
  })

  it('is for those who may, and restoring for others', async () => {
    const { two, snapshot } = await amended()
    const path = `/orders/${two}/snapshots/${snapshot.id}`
    const order = await world.read(two)
    const seen = async (by: typeof world.david) =>
      (await world.list(two, by)).order.can as Record<string, unknown>
    expect(Object.keys(await seen(world.margaret))).toEqual(['take', 'restore', 'delete'])
    expect(Object.keys(await seen(world.sam))).toEqual(['take', 'restore'])
    expect(Object.keys(await seen(world.david))).toEqual(['take', 'restore'])
    expect(Object.keys(await seen(world.chloe))).toEqual(['take'])
    expect(Object.keys(await seen(world.tomasz))).toEqual([])
    expect(Object.keys(await seen(world.genevieve))).toEqual([])
    for (const by of [world.sam, world.david, world.chloe, world.tomasz, world.genevieve])
      expect((await by.delete(path)).status).toBe(403)
    for (const by of [world.chloe, world.tomasz, world.genevieve]) {
      expect((await by.get(path)).status).toBe(200)
      expect((await by.post(`${path}/restoration`, {}, order)).status).toBe(403)
    }
  })

  it('and restoring end where a role’s own scope ends', async () => {
    const { two, snapshot } = await amended()
    const more = [
      ...['restore', 'delete'].map((action) => ({
        action,
        subject: 'Order Snapshots',
        scope: 'own',
      })),
      { action: 'update', subject: 'Orders Edit', scope: 'own' },
    ]
    await sql`update roles set rules = rules || ${JSON.stringify(more)}::jsonb where key = 'care'`.execute(
      server.db,
    )
    const [again, path] = [await server.as('care'), `/orders/${two}/snapshots/${snapshot.id}`]
    expect((await again.get(path)).status).toBe(200)
    expect((await again.delete(path)).status).toBe(403)
    expect((await again.post(`/orders/${two}/snapshots`, {})).status).toBe(403)
    const restored = await again.post(`${path}/restoration`, {}, await world.read(two))
    expect(restored.status).toBe(403)
  })
})
