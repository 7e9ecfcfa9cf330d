import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'

let server: TestServer
let david: Caller
let chloe: Caller
let tomasz: Caller
let chloeId: string
let davidId: string

beforeAll(async () => {
  server = await openTestServer()
  david = await server.as('manager')
  chloe = await server.as('adviser')
  tomasz = await server.as('care')
  chloeId = await ownId(chloe)
  davidId = await ownId(david)
})
afterAll(() => server.close())

/** A buy of Chloé's, of a shareholder of hers. */
async function newOrder() {
  const shareholderId = await newShareholder(david, chloeId)
  const typed = orderOf({ shareholderId, assigneeId: chloeId }, ['buy', '2025-01-10', '10', '10'])
  return (await david.post<OrderRecord>('/orders', typed)).body
}

const step = (
  by: Caller,
  { id, version }: { id: string; version: number },
  noun: string,
  body?: object,
) => by.post<OrderRecord>(`/orders/${id}/${noun}`, body, { version })

describe('a step that is refused', () => {
  it('says first that the person may not: neither the state nor a newer version is told', async () => {
    const order = await newOrder()
    const early = await step(chloe, order, 'discarding')
    expect([early.status, early.body.code]).toEqual([409, 'wrongState'])
    const { body: confirmed } = await step(tomasz, order, 'care-confirmation', {})
    for (const seen of [confirmed, order]) {
      const answer = await step(chloe, seen, 'discarding')
      expect([answer.status, answer.body.code, answer.body.title]).toEqual([
        403,
        'forbidden',
        expect.stringContaining('You do not have permission'),
      ])
    }
  })

  it('says of a newer version before it says why not', async () => {
    const order = await newOrder()
    await step(david, order, 'confirmation-sending')
    const late = await step(david, order, 'confirmation-sending')
    expect([late.status, late.body.code]).toEqual([412, 'stale'])
  })

  it('says at the field what it asks for, and takes nothing else', async () => {
    const order = await newOrder()
    const empty = await step(david, order, 'voiding', { reason: '  ' })
    expect([empty.status, empty.body.errors?.['reason']?.[0]?.message]).toEqual([
      422,
      'Complete this field',
    ])
    const more = await step(david, order, 'voiding', { reason: 'Twice', colour: 'red' })
    expect([more.status, Object.keys(more.body.errors ?? {})]).toEqual([422, ['colour']])
  })

  it('is judged by what is true once its turn has come', async () => {
    const order = await newOrder()
    let voiding: ReturnType<typeof step> | null = null
    await server.db.transaction().execute(async (trx) => {
      await sql`update shareholders set status = 'archived' where id = ${order.shareholderId}`.execute(
        trx,
      )
      voiding = step(david, order, 'voiding', { reason: 'Twice' })
      await sleep(300)
    })
    const answer = await (voiding as unknown as ReturnType<typeof step>)
    expect([answer.status, answer.body.code]).toEqual([409, 'shareholderArchived'])
  })
})

describe('a step that is taken', () => {
  it('says in the row who took it', async () => {
    const order = await newOrder()
    await step(david, order, 'confirmation-sending')
    const { rows } = await sql<{ by: string }>`
      select updated_by as by from orders where id = ${order.id}`.execute(server.db)
    expect(rows[0]?.by).toBe(davidId)
  })

  it('is one of the programs that a role reaches', async () => {
    await sql`update roles set rules = rules || ${JSON.stringify([
      { action: 'update', subject: 'Programs Edit', scope: 'program' },
      { action: 'view', subject: 'Programs View' },
    ])}::jsonb where id = (select role_id from users where id = ${chloeId})`.execute(server.db)
    const { rows } = await sql<{ id: string; version: number }>`
      update programs set status = 'open', intake_opens_on = '2020-01-01', intake_closes_on = '2099-12-31'
      returning id, version`.execute(server.db)
    const [own, other] = rows
    await sql`insert into user_programs (user_id, program_id) values (${chloeId}, ${own?.id})`.execute(
      server.db,
    )
    const scoped = await server.as('adviser')
    const pause = (program: { id: string; version: number } | undefined) =>
      scoped.post(`/programs/${program?.id}/pause`, undefined, { version: program?.version ?? 0 })
    const canOf = async (id: string | undefined) =>
      (await scoped.get<{ can: object }>(`/programs/${id}`)).body.can
    expect(await canOf(other?.id)).not.toHaveProperty('pause')
    expect(await canOf(own?.id)).toHaveProperty('pause', true)
    expect([(await pause(other)).status, (await pause(own)).status]).toEqual([403, 200])
    const { rows: changed } = await sql<{ by: string }>`
      select updated_by as by from programs where id = ${own?.id}`.execute(server.db)
    expect(changed[0]?.by).toBe(chloeId)
  })
})
