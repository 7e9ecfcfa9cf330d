import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { PageMeta } from '#kit/contract/define-endpoint.ts'
import type { ShareholderLedger } from '#modules/orders/contract/ledger-answers.ts'
import type {
  OrderRecord,
  OrderRow,
  OrderTotals,
} from '#modules/orders/contract/orders.endpoints.ts'
import { newShareholder } from '#modules/orders/server/orders.test-world.ts'
import { verifyLedgers } from '#modules/orders/server/verify-ledgers.ts'
import {
  server,
  margaret,
  david,
  chloe,
  tomasz,
  chloeId,
  annaId,
  whole,
  save,
  step,
  listed,
  withPeople,
} from './drafts.test-people.ts'

withPeople()

const countsOf = async (by: Caller) => {
  const { body } = await by.get<{ meta: PageMeta }>('/orders?tabs=counted')
  return body.meta.tabs ?? {}
}

describe('a draft', () => {
  it('may lack all but whose it is and which way, and is one’s own unless told', async () => {
    const holder = await newShareholder(david, chloeId)
    const { status, body } = await save(chloe, holder)
    expect([status, body.status, body.number, body.volume, body.price, body.tradedOn]).toEqual([
      201,
      'draft',
      null,
      null,
      null,
      null,
    ])
    expect([body.assignee.id, body.tradedAt]).toEqual([chloeId, '00:00'])
    expect(body.can).toMatchObject({ edit: true, discard: true })
    expect(body.can['activate']).toEqual({ reason: 'draftIncomplete' })
    expect(body.can).not.toHaveProperty('void')
    expect(body.can).not.toHaveProperty('setHch')
    expect(body.can).not.toHaveProperty('sendConfirmation')
    for (const missing of ['shareholderId', 'side'] as const) {
      const { [missing]: _, ...rest } = { shareholderId: holder, side: 'buy' }
      const refused = await chloe.post('/orders/drafts', rest)
      expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([422, [missing]])
    }
  })

  it('that was entered is edited as a draft no more', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const entered = await step(chloe, draft, 'activation')
    expect([entered.status, entered.body.status]).toEqual([200, 'active'])
    const { version } = entered.body
    const late = await chloe.patch(`/orders/${draft.id}/draft`, { volume: '99' }, { version })
    expect([late.status, late.body.code, late.body.title]).toEqual([
      409,
      'wrongState',
      expect.stringMatching(/\w+ \w+/),
    ])
    expect((await chloe.get<OrderRecord>(`/orders/${draft.id}`)).body.volume).toBe('10.0000')
  })

  it('is edited freely, also to nothing, with its history', async () => {
    const holder = await newShareholder(david, chloeId)
    const { body: draft } = await save(chloe, holder, whole)
    const { id } = draft
    const half = { sharePercent: '25', note: 'By telephone', volume: null, price: '0' }
    const edited = await chloe.patch<OrderRecord>(`/orders/${id}/draft`, half, { version: 1 })
    expect([edited.status, edited.body.volume, edited.body.price, edited.body.version]).toEqual([
      200,
      null,
      '0.000000',
      2,
    ])
    const stale = await chloe.patch(`/orders/${id}/draft`, { note: 'Late' }, { version: 1 })
    expect(stale.status).toBe(412)
    const own = { sharedWithId: chloeId }
    const wrong = await chloe.patch(`/orders/${id}/draft`, own, { version: 2 })
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ['sharedWithId']])
    const { body } = await chloe.get<{ data: object[] }>(`/orders/${id}/history`)
    expect(body.data).toMatchObject([
      {
        action: 'orders.draftEdited',
        actorName: 'Chloé Bergeron',
        changes: { price: ['12.5', '0'], volume: ['10', null], note: [null, 'By telephone'] },
      },
      {
        action: 'orders.draftAdded',
        actorName: 'Chloé Bergeron',
        changes: {
          side: [null, 'buy'],
          volume: [null, '10'],
          assigneeId: [null, 'Chloé Bergeron'],
        },
      },
    ])
  })

  it('counts nowhere: not in the ledger, totals, tabs or counters, and has no snapshot', async () => {
    const holder = await newShareholder(david, chloeId)
    const [counts, totals] = [
      await countsOf(margaret),
      (await margaret.get<OrderTotals>('/orders/totals')).body,
    ]
    const { body: draft } = await save(chloe, holder, whole)
    expect(await countsOf(margaret)).toEqual({
      ...counts,
      drafts: { total: (counts['drafts']?.total ?? 0) + 1 },
    })
    expect((await margaret.get<OrderTotals>('/orders/totals')).body).toEqual(totals)
    const ledger = await david.get<ShareholderLedger>(`/shareholders/${holder}/ledger`)
    expect(ledger.body.rows).toEqual([])
    const record = await david.get<{ orderCount: number }>(`/shareholders/${holder}`)
    expect(record.body.orderCount).toBe(0)
    const all = await listed(margaret, `filter[shareholderId]=${holder}`)
    expect(all.data).toEqual([])
    const snapshots = await margaret.get(`/orders/${draft.id}/snapshots`)
    expect([snapshots.status, snapshots.body.code]).toEqual([409, 'orderIsDraft'])
    expect(await verifyLedgers(server.db)).toEqual([])
  })

  it('is no order yet for whoever edits, verifies or marks orders', async () => {
    const { body } = await save(chloe, await newShareholder(david, chloeId), whole)
    const { id, version } = body
    const edited = await margaret.patch(`/orders/${id}`, { note: 'x' }, { version })
    expect([edited.status, edited.body.code]).toEqual([409, 'orderIsDraft'])
    for (const noun of ['care-confirmation', 'confirmation-sending']) {
      const sent = noun === 'care-confirmation' ? {} : undefined
      const answer = await tomasz.post(`/orders/${id}/${noun}`, sent, { version })
      expect([answer.status, answer.body.code]).toEqual([409, 'orderIsDraft'])
    }
    const hch = await tomasz.post(`/orders/${id}/hch`, { hch: true }, { version })
    expect([hch.status, hch.body.code]).toEqual([409, 'orderIsDraft'])
  })

  it('is seen and done by whoever may so with orders', async () => {
    const { body: draft } = await save(margaret, await newShareholder(margaret, annaId), {
      assigneeId: annaId,
      ...whole,
    })
    expect((await chloe.get(`/orders/${draft.id}`)).status).toBe(404)
    expect((await step(chloe, draft, 'activation')).status).toBe(404)
    expect((await chloe.delete(`/orders/${draft.id}`)).status).toBe(404)
    for (const noun of ['activation', 'discarding'])
      expect([noun, (await step(tomasz, draft, noun)).status]).toEqual([noun, 403])
    expect((await save(tomasz, draft.shareholderId)).status).toBe(403)
    const foreign = await save(chloe, await newShareholder(david, chloeId), { assigneeId: annaId })
    expect(foreign.status).toBe(403)
    const drafts = await listed(chloe, 'filter[status]=draft')
    expect([...new Set(drafts.data.map(({ assignee }) => assignee.id))]).toEqual([chloeId])
    expect(drafts.meta.total).toBe((await countsOf(chloe))['drafts']?.total)
  })

  it('is listed by any sort, page after page, and exported', async () => {
    const holder = await newShareholder(david, chloeId)
    const parts = [{}, { volume: '3' }, { price: '4' }, whole, { tradedOn: '2026-01-01' }, {}]
    const ids: string[] = []
    for (const part of parts) ids.push((await save(chloe, holder, part)).body.id)
    for (const by of ['tradedOn', '-tradedOn', 'number', 'volume', '-price', 'turnover']) {
      const found: string[] = []
      const filter = `filter[status]=draft&filter[shareholderId]=${holder}&sort=${by}&perPage=5`
      for (let after = ''; ;) {
        const { body } = await chloe.get<{ data: OrderRow[]; meta: { after?: string } }>(
          `/orders?${filter}${after && `&after=${after}`}`,
        )
        found.push(...body.data.map(({ id }) => id))
        if (!body.meta.after) break
        ;({ after } = body.meta)
      }
      expect([by, found.toSorted()]).toEqual([by, ids.toSorted()])
    }
    const { body } = await margaret.get(
      `/orders/export?format=csv&filter[status]=draft&filter[shareholderId]=${holder}`,
    )
    expect(String(body).trim().split('\r\n')).toHaveLength(1 + parts.length)
  })
})

