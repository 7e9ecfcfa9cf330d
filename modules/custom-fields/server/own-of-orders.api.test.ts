import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#apps/server/test-server.ts'
import { importAll, take } from '#modules/imports/server/imports.test-world.ts'
import type { OrderRecord } from '#modules/orders/contract/orders.endpoints.ts'
import { newShareholder, orderOf } from '#modules/orders/server/orders.test-world.ts'
import { openWorldOf } from '#modules/snapshots/server/snapshots.test-world.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'
import { addField, optionsNamed, readField, type WithOwn } from './custom-fields.test-world.ts'

type Order = WithOwn<OrderRecord>

let server: TestServer
let world: Awaited<ReturnType<typeof openWorldOf>>
let desk: CustomFieldRecord
let dossier: CustomFieldRecord
beforeAll(async () => {
  server = await openTestServer()
  world = await openWorldOf(server)
  const of = async (en: string, part: object = {}) =>
    (await addField(world.margaret, en, { entity: 'order', ...part })).body
  dossier = await of('Dossier', { isSearched: true })
  desk = await of('Desk', { type: 'choices', options: optionsNamed('North', 'South') })
  await of('Signed on', { type: 'date' })
  await of('In person', { type: 'yesNo' })
  await of('Fee', { type: 'number' })
})
afterAll(() => server.close())

const whole = () => ({
  custom_dossier: 'A-17',
  custom_desk: [desk.options[0]!.id],
  custom_signedOn: '2026-02-03',
  custom_inPerson: true,
  custom_fee: '12.5',
})
const typed = async (part: object = {}) => ({
  ...orderOf(
    {
      shareholderId: await newShareholder(world.david, world.ids.chloe),
      assigneeId: world.ids.chloe,
    },
    ['buy', '2025-01-10', '100', '10'],
  ),
  ...part,
})
const enter = async (part: object = {}) => {
  const { status, body } = await world.david.post<Order>('/orders', await typed(part))
  expect(status).toBe(201)
  return body
}
const read = async (id: string) => (await world.david.get<Order>(`/orders/${id}`)).body
const complaintsOf = (body: unknown) => Object.keys((body as { errors?: object }).errors ?? {})
const historyOf = async (id: string) =>
  (
    await world.david.get<{ data: { action: string; changes: Record<string, unknown> }[] }>(
      `/orders/${id}/history`,
    )
  ).body.data

describe('an order', () => {
  it('is entered with values, edited, and found by a text', async () => {
    const order = await enter(whole())
    expect(order).toMatchObject(whole())
    const edit = await world.david.patch<Order>(`/orders/${order.id}`, { custom_fee: null }, order)
    expect([edit.status, edit.body]).toMatchObject([
      200,
      { ...whole(), custom_fee: null, version: 2 },
    ])
    const found = await world.david.get<{ data: { id: string }[] }>('/orders?search=a-17')
    expect(found.body.data.map(({ id }) => id)).toEqual([order.id])
    const [edited, added] = await historyOf(order.id)
    expect(added?.changes).toMatchObject({
      custom_desk: [null, { en: 'North', fr: 'North fr' }],
      custom_inPerson: [null, true],
    })
    expect(edited).toMatchObject({
      action: 'orders.edited',
      changes: { custom_fee: ['12.5', null] },
    })
    await server.db.deleteFrom('custom_values').where('text_value', '=', 'A-17').execute()
  })

  it('whose CARE is confirmed stays confirmed when a custom field alone is edited', async () => {
    const order = await enter(whole())
    const confirmed = await world.step(world.tomasz, `${order.id}/care-confirmation`, {})
    expect(confirmed.body.careStatus).toBe('confirmed')
    const edit = await world.margaret.patch<Order>(
      `/orders/${order.id}`,
      { custom_dossier: 'B-1' },
      await read(order.id),
    )
    expect([edit.status, edit.body]).toMatchObject([
      200,
      { careStatus: 'confirmed', custom_dossier: 'B-1' },
    ])
  })

  it('takes no value once it is void', async () => {
    const order = await enter(whole())
    await world.step(world.david, `${order.id}/voiding`, { reason: 'Twice' })
    const edit = await world.david.patch(
      `/orders/${order.id}`,
      { custom_dossier: 'late' },
      await read(order.id),
    )
    expect([edit.status, edit.body]).toMatchObject([409, { code: 'orderIsVoid' }])
    expect(await read(order.id)).toMatchObject(whole())
  })

  it('is sorted, filtered, added up and exported by them', async () => {
    const [small, large] = [
      await enter({ custom_fee: '3', custom_dossier: 'sums' }),
      await enter({ custom_fee: '7', custom_dossier: 'sums' }),
    ]
    const query = 'filter[custom_dossier]=sums&sort=-custom_fee'
    const listed = await world.david.get<{ data: Order[] }>(`/orders?${query}`)
    expect(listed.body.data.map(({ id, custom_fee: fee }) => [id, fee])).toEqual([
      [large.id, '7'],
      [small.id, '3'],
    ])
    const totals = await world.david.get<{ buys: object }>(
      '/orders/totals?filter[custom_dossier]=sums&filter[custom_fee][gte]=5',
    )
    expect(totals.body.buys).toEqual({ count: 1, volume: '100.0000', turnover: '1000.00' })
    const file = await world.david.get<string>(
      `/orders/export?format=csv&columns=number,custom_fee,custom_desk&${query}`,
    )
    expect(file.body).toContain('Fee')
    expect(file.body).toContain(`${large.number}`)
  })
})

