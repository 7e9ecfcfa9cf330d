import { describe, expect, it } from 'vitest'
import {
  newNote,
  newTask,
  picture,
  upload,
} from '#modules/notes-and-tasks/server/desk.test-world.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { example } from '#modules/orders/server/orders.test-world.ts'
import { figuresOf } from './merges.test-world.ts'
import { server, world, withPeople } from './merges.test-people.ts'

withPeople()

describe('the worked example, split over two', () => {
  it('is the ledger of one afterwards, to the last decimal, and of two again once undone', async () => {
    const { add, enter, merge, undo, ledgerOf, read } = world
    const whole = await add()
    const [keep, drop] = [await add(), await add()]
    for (const typed of example) await enter(whole, typed)
    for (const [at, typed] of example.entries()) await enter(at % 2 ? drop : keep, typed)
    const before = [await ledgerOf(keep), await ledgerOf(drop)]

    const { preview, merge: merged } = await merge(keep, drop)
    expect(figuresOf(await ledgerOf(keep))).toEqual(figuresOf(await ledgerOf(whole)))
    expect(
      (await ledgerOf(keep)).rows.map(({ averagePrice, runningVolume }) => [
        runningVolume,
        averagePrice,
      ]),
    ).toEqual([
      ['100.0000', '10.000000'],
      ['150.0000', '11.000000'],
      ['90.0000', '11.000000'],
      ['120.0000', '11.875000'],
    ])
    expect(preview.effects).toMatchObject([
      {
        shareholder: { id: keep.id },
        before: { numberOfShares: '40.0000' },
        after: { numberOfShares: '120.0000', amountInvested: '1425.00' },
      },
      {
        shareholder: { id: drop.id },
        before: { numberOfShares: '80.0000' },
        after: { numberOfShares: '0.0000' },
      },
    ])
    expect(await read(drop.id)).toMatchObject({ numberOfShares: '0.0000', orderCount: 0 })

    expect((await undo(merged.id, keep.id)).body.undone).toBe(true)
    expect([await ledgerOf(keep), await ledgerOf(drop)]).toEqual(before)
  })
})

