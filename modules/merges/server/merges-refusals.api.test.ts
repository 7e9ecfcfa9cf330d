import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { ownId } from '#apps/server/test-server.ts'
import { saidIn } from '#apps/server/test-text.ts'
import { withoutBank } from '#modules/shareholders/server/without-group.test-world.ts'
import { server, world, withPeople } from './merges.test-people.ts'
import { traces } from './merges.test-traces.ts'

withPeople()

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
      expect(saidIn(dry.body)).not.toMatch(/Hansebank|3000|bankName|iban/)
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