describe('a transfer', () => {
  it('gives both of its orders what was typed', async () => {
    const order = await enter()
    const { assigneeId, shareholderId: fromShareholderId } = order
    const made = await world.david.post<Order>('/orders/transfers', {
      fromShareholderId,
      toShareholderId: await newShareholder(world.david, world.ids.chloe),
      assigneeId,
      tradedOn: '2025-02-10',
      tradedAt: '00:00',
      volume: '10',
      price: '10',
      ...whole(),
    })
    expect([made.status, made.body]).toMatchObject([201, whole()])
    expect(await read(made.body.counterparty?.id ?? '')).toMatchObject(whole())
  })
})

describe('a draft', () => {
  it('may lack what is required, which is asked for when it is activated', async () => {
    const { body: field } = await addField(world.margaret, 'Approved by', {
      entity: 'order',
      isRequired: true,
    })
    const { status, body: draft } = await world.david.post<Order>(
      '/orders/drafts',
      await typed({ custom_fee: '2' }),
    )
    expect([status, draft]).toMatchObject([201, { status: 'draft', custom_fee: '2' }])
    const early = await world.step(world.david, `${draft.id}/activation`)
    expect([early.status, complaintsOf(early.body)]).toEqual([422, ['custom_approvedBy']])
    const edited = await world.david.patch(
      `/orders/${draft.id}/draft`,
      { custom_approvedBy: 'Margaret' },
      draft,
    )
    expect(edited.status).toBe(200)
    const active = await world.step(world.david, `${draft.id}/activation`)
    expect([active.status, active.body]).toMatchObject([
      200,
      { status: 'active', custom_approvedBy: 'Margaret', custom_fee: '2' },
    ])
    const without = await world.david.post('/orders', await typed())
    expect([without.status, complaintsOf(without.body)]).toEqual([422, ['custom_approvedBy']])
    await world.margaret.delete(`/custom-fields/${field.id}?values=9`, field)
  })

  it('that goes for good takes its values along', async () => {
    const { body: draft } = await world.david.post<Order>(
      '/orders/drafts',
      await typed({ custom_fee: '5' }),
    )
    const { values } = await readField(world.margaret, dossier.id)
    await sql`delete from orders where id = ${draft.id}`.execute(server.db)
    const left = await sql`select 1 from custom_values where record_id = ${draft.id}`.execute(
      server.db,
    )
    expect([left.rows, (await readField(world.margaret, dossier.id)).values]).toEqual([[], values])
  })
})

