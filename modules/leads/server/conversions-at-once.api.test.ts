import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilWaiting } from '#apps/server/test-locks.ts'
import { openTestServer, ownId, type Caller, type TestServer } from '#apps/server/test-server.ts'
import { orderOf } from '#modules/orders/server/orders.test-world.ts'
import { convert, convertOnce, undo } from './conversions.test-world.ts'
import {
  addLead,
  addStatus,
  deleteStatus,
  moveLead,
  readLead,
  statusNamed,
} from './leads.test-world.ts'

let server: TestServer
let margaret: Caller
let chloe: Caller
beforeAll(async () => {
  server = await openTestServer()
  margaret = await server.as('superAdmin')
  chloe = await server.as('adviser')
})
afterAll(() => server.close())

let people = 0
async function newLead(by: Caller, part: object = {}) {
  people += 1
  const name = `Armand Quesnel${people}`
  const { body } = await addLead(by, { name, email: `armand${people}@example.net`, ...part })
  return readLead(by, body.id)
}

const codeOf = ({ status, body }: { status: number; body: object }) => [
  status,
  (body as { code?: string }).code,
]
const shareholdersNamed = async (name: string) => {
  const { rows } = await sql<{ id: string }>`
    select id from shareholders where display_name like ${`%${name.split(' ')[1]}%`}`.execute(
    server.db,
  )
  return rows.length
}

describe('two at once', () => {
  it('make one shareholder of a lead', async () => {
    const lead = await newLead(chloe)
    const both = await Promise.all([convert(chloe, lead), convert(margaret, lead)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 412])
    expect(await shareholdersNamed(lead.name)).toBe(1)
  })

  it('of two leads that are one person, the second is told of the first', async () => {
    const lead = await newLead(chloe)
    const twin = await newLead(chloe, { name: lead.name, email: lead.email })
    const both = await Promise.all([convert(chloe, lead), convert(margaret, twin)])
    expect(both.map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'looksLikeOthers'],
    ])
  })

  it('so it is when each is put into another won status', async () => {
    const { body: signed } = await addStatus(margaret, 'Signed', { kind: 'won' })
    const lead = await newLead(chloe)
    const twin = await newLead(chloe, { name: lead.name, email: lead.email })
    const both = await server.db.transaction().execute(async (db) => {
      await sql`lock table lead_conversions in share mode`.execute(db)
      const pending = [convert(chloe, lead), convert(margaret, twin, { statusId: signed.id })]
      await untilWaiting(server, 2)
      return { pending }
    })
    expect((await Promise.all(both.pending)).map(codeOf).toSorted()).toEqual([
      [200, undefined],
      [409, 'looksLikeOthers'],
    ])
    expect(await shareholdersNamed(lead.name)).toBe(1)
  })

  it('a request that is sent again answers as the first, and does nothing', async () => {
    const lead = await newLead(chloe)
    const first = await convertOnce(chloe, lead, 'armand-once')
    const again = await convertOnce(chloe, lead, 'armand-once')
    expect([again.status, again.body.shareholder]).toEqual([200, first.body.shareholder])
    expect(await shareholdersNamed(lead.name)).toBe(1)
  })

  it('an undo and an order do not miss one another', async () => {
    const { body } = await convert(chloe, await newLead(chloe))
    const shareholderId = body.shareholder!.id
    const order = orderOf({ shareholderId, assigneeId: await ownId(chloe) }, [
      'buy',
      '2025-01-10',
      '10',
      '10',
    ])
    const [taken, ordered] = await Promise.all([undo(chloe, body), chloe.post('/orders', order)])
    const isOrdered = ordered.status === 201
    expect([taken.status, ordered.status]).toEqual(isOrdered ? [409, 201] : [200, 422])
    expect((await margaret.get(`/shareholders/${shareholderId}`)).status).toBe(
      isOrdered ? 200 : 404,
    )
  })
})

describe('undoing', () => {
  it('puts the lead where it stood and takes the shareholder away', async () => {
    const lost = await statusNamed(margaret, 'Lost')
    const begun = await newLead(chloe, { expectedAmount: '50' })
    const moved = await moveLead(chloe, begun, {
      statusId: lost.id,
      lostReason: 'price',
      lostNote: 'Too dear',
    })
    const lead = await readLead(chloe, moved.body.id)
    const { body } = await convert(chloe, lead)
    expect(body).toMatchObject({ lostReason: null, expectedAmount: '12000.00' })
    const back = await undo(chloe, body)
    expect(back.body).toMatchObject({
      convertedAt: null,
      shareholder: null,
      expectedAmount: '50.00',
      lostReason: 'price',
      lostNote: 'Too dear',
      statusEnteredAt: lead.statusEnteredAt,
      status: { name: { en: 'Lost' } },
      can: { convert: true, edit: true },
    })
    expect((await margaret.get(`/shareholders/${body.shareholder!.id}`)).status).toBe(404)
    const { body: told } = await chloe.get<{ data: { action: string; changes: object }[] }>(
      `/leads/${lead.id}/history`,
    )
    expect(told.data[0]).toMatchObject({
      action: 'leads.conversionUndone',
      changes: {
        shareholder: [body.shareholder!.number, null],
        expectedAmount: ['12000.00', '50.00'],
      },
    })
    expect((await convert(chloe, back.body)).status).toBe(200)
  })

  it('is refused once there is an order or something written, and says which', async () => {
    const { body } = await convert(chloe, await newLead(chloe))
    const shareholderId = body.shareholder!.id
    const note = await chloe.post<{ id: string; version: number }>(
      `/records/shareholder/${shareholderId}/notes`,
      { body: 'Called', isPinned: false, visibility: 'team' },
    )
    const { can } = await readLead(chloe, body.id)
    expect(can).toEqual({ undoConversion: { reason: 'shareholderInUse' } })
    expect(codeOf(await undo(chloe, body))).toEqual([409, 'shareholderInUse'])
    expect(note.status).toBe(201)
    const { body: other } = await convert(chloe, await newLead(chloe))
    await chloe.post(
      '/orders',
      orderOf({ shareholderId: other.shareholder!.id, assigneeId: await ownId(chloe) }, [
        'buy',
        '2025-01-10',
        '10',
        '10',
      ]),
    )
    expect(codeOf(await undo(chloe, other))).toEqual([409, 'shareholderHasOrders'])
    expect((await margaret.get(`/shareholders/${other.shareholder!.id}`)).status).toBe(200)
  })

  it('begins in the first open status where its own is gone', async () => {
    const { body: status } = await addStatus(margaret, 'Fair 2025')
    const begun = await newLead(chloe)
    await moveLead(chloe, begun, { statusId: status.id })
    const { body } = await convert(chloe, await readLead(chloe, begun.id))
    expect((await deleteStatus(margaret, status)).status).toBe(204)
    const back = await undo(chloe, body)
    expect(back.body.status.name.en).toBe('New')
  })

  it('is over after the time of the trash', async () => {
    const { body } = await convert(chloe, await newLead(chloe))
    server.clock.windOn({ days: 31 })
    const later = await server.as('adviser')
    const lead = await readLead(later, body.id)
    expect([lead.undoableUntil, lead.can]).toEqual([
      null,
      { undoConversion: { reason: 'undoIsOver' } },
    ])
    expect(codeOf(await undo(later, lead))).toEqual([409, 'undoIsOver'])
  })
})
