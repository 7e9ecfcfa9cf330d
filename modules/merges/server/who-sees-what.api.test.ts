import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { OrderPreview } from '#modules/orders/contract/ledger-answers.ts'
import { example, orderOf } from '#modules/orders/server/orders.test-world.ts'
import {
  withoutBank,
  withoutFigures,
} from '#modules/shareholders/server/without-group.test-world.ts'
import type { DuplicateRow, Lookalike } from '../contract/duplicates.endpoints.ts'
import { server, world, withPeople } from './merges.test-people.ts'

withPeople()

describe('the figures of two ledgers', () => {
  it('are told before a merge and before its undoing to those alone who see them of both', async () => {
    const { add, enter, ask, merge, undo } = world
    const [keep, drop] = [await add(), await add()]
    for (const [at, typed] of example.entries()) await enter(at % 2 ? drop : keep, typed)
    const preview = { part: { dryRun: true } }
    await withoutFigures(server, 'manager', async (by) => {
      const { status, body } = await ask(keep, drop, { by, ...preview })
      expect([status, body.preview.effects]).toEqual([200, []])
    })
    expect((await ask(keep, drop, preview)).body.preview.effects).toHaveLength(2)
    const { merge: merged } = await merge(keep, drop)
    await withoutFigures(server, 'manager', async (by) => {
      const { status, body } = await undo(merged.id, keep.id, { dryRun: true, by })
      expect([status, body.preview.effects]).toEqual([200, []])
    })
    const told = await undo(merged.id, keep.id, { dryRun: true })
    expect(told.body.preview.effects).toHaveLength(2)
  })

  it('are told of none where they are seen of one alone', async () => {
    const { add, ask, enter } = world
    const [keep, drop] = [await add(), await add({}, await davidsId())]
    await enter(drop, example[0]!)
    await withRules(
      [
        { action: 'view', subject: 'Shareholders View', fields: ['basic'] },
        { action: 'view', subject: 'Shareholders View', scope: 'own', fields: ['figures'] },
        { action: 'merge', subject: 'Shareholders Merge' },
      ],
      async (by) => {
        const { status, body } = await ask(keep, drop, { by, part: { dryRun: true } })
        expect([status, body.preview.effects]).toEqual([200, []])
      },
    )
  })

  it('are told before an order is saved, and in the purchase history, to those alone who see them', async () => {
    const { add, chloeId } = world
    const holder = await add()
    const { assigneeId: _, ...typed } = orderOf(
      { shareholderId: holder.id, assigneeId: chloeId },
      example[0]!,
    )
    const financial = ['shareholderId', 'side', 'tradedOn', 'tradedAt', 'volume', 'price']
    const body = Object.fromEntries(
      Object.entries(typed).filter(([key]) => financial.includes(key)),
    )
    const history = async (by: Caller) => (await by.get(`/shareholders/${holder.id}/ledger`)).status
    const foretold = async (by: Caller) =>
      (await by.post<OrderPreview>('/orders/preview', body)).body.effects.length
    expect([await foretold(world.david), await history(world.david)]).toEqual([1, 200])
    await withoutFigures(server, 'manager', async (by) =>
      expect([await foretold(by), await history(by)]).toEqual([0, 403]),
    )
  })
})

describe('a merge that reached beyond somebody’s own shareholders', () => {
  it('is neither told nor undone by them', async () => {
    const { add, merge, undo } = world
    const [keep, drop] = [await add(), await add()]
    const { merge: merged } = await merge(keep, drop)
    const rules = [
      { action: 'view', subject: 'Shareholders View', fields: ['basic'] },
      { action: 'merge', subject: 'Shareholders Merge', scope: 'own' },
    ]
    await withRules(rules, async (by) => {
      expect((await by.get(`/shareholders/${keep.id}/merges`)).status).toBe(403)
      expect((await undo(merged.id, keep.id, { by })).status).toBe(403)
      expect((await undo(merged.id, keep.id, { by, dryRun: true })).status).toBe(403)
    })
    expect((await undo(merged.id, keep.id)).status).toBe(200)
  })
})

const iban = (at: number) => ['LU28 0019 4006 4475 0000', 'BE68 5390 0754 7034'][at] ?? ''