describe('a snapshot', () => {
  it('holds custom values with what choices were called, and restores them', async () => {
    const order = await enter(whole())
    await world.edit(order.id, { custom_dossier: 'C-3', custom_desk: null, custom_fee: '1' })
    const [snapshot] = (await world.list(order.id)).data
    const compared = await world.compare(order.id, snapshot!.id)
    expect(compared.changed).toEqual(['custom'])
    expect(compared.snapshot.content.custom).toMatchObject({
      custom_desk: { type: 'choices', values: [{ said: { en: 'North', fr: 'North fr' } }] },
      custom_dossier: { type: 'text', values: [{ value: 'A-17' }] },
    })
    const restored = await world.restore(order.id, snapshot!.id)
    expect([restored.status, restored.body.preview.fields]).toEqual([200, ['custom']])
    expect(await read(order.id)).toMatchObject(whole())
    const [told] = await historyOf(order.id)
    expect(told).toMatchObject({
      action: 'orders.restoreSnapshot',
      changes: {
        custom_dossier: ['C-3', 'A-17'],
        custom_desk: [null, { en: 'North', fr: 'North fr' }],
      },
    })
    const undone = await world.restore(order.id, restored.body.undo ?? '')
    expect(undone.status).toBe(200)
    expect(await read(order.id)).toMatchObject({ custom_dossier: 'C-3', custom_desk: null })
  })

  it('says nothing of a field that came later, was archived, retyped, or whose choice is gone', async () => {
    const of = async (en: string, part: object = {}) =>
      (await addField(world.margaret, en, { entity: 'order', ...part })).body
    const [archived, retyped] = [await of('Put away'), await of('Room')]
    const choice = await of('Floor', { type: 'choice', options: optionsNamed('First', 'Second') })
    const [first, second] = choice.options.map(({ id }) => id)
    const before = { custom_putAway: 'one', custom_room: '12', custom_floor: first }
    const order = await enter(before)
    const changed = { custom_putAway: 'two', custom_room: '14', custom_floor: second }
    await world.edit(order.id, { ...changed, note: 'Seen' })
    await of('Later')
    await world.edit(order.id, { custom_later: 'stays' })
    const post = (field: CustomFieldRecord, path: string, body?: object) =>
      world.margaret.post<CustomFieldRecord>(`/custom-fields/${field.id}/${path}`, body, field)
    const { body: gone } = await post(archived, 'archiving')
    await post(retyped, 'type-change', { type: 'number', losing: 0 })
    await post(choice, 'replacement', { optionId: first, replacementId: second })
    const oldest = (await world.list(order.id)).data.at(-1)
    const restored = await world.restore(order.id, oldest!.id)
    expect(restored.body.preview.fields).toEqual(['note'])
    expect(await read(order.id)).toMatchObject({
      note: null,
      custom_room: '14',
      custom_floor: second,
      custom_later: 'stays',
    })
    await post(gone, 'restoration')
    expect(await read(order.id)).toMatchObject({ custom_putAway: 'two' })
  })

  it('of an order without custom values is what it always was', async () => {
    const order = await enter()
    await world.edit(order.id, { note: 'Another' })
    const { rows } = await sql<{ content: object }>`
      select content from order_snapshots where order_id = ${order.id}`.execute(server.db)
    expect(rows[0]?.content).not.toHaveProperty('custom')
  })
})

describe('a file of orders', () => {
  it('fills custom fields, updates them, and puts them back', async () => {
    const { body: holder } = await world.margaret.get<{ number: string }>(
      `/shareholders/${await newShareholder(world.margaret, world.ids.chloe)}`,
    )
    const done = await importAll(server, world.margaret, {
      kind: 'orders',
      content: [
        'Customer,Side,Date,Volume,Price,Dossier,Desk fr,Fee',
        `${holder.number},Buy,2025-01-10,100,10,IMP-1,south; NORTH fr,2.5`,
        `${holder.number},Buy,2025-01-11,100,10,IMP-2,Nowhere,`,
      ].join('\n'),
    })
    expect(done.counts).toMatchObject({ created: 1, failed: 1 })
    const find = async () =>
      (await world.margaret.get<{ data: Order[] }>('/orders?filter[custom_dossier]=IMP-1')).body
        .data[0] as Order
    const made = await find()
    expect(made).toMatchObject({ custom_fee: '2.5', custom_desk: desk.options.map(({ id }) => id) })
    const again = await importAll(server, world.margaret, {
      kind: 'orders',
      content: `Order,Fee\n${made.number},9`,
      options: { matchBy: 'number', onMatch: 'update', onMissing: 'skip' },
    })
    expect(again.counts).toMatchObject({ updated: 1 })
    expect(await find()).toMatchObject({ custom_fee: '9' })
    await take(server, world.margaret, { ...again, step: 'reversal' })
    expect(await find()).toMatchObject({ custom_fee: '2.5' })
  })
})