describe('a merge', () => {
  it('shows a birthday without a year as the day alone, and two of one day as the same', async () => {
    const { add, merge } = world
    const born = (birthDate: string, isBirthYearKnown: boolean) =>
      add({ birthDate, isBirthYearKnown })
    const [keep, drop] = [await born('1904-11-18', false), await born('1900-11-18', false)]
    const birthDate = (preview: { fields: { name: string }[] }) =>
      preview.fields.find(({ name }) => name === 'birthDate')
    const day = { keep: '--11-18', drop: '--11-18', differs: false }
    expect(birthDate((await merge(keep, drop)).preview)).toMatchObject(day)
    const known = await born('1904-11-18', true)
    const { preview } = await merge(keep, known)
    const year = { keep: '--11-18', drop: '1904-11-18', differs: true }
    expect(birthDate(preview)).toMatchObject(year)
  })

  it('leads from the dropped one to the keeper, and takes it from the lists', async () => {
    const { david, add, merge, read, historyOf } = world
    const [keep, drop] = [await add({ lastName: 'Vanier' }), await add({ lastName: 'Vanier-Roy' })]
    await merge(keep, drop)
    expect(await read(drop.id)).toMatchObject({
      status: 'merged',
      mergedInto: { id: keep.id, number: keep.number, name: keep.name },
      can: {},
    })
    expect(await read(keep.id)).toMatchObject({
      mergedFrom: [{ id: drop.id, number: drop.number, name: drop.name }],
    })
    const list = await david.get<{ data: { id: string }[] }>('/shareholders?search=Vanier-Roy')
    expect(list.body.data).toEqual([])
    expect(await historyOf(`/shareholders/${keep.id}`)).toMatchObject([
      { action: 'shareholders.merged', changes: { mergedFrom: [null, drop.number] } },
      {},
    ])
    expect(await historyOf(`/shareholders/${drop.id}`)).toMatchObject([
      { changes: { status: ['active', 'merged'], mergedInto: [null, keep.number] } },
      {},
    ])
    for (const path of ['archiving', 'restoration'])
      expect(
        (await david.post(`/shareholders/${drop.id}/${path}`, undefined, { version: 2 })).status,
      ).toBe(409)
    expect(
      (await david.patch(`/shareholders/${drop.id}`, { city: 'Laval' }, { version: 2 })).status,
    ).toBe(409)
  })

  it('keeps the tags of both, and takes drafts along; undone, each has its own again', async () => {
    const { david, chloeId, add, merge, undo, read, historyOf } = world
    const keep = await add({ tags: ['Founder', 'Gala'] })
    const drop = await add({ tags: ['Gala', 'Patron'] })
    const draft = await david.post<{ id: string }>('/orders/drafts', {
      shareholderId: drop.id,
      side: 'buy',
      assigneeId: chloeId,
      volume: '5',
    })
    expect(draft.status).toBe(201)
    const holderOf = async () =>
      (await david.get<{ shareholder: { id: string } }>(`/orders/${draft.body.id}`)).body
        .shareholder.id

    const { merge: merged } = await merge(keep, drop)
    expect((await read(keep.id)).tags).toEqual(['Founder', 'Gala', 'Patron'])
    expect(await historyOf(`/shareholders/${keep.id}`)).toMatchObject([
      { changes: { tagsAdded: [null, ['Patron']], movedOrders: [null, '1'] } },
      {},
    ])
    expect(await holderOf()).toBe(keep.id)
    expect(await historyOf(`/orders/${draft.body.id}`)).toMatchObject([
      { action: 'orders.moved' },
      {},
    ])

    await undo(merged.id, keep.id)
    expect((await read(keep.id)).tags).toEqual(['Founder', 'Gala'])
    expect((await read(drop.id)).tags).toEqual(['Gala', 'Patron'])
    expect(await holderOf()).toBe(drop.id)
  })

  it('leaves tags that were changed since as they are', async () => {
    const { david, add, merge, undo, read } = world
    const [keep, drop] = [await add({ tags: ['Founder'] }), await add({ tags: ['Patron'] })]
    const { merge: merged } = await merge(keep, drop)
    const { version } = await read(keep.id)
    await david.patch(
      `/shareholders/${keep.id}`,
      { tags: ['Founder', 'Patron', 'Gala'] },
      { version },
    )
    await undo(merged.id, keep.id)
    expect((await read(keep.id)).tags).toEqual(['Founder', 'Gala', 'Patron'])
  })

  it('takes notes, tasks and files along, and only those back', async () => {
    const { david, chloeId, add, merge, undo } = world
    const [keep, drop] = [await add(), await add()]
    const post = async (id: string, what: string, body: object) =>
      expect((await david.post(`/records/shareholder/${id}/${what}`, body)).status).toBe(201)
    await post(keep.id, 'notes', newNote())
    await post(drop.id, 'notes', newNote())
    await post(drop.id, 'tasks', newTask(chloeId))
    const sky = {
      path: `/records/shareholder/${drop.id}/files`,
      content: await picture(),
      name: 'sky.jpg',
    }
    expect((await upload(server, david, sky)).status).toBe(201)
    const countsOf = async (id: string) =>
      (await david.get<object>(`/records/shareholder/${id}/counts`)).body
    const before = [await countsOf(keep.id), await countsOf(drop.id)]
    const { preview, merge: merged } = await merge(keep, drop)
    expect(preview.parts).toEqual({ notes: 1, tasks: 1, files: 1 })
    expect(await countsOf(keep.id)).toEqual({ notes: 2, tasks: 1, files: 1 })
    expect((await david.get(`/records/shareholder/${drop.id}/notes`)).status).toBe(404)
    expect((await david.post(`/records/shareholder/${drop.id}/notes`, newNote())).status).toBe(404)
    await post(keep.id, 'notes', newNote({ body: 'Written after the merge' }))
    await undo(merged.id, keep.id)
    expect(await countsOf(drop.id)).toEqual(before[1])
    expect(await countsOf(keep.id)).toEqual({ notes: 2, tasks: 0, files: 0 })
  })

  it('takes CARE of moved orders back to pending, and an undoing confirms it again', async () => {
    const { tomasz, david, add, enter, merge, undo, read, historyOf } = world
    const [keep, drop] = [await add(), await add()]
    const order = await enter(drop, ['buy', '2025-02-03', '10', '10'])
    const readIt = async () => (await david.get<OrderRecord>(`/orders/${order.id}`)).body
    const confirmed = await tomasz.post(`/orders/${order.id}/care-confirmation`, {}, { version: 1 })
    expect(confirmed.status).toBe(200)
    const before = await readIt()
    const { preview, merge: merged } = await merge(keep, drop)
    expect(preview).toMatchObject({ orders: 1, reopened: 1 })
    expect(await readIt()).toMatchObject({
      careStatus: 'pending',
      enteredBy: 'David MacKinnon',
      shareholderId: keep.id,
    })
    expect((await historyOf(`/orders/${order.id}`))[0]).toMatchObject({
      action: 'orders.moved',
      changes: { shareholderId: [drop.number, keep.number], careStatus: ['confirmed', 'pending'] },
    })
    await undo(merged.id, keep.id)
    const { version: _, updatedAt: __, snapshotCount: ___, can: ____, ...after } = await readIt()
    expect(before).toMatchObject(after)
    expect((await read(drop.id)).status).toBe('active')
  })

  it('keeps the snapshots as they are, and restoring one leaves the order with the keeper', async () => {
    const { david, add, enter, merge } = world
    const [keep, drop] = [await add(), await add()]
    const order = await enter(drop, ['buy', '2025-02-03', '10', '10'])
    await david.patch(`/orders/${order.id}`, { volume: '12' }, { version: 1 })
    await merge(keep, drop)
    const { body } = await david.get<{ data: { id: string; sequence: number }[] }>(
      `/orders/${order.id}/snapshots`,
    )
    expect(body.data.map(({ sequence }) => sequence)).toEqual([2, 1])
    const first = body.data.at(-1)?.id ?? ''
    const { content } = (
      await david.get<{ snapshot: { content: { shareholderId: string } } }>(
        `/orders/${order.id}/snapshots/${first}`,
      )
    ).body.snapshot
    expect(content.shareholderId).toBe(drop.id)
    const restored = await david.post<{ order: OrderRecord }>(
      `/orders/${order.id}/snapshots/${first}/restoration`,
      {},
      { version: 3 },
    )
    expect(restored.body.order).toMatchObject({ volume: '10.0000', shareholderId: keep.id })
  })
})