describe('the database', () => {
  it('knows no draft with a number, and no order that lacks one or anything else', async () => {
    const { body: draft } = await save(chloe, await newShareholder(david, chloeId), whole)
    const set = (part: object) =>
      server.db.updateTable('orders').set(part).where('id', '=', draft.id).execute()
    await expect(set({ number: 'ORD-2026-999999' })).rejects.toThrow(/number_once_active/)
    await expect(set({ status: 'active', turnover: '125' })).rejects.toThrow(/number_once_active/)
    const active = { status: 'active', number: 'ORD-2026-999999' }
    await expect(set(active)).rejects.toThrow(/whole_once_active/)
    const priced = { ...active, turnover: '0', price: '0' }
    await expect(set(priced)).rejects.toThrow(/for_nothing_have_a_reason/)
    const shared = { ...active, turnover: '125', share_percent: '10' }
    await expect(set(shared)).rejects.toThrow(/shared_as_a_whole/)
  })
})

describe('drafts of somebody else', () => {
  it('are not changed by whoever merely sees them', async () => {
    const { body: draft } = await save(margaret, await newShareholder(margaret, annaId), {
      assigneeId: annaId,
      ...whole,
    })
    await sql`update roles set rules = (select jsonb_agg(case
        when rule->>'subject' = 'Orders View' and rule->>'action' = 'view'
        then rule - 'scope' else rule end) from jsonb_array_elements(rules) rule)
      where id = (select role_id from users where id = ${chloeId})`.execute(server.db)
    const seeing = await server.as('adviser')
    const { status, body } = await seeing.get<OrderRecord>(`/orders/${draft.id}`)
    expect([status, body.can]).toEqual([200, {}])
    for (const noun of ['activation', 'discarding'])
      expect([noun, (await step(seeing, draft, noun)).status]).toEqual([noun, 403])
    const edited = await seeing.patch(`/orders/${draft.id}/draft`, { note: 'Mine' }, draft)
    expect(edited.status).toBe(403)
  })
})
