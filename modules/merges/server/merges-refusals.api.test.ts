import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import { orderOf } from '#modules/orders/server/orders.test-world.ts'
import { withoutBank } from '#modules/shareholders/server/without-group.test-world.ts'
import { server, world } from './merges.test-people.ts'
import { type Merged } from './merges.test-world.ts'

/** Everything that a merge may touch. */
async function traces() {
  const { rows } = await sql<object>`select
    (select md5(string_agg(s::text, '|' order by s.id)) from shareholders s) as shareholders,
    (select md5(string_agg(o::text, '|' order by o.id)) from orders o) as orders,
    (select md5(string_agg(n::text, '|' order by n.id)) from notes n) as notes,
    (select count(*) from order_snapshots) as snapshots, (select count(*) from audit_log where entity in ('shareholder', 'order')) as audit,
    (select count(*) from shareholder_merges) as merges, (select count(*) from live_events) as events`.execute(
    server.db,
  )
  return rows[0]
}

describe('what looks ahead', () => {
  it('tells every field of both, what differs, and what would become of it; nothing is saved', async () => {
    const { add, ask } = world
    const keep = await add({ firstName: 'Ève', email: 'eve@example.com' })
    const drop = await add({
      firstName: 'Eve',
      email: 'eve@example.com',
      addressOne: '1 rue Un',
      city: 'Laval',
      country: 'CA',
    })
    const before = await traces()
    const { body, status } = await ask(keep, drop, { part: { dryRun: true, versions: undefined } })
    expect(status).toBe(200)
    expect(body.merge).toBeNull()
    expect(await traces()).toEqual(before)
    const of = (name: string) => body.preview.fields.find((each) => each.name === name)
    expect(of('firstName')).toEqual({
      name: 'firstName',
      keep: 'Ève',
      drop: 'Eve',
      differs: true,
      choice: 'keep',
    })
    expect(of('email')).toMatchObject({ differs: false, choice: 'keep' })
    expect(of('city')).toMatchObject({ keep: null, drop: 'Laval', differs: true, choice: 'drop' })
    expect(of('assigneeId')).toMatchObject({ keep: 'Chloé Bergeron', differs: false })
    expect(body.preview).toMatchObject({
      withBank: true,
      wrong: [],
      orders: 0,
      between: [],
      keep: { version: 1 },
    })
  })

  it('says which fields contradict one another, and saving them so is refused at the field', async () => {
    const { add, ask } = world
    const keep = await add({ country: 'CA', postCode: 'H2X 1Y4', city: 'Montréal' })
    const drop = await add({ country: 'DE', postCode: '20095', city: 'Hamburg' })
    const choices = { postCode: 'drop' } as const
    const dry = await ask(keep, drop, { choices, part: { dryRun: true } })
    expect(dry.body.preview.wrong).toEqual([{ name: 'postCode', code: 'postCode' }])
    const { status, body } = await ask(keep, drop, { choices })
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['postCode']])
    expect((await ask(keep, drop, { choices: { ...choices, country: 'drop' } })).status).toBe(200)
  })
})