describe('an account in common', () => {
  const apart = (by: Caller, [first, second]: { id: string }[]) =>
    by.post('/shareholders/distinctions', { firstId: first?.id, secondId: second?.id })

  it('cannot be found out by keeping two apart', async () => {
    const { add, margaret } = world
    const two = [await add({ iban: iban(0) }), await add({ iban: iban(0) })]
    const strangers = [await add(), await add()]
    await withoutBank(server, 'admin', async (by) => {
      expect((await apart(by, strangers)).status).toBe(404)
      expect((await apart(by, two)).status).toBe(404)
    })
    expect((await apart(margaret, two)).status).toBe(204)
  })

  it('is in neither order nor cursor of those who do not see it', async () => {
    const { add, margaret } = world
    const shared = { email: 'rank.one@example.com' }
    const weak = [await add({ ...shared, iban: iban(1) }), await add({ ...shared, iban: iban(1) })]
    const phone = { email: 'rank.two@example.com', phone: '+15145550133' }
    const strong = [await add(phone), await add(phone)]
    // More than a page of pairs that are alike by a telephone and an account.
    const many = { phone: '+15145550134', iban: 'SE45 5000 0000 0583 9825 7466' }
    for (let at = 0; at < 8; at += 1) await add(many)
    const listed = async (by: Caller) => {
      const first = await pageOf(by, '')
      const { data, meta } = await pageOf(by, `&after=${first.meta.after}`)
      expect(meta.after).toBeUndefined()
      const pairs = [...first.data, ...data]
      expect(new Set(pairs.map(({ id }) => id)).size).toBe(pairs.length)
      expect(pairs.filter((row) => row.reasons.includes('phone')).length).toBeGreaterThan(27)
      const placeOf = (two: { id: string }[]) =>
        pairs.findIndex((row) => two.some(({ id }) => id === row.first.id))
      const [strength = ''] = JSON.parse(
        Buffer.from(first.meta.after ?? '', 'base64url').toString(),
      ) as string[]
      return { weak: placeOf(weak), strong: placeOf(strong), strength }
    }
    const whole = await listed(margaret)
    expect(whole.weak).toBeLessThan(whole.strong)
    expect(whole.strength).toBe('50')
    await withoutBank(server, 'admin', async (by) => {
      const seen = await listed(by)
      expect(seen.strong).toBeLessThan(seen.weak)
      expect(seen.strong).toBeGreaterThan(-1)
      expect(seen.strength).toBe('10')
    })
  })

  it('is told of the shareholders alone whose bank details somebody sees', async () => {
    const { add } = world
    const account = { iban: 'AT61 1904 3002 3457 3201' }
    const own = await davidsId()
    const [one, other] = [await add(account, own), await add(account)]
    const rules = (['Shareholders List', 'Shareholders View'] as const).flatMap((subject) => [
      { action: 'view', subject, fields: ['basic'] },
      { action: 'view', subject, scope: 'own', fields: ['bank'] },
    ])
    const merging = { action: 'merge', subject: 'Shareholders Merge' }
    const typing = { action: 'create', subject: 'Shareholders Edit' }
    await withRules([...rules, merging, typing], async (by) => {
      expect((await apart(by, [one, other])).status).toBe(404)
      const typed = { kind: 'individual', lastName: 'Quist', ...account }
      const { body } = await by.post<{ data: Lookalike[] }>('/shareholders/lookalikes', typed)
      expect(body.data.map(({ id }) => id)).toEqual([one.id])
    })
  })
})

async function pageOf(by: Caller, rest: string) {
  const page = await by.get<{ data: DuplicateRow[]; meta: { after?: string } }>(
    `/shareholders/duplicates?perPage=25${rest}`,
  )
  expect(page.status).toBe(200)
  return page.body
}

async function davidsId() {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join roles r on r.id = u.role_id where r.key = 'manager'`.execute(
    server.db,
  )
  return rows[0]?.id ?? ''
}

/** David as somebody who may do just this. */
async function withRules(rules: readonly object[], act: (by: Caller) => Promise<void>) {
  const of = sql`update roles set rules =`
  const before = await sql<{
    rules: object
  }>`select rules from roles where key = 'manager'`.execute(server.db)
  await sql`${of} ${JSON.stringify(rules)}::jsonb where key = 'manager'`.execute(server.db)
  try {
    await act(await server.as('manager'))
  } finally {
    await sql`${of} ${JSON.stringify(before.rows[0]?.rules)}::jsonb where key = 'manager'`.execute(
      server.db,
    )
  }
}
