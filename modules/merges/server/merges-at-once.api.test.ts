import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { orderOf } from '#modules/orders/server/orders.test-world.ts'
import { server, world, withPeople } from './merges.test-people.ts'
import { traces } from './merges.test-traces.ts'
import { type Merged } from './merges.test-world.ts'

withPeople()

describe('at the same moment', () => {
  it('one of two merges of a pair wins, whichever way round', async () => {
    const { add, enter, ask, read } = world
    for (let turn = 0; turn < 4; turn++) {
      const [one, other] = [await add(), await add()]
      await enter(one, ['buy', '2025-01-10', '10', '10'])
      await enter(other, ['buy', '2025-01-11', '5', '10'])
      // Both have looked before either asks.
      const [seen, also] = [(await read(one.id)).version, (await read(other.id)).version]
      const answers = await Promise.all([
        ask(one, other, { part: { versions: { keep: seen, drop: also } } }),
        ask(other, one, { part: { versions: { keep: also, drop: seen } } }),
      ])
      const statuses = answers.map(({ status }) => status).toSorted()
      expect(statuses).toEqual([200, 412])
      const states = [await read(one.id), await read(other.id)].map(({ status }) => status)
      expect(states.toSorted()).toEqual(['active', 'merged'])
    }
  })

  it('an order is entered for the keeper or for nobody', async () => {
    const { add, enter, ask, ledgerOf } = world
    for (let turn = 0; turn < 4; turn++) {
      const [keep, drop] = [await add(), await add()]
      const [merged, entered] = await Promise.all([
        ask(keep, drop),
        enter(drop, ['buy', '2025-01-10', '10', '10']).catch(() => null),
      ])
      expect(merged.status).toBe(200)
      expect((await ledgerOf(keep)).rows).toHaveLength(entered ? 1 : 0)
      const { rows } = await sql`select 1 from orders where shareholder_id = ${drop.id}`.execute(
        server.db,
      )
      expect(rows).toEqual([])
    }
  })

  it('an order that waited for a merge is refused once its shareholder is another', async () => {
    const { add, chloeId, david } = world
    const [keep, drop] = [await add(), await add()]
    const typed = orderOf({ shareholderId: drop.id, assigneeId: chloeId }, [
      'buy',
      '2025-01-10',
      '10',
      '10',
    ])
    const entering = await server.db.transaction().execute(async (db) => {
      await sql`select 1 from shareholders where id = ${drop.id} for update`.execute(db)
      const waiting = david.post('/orders', typed)
      await untilWaiting(server)
      await sql`update shareholders set status = 'merged', merged_into_id = ${keep.id} where id = ${drop.id}`.execute(
        db,
      )
      return { waiting }
    })
    const { status, body } = await entering.waiting
    expect([status, body.code]).toEqual([409, 'shareholderMerged'])
  })

  it('everything is one transaction: what fails at its end leaves nothing', async () => {
    const { add, enter, ask } = world
    const [keep, drop] = [await add(), await add()]
    await enter(drop, ['buy', '2025-01-10', '10', '10'])
    await sql`alter table shareholder_merges add constraint never check (merged_by is null) not valid`.execute(
      server.db,
    )
    const before = await traces()
    const { status } = await ask(keep, drop)
    await sql`alter table shareholder_merges drop constraint never`.execute(server.db)
    expect(status).toBe(500)
    expect(await traces()).toEqual(before)
  })

  it('a repeated request is answered as the first', async () => {
    const { add, david } = world
    const [keep, drop] = [await add(), await add()]
    const body = { keep: keep.id, drop: drop.id, versions: { keep: 1, drop: 1 } }
    const headers = { 'idempotency-key': 'merge-once-0001' }
    const first = await david.post<Merged>('/shareholders/merge', body, { headers })
    const second = await david.post<Merged>('/shareholders/merge', body, { headers })
    expect([first.status, second.status]).toEqual([200, 200])
    expect(second.body.merge).toEqual(first.body.merge)
  })
})