describe('a merge is refused', () => {
  const refusal = async (...asked: Parameters<typeof world.ask>) => {
    const before = await traces()
    const { status, body } = await world.ask(...asked)
    expect(await traces()).toEqual(before)
    return [status, body.code]
  }

  it('of the same one twice, of an archived, a merged and a missing one', async () => {
    const { add, david, merge } = world
    const [one, archived, merged, other] = [await add(), await add(), await add(), await add()]
    expect(await refusal(one, one)).toEqual([422, 'invalidInput'])
    await david.post(`/shareholders/${archived.id}/archiving`, undefined, { version: 1 })
    expect(await refusal(one, archived)).toEqual([409, 'shareholderArchived'])
    expect(await refusal(archived, one)).toEqual([409, 'shareholderArchived'])
    await merge(other, merged)
    expect(await refusal(one, merged)).toEqual([409, 'shareholderMerged'])
    expect(await refusal(merged, one)).toEqual([409, 'shareholderMerged'])
    const missing = await david.post('/shareholders/merge', {
      keep: one.id,
      drop: '00000000-0000-4000-8000-000000000000',
      dryRun: true,
    })
    expect(missing.status).toBe(404)
  })

  it('when either was changed since it was seen, and without saying what was seen', async () => {
    const { add } = world
    const [keep, drop] = [await add(), await add()]
    for (const versions of [
      { keep: 0, drop: 1 },
      { keep: 1, drop: 0 },
    ])
      expect(await refusal(keep, drop, { part: { versions } })).toEqual([412, 'stale'])
    expect(await refusal(keep, drop, { part: { versions: undefined } })).toEqual([
      428,
      'versionRequired',
    ])
    expect(await refusal(keep, drop, { part: { choices: { number: 'drop' } } })).toEqual([
      422,
      'invalidInput',
    ])
  })

  it('while the two traded with each other, naming the order', async () => {
    const { add, enter, david, chloeId, ask } = world
    const [keep, drop] = [await add(), await add()]
    await enter(keep, ['buy', '2025-01-10', '10', '10'])
    const transfer = {
      fromShareholderId: keep.id,
      toShareholderId: drop.id,
      assigneeId: chloeId,
      tradedOn: '2025-02-01',
      tradedAt: '10:00',
      volume: '4',
      price: '11',
    }
    const { body: sale } = await david.post<{
      id: string
      version: number
      counterparty: { number: string }
    }>('/orders/transfers', transfer)
    expect(await refusal(keep, drop)).toEqual([409, 'transferBetween'])
    expect((await ask(keep, drop)).body.title).toContain(sale.counterparty.number)
    await david.post(
      `/orders/${sale.id}/voiding`,
      { reason: 'No transfer' },
      { version: sale.version },
    )
    expect((await ask(keep, drop)).status).toBe(200)
  })

  it('to whoever may not merge either, and of a shareholder that is not seen', async () => {
    const { add, chloe, margaret, david } = world
    const [own, other] = [await add(), await add()]
    const me = await ownId(margaret)
    const foreign = await add({}, me)
    expect((await refusal(own, other, { by: chloe }))[0]).toBe(403)
    expect((await refusal(own, foreign, { by: david }))[0]).toBe(404)
    expect((await refusal(foreign, own, { by: david }))[0]).toBe(404)
    expect((await chloe.get(`/shareholders/${own.id}/merges`)).status).toBe(403)
    await withMergeOfOwnAlone(async () => {
      expect((await refusal(own, other, { by: david }))[0]).toBe(403)
    })
  })

  /** A manager sees the team's, and for a while merges none of it. */
  async function withMergeOfOwnAlone(act: () => Promise<void>) {
    const { rows } = await sql<{
      rules: object
    }>`select rules from roles where key = 'manager'`.execute(server.db)
    const keep = (rules: unknown) =>
      sql`update roles set rules = ${JSON.stringify(rules)}::jsonb where key = 'manager'`.execute(
        server.db,
      )
    const rules = rows[0]?.rules as { subject: string }[]
    await keep(
      rules.map((rule) =>
        rule.subject === 'Shareholders Merge' ? { ...rule, scope: 'own' } : rule,
      ),
    )
    try {
      await act()
    } finally {
      await keep(rules)
    }
  }
})

describe('bank details', () => {
  it('are chosen only by whoever sees and enters them; else the keeper’s stay, unseen', async () => {
    const { add, ask, read, margaret } = world
    const keep = await add()
    const drop = await add({ iban: 'DE89370400440532013000', bankName: 'Hansebank' })
    await withoutBank(server, 'manager', async (by) => {
      const dry = await ask(keep, drop, { by, part: { dryRun: true } })
      expect(dry.body.preview.withBank).toBe(false)
      expect(JSON.stringify(dry.body)).not.toMatch(/Hansebank|3000|bankName|iban/)
      const before = await traces()
      expect((await ask(keep, drop, { by, choices: { iban: 'drop' } })).status).toBe(403)
      expect((await ask(keep, drop, { by, choices: { bankName: 'keep' } })).status).toBe(403)
      expect(await traces()).toEqual(before)
      expect((await ask(keep, drop, { by })).status).toBe(200)
    })
    expect(await read(keep.id, margaret)).toMatchObject({ iban: null, bankName: null })
    expect(await read(drop.id, margaret)).toMatchObject({ bankName: 'Hansebank' })
  })

  it('are compared whole and told masked, in the audit log too', async () => {
    const { add, ask, historyOf } = world
    const keep = await add({ accountNumber: '1111-7777' })
    const drop = await add({ accountNumber: '2222-7777' })
    const { body } = await ask(keep, drop, { choices: { accountNumber: 'drop' } })
    expect(body.preview.fields.find(({ name }) => name === 'accountNumber')).toMatchObject({
      keep: '•••• 7777',
      drop: '•••• 7777',
      differs: true,
    })
    expect((await historyOf(`/shareholders/${keep.id}`))[0]?.changes).toMatchObject({
      accountNumber: ['••••', '••••'],
    })
  })
})

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
      await expect.poll(() => waitingForLocks()).toBeGreaterThan(0)
      await sql`update shareholders set status = 'merged', merged_into_id = ${keep.id} where id = ${drop.id}`.execute(
        db,
      )
      return { waiting }
    })
    const { status, body } = await entering.waiting
    expect([status, body.code]).toEqual([409, 'shareholderMerged'])
  })

  const waitingForLocks = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(server.db)
    return rows[0]?.count ?? 0
  }

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
