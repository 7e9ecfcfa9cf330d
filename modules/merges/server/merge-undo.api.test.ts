import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runJob } from '#kit/server/jobs.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { forgetMerges } from './forget-merges.ts'
import { server, world, withPeople } from './merges.test-people.ts'

withPeople()

describe('an undoing', () => {
  it('gives back the exact state of both', async () => {
    const { add, merge, undo, read, merges } = world
    const [keep, drop] = [
      await add({ email: 'keep@example.com', depotNumber: 'K-1' }),
      await add({
        email: 'drop@example.com',
        phone: '+15145550123',
        city: 'Laval',
        depotNumber: 'D-1',
        iban: 'DE89370400440532013000',
      }),
    ]
    const stored = async () =>
      (
        await server.db
          .selectFrom('shareholders')
          .selectAll()
          .where('id', 'in', [keep.id, drop.id])
          .orderBy('id')
          .execute()
      ).map(({ version: _, updated_at: __, updated_by: ___, ...row }) => row)
    const before = await stored()
    const { merge: merged } = await merge(keep, drop, {
      choices: { email: 'drop', depotNumber: 'drop' },
    })
    expect(await read(keep.id)).toMatchObject({
      email: 'drop@example.com',
      phone: '+15145550123',
      city: 'Laval',
      depotNumber: 'D-1',
      iban: '•••• 3000',
    })
    expect((await merges(keep))[0]).toMatchObject({ mergedBy: 'David MacKinnon', undoneAt: null })
    expect((await undo(merged.id, keep.id)).status).toBe(200)
    expect(await stored()).toEqual(before)
    expect((await merges(keep))[0]).toMatchObject({
      undoneBy: 'David MacKinnon',
      undoableUntil: null,
    })
    expect((await undo(merged.id, keep.id)).body.code).toBe('undoneAlready')
  })

  it('does not bring back a decision on CARE that was taken back since', async () => {
    const { david, tomasz, add, enter, merge, undo } = world
    const [keep, drop] = [await add(), await add()]
    const { id } = await enter(drop, ['buy', '2025-02-03', '10', '10'])
    const present = async () => (await david.get<OrderRecord>(`/orders/${id}`)).body
    const decide = async (noun: string, body?: object) =>
      tomasz.post(`/orders/${id}/${noun}`, body, { version: (await present()).version })
    expect((await decide('care-confirmation', {})).status).toBe(200)
    const { merge: merged } = await merge(keep, drop)
    expect((await present()).careStatus).toBe('pending')
    expect((await decide('care-confirmation', {})).status).toBe(200)
    expect((await decide('care-withdrawal')).status).toBe(200)
    expect((await undo(merged.id, keep.id)).status).toBe(200)
    expect(await present()).toMatchObject({ careStatus: 'pending', careBy: null })
  })

  it('keeps what was changed since, and says so before', async () => {
    const { david, add, enter, merge, undo, read, ledgerOf } = world
    const [keep, drop, third] = [
      await add({ email: 'a@example.com' }),
      await add({ email: 'b@example.com', phone: '+15145550124' }),
      await add(),
    ]
    const edited = await enter(drop, ['buy', '2025-02-03', '10', '10'])
    const voided = await enter(drop, ['buy', '2025-02-04', '20', '10'])
    const moved = await enter(drop, ['buy', '2025-02-05', '30', '10'])
    const same = await enter(drop, ['buy', '2025-02-06', '40', '10'])
    const { merge: merged } = await merge(keep, drop, { choices: { email: 'drop' } })
    await david.patch(`/orders/${edited.id}`, { volume: '11' }, { version: 2 })
    await david.post(`/orders/${voided.id}/voiding`, { reason: 'Twice' }, { version: 2 })
    await david.patch(`/orders/${moved.id}`, { shareholderId: third.id }, { version: 2 })
    await david.patch(`/shareholders/${keep.id}`, { email: 'new@example.com' }, { version: 2 })

    const dry = await undo(merged.id, keep.id, { dryRun: true })
    expect(dry.body).toMatchObject({
      undone: false,
      preview: {
        fieldsBack: ['phone'],
        fieldsStaying: ['email'],
        orders: 3,
        changed: [edited.number, voided.number],
        elsewhere: [moved.number],
        shortfall: null,
      },
    })
    expect((await read(drop.id)).status).toBe('merged')
    expect((await undo(merged.id, keep.id)).body.undone).toBe(true)
    expect(await read(keep.id)).toMatchObject({
      email: 'new@example.com',
      phone: null,
      orderCount: 0,
    })
    expect((await ledgerOf(drop)).rows.map(({ number, volume }) => [number, volume])).toEqual([
      [edited.number, '11.0000'],
      [same.number, '40.0000'],
    ])
    expect((await ledgerOf(third)).rows.map(({ number }) => number)).toEqual([moved.number])
  })

  it('is refused with the order and what is missing when somebody sold since what would go back', async () => {
    const { add, enter, merge, undo, ledgerOf, read } = world
    const [keep, drop] = [await add(), await add()]
    await enter(keep, ['buy', '2025-01-10', '10', '10'])
    await enter(drop, ['buy', '2025-01-11', '50', '10'])
    const { merge: merged } = await merge(keep, drop)
    const sale = await enter(keep, ['sell', '2025-02-01', '30', '12'])
    const before = await ledgerOf(keep)
    const dry = await undo(merged.id, keep.id, { dryRun: true })
    const shortfall = { number: sale.number, tradedOn: '2025-02-01', held: '10', missing: '20' }
    expect(dry.body.preview.shortfall).toEqual(shortfall)
    const refused = await undo(merged.id, keep.id)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ code: 'shortfall', shortfall })
    expect(refused.body.title).toContain(sale.number)
    expect(await ledgerOf(keep)).toEqual(before)
    expect((await read(drop.id)).status).toBe('merged')
  })

  it('is over after thirty days, with what it would have needed', async () => {
    const { add, merge, undo, merges } = world
    const [keep, drop] = [await add(), await add({ phone: '+15145550125' })]
    const { merge: merged } = await merge(keep, drop)
    await wind(merged.id, 29)
    expect((await undo(merged.id, keep.id, { dryRun: true })).status).toBe(200)
    await wind(merged.id, 31)
    expect((await undo(merged.id, keep.id)).body.code).toBe('undoIsOver')
    expect((await merges(keep))[0]).toMatchObject({ undoableUntil: null, undoneAt: null })
    const evidence = async () =>
      (
        await server.db
          .selectFrom('shareholder_merges')
          .select('evidence')
          .where('id', '=', merged.id)
          .executeTakeFirstOrThrow()
      ).evidence
    expect(await evidence()).not.toBeNull()
    await runJob(server.system, forgetMerges)
    expect(await evidence()).toBeNull()
  })

  it('begins with the last of several merges', async () => {
    const { add, enter, merge, undo, read, ledgerOf } = world
    const [one, two, three] = [await add(), await add(), await add()]
    await enter(one, ['buy', '2025-01-10', '10', '10'])
    const first = await merge(two, one)
    const second = await merge(three, two)
    expect((await read(one.id)).mergedInto?.id).toBe(three.id)
    expect((await ledgerOf(three)).holding.numberOfShares).toBe('10.0000')
    const early = await undo(first.merge.id, two.id)
    expect([early.status, early.body.code]).toEqual([409, 'keptIsMerged'])
    expect((await undo(second.merge.id, three.id)).status).toBe(200)
    expect((await undo(first.merge.id, two.id)).status).toBe(200)
    expect((await ledgerOf(one)).holding.numberOfShares).toBe('10.0000')
  })

  it('is refused while the one that was kept is archived', async () => {
    const { david, add, merge, undo, read } = world
    const [keep, drop] = [await add(), await add()]
    const { merge: merged } = await merge(keep, drop)
    const archived = await read(keep.id)
    expect(
      (await david.post(`/shareholders/${keep.id}/archiving`, undefined, archived)).status,
    ).toBe(200)
    const answer = await undo(merged.id, keep.id)
    expect([answer.status, answer.body.code]).toEqual([409, 'shareholderArchived'])
    expect((await read(drop.id)).status).toBe('merged')
  })

  it('is refused where half of before and half of since would be nobody’s address', async () => {
    const { david, add, merge, undo, read } = world
    const keep = await add({ country: 'CA', postCode: 'H2X 1Y4', city: 'Montréal' })
    const drop = await add({ country: 'DE', postCode: '20095', city: 'Hamburg' })
    const choices = { country: 'drop', postCode: 'drop', city: 'drop' } as const
    const { merge: merged } = await merge(keep, drop, { choices })
    await david.patch(`/shareholders/${keep.id}`, { postCode: '10115' }, await read(keep.id))
    const answer = await undo(merged.id, keep.id)
    expect([answer.status, answer.body.errors?.['postCode']?.[0]?.code]).toEqual([422, 'postCode'])
    expect(await read(keep.id)).toMatchObject({ country: 'DE', postCode: '10115' })
  })

  const wind = (id: string, days: number) =>
    sql`update shareholder_merges set merged_at = clock_now() - ${days} * interval '1 day' where id = ${id}`.execute(
      server.db,
    )
})
