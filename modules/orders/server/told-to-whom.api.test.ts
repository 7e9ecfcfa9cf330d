import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Caller } from '#apps/server/test-server.ts'
import type { FoundGroup } from '#modules/search/contract/search.endpoints.ts'
import { withoutFigures } from '#modules/shareholders/server/without-group.test-world.ts'
import type { OrderEvidence, OrderPreview } from '../contract/ledger-answers.ts'
import type { OrderRecord } from '../contract/orders.endpoints.ts'
import { newShareholder, orderOf } from './orders.test-world.ts'
import {
  chloe,
  david,
  enter,
  ids,
  margaret,
  server,
  workedExample,
  withPeople,
} from './orders.test-people.ts'

withPeople()

describe('an order of a shareholder whom somebody else manages', () => {
  it('is found by the name, and not by an address, a telephone or a depot', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'], {
      firstName: 'Ottilie',
      lastName: 'Vandermeer',
      email: 'quiet.mailbox@hidden.example',
      phone: '+15145550177',
      depotNumber: 'DEP-77177',
    })
    const { body: order } = await enter(chloe, shareholderId, ['buy', '2025-01-10', '10', '10'])
    await sql`update shareholders set assignee_id = ${ids['david']} where id = ${shareholderId}`.execute(
      server.db,
    )
    expect((await chloe.get(`/shareholders/${shareholderId}`)).status).toBe(404)
    const listed = async (by: Caller, words: string) => {
      const path = `/orders?search=${encodeURIComponent(words)}`
      return (await by.get<{ data: { id: string }[] }>(path)).body.data.map(({ id }) => id)
    }
    const found = async (by: Caller, words: string) => {
      const path = `/search?kind=orders&q=${encodeURIComponent(words)}`
      const { body } = await by.get<{ groups: FoundGroup[] }>(path)
      return body.groups.flatMap((group) => group.found.map(({ id }) => id))
    }
    for (const ask of [listed, found]) {
      // oxlint-disable-next-line no-await-in-loop -- one way of asking after the other
      expect(await ask(chloe, 'Vandermeer Ottilie')).toEqual([order.id])
      for (const hidden of ['quiet.mailbox@hidden.example', '5145550177', 'DEP-77177']) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect([hidden, await ask(chloe, hidden)]).toEqual([hidden, []])
        // oxlint-disable-next-line no-await-in-loop -- as above
        expect([hidden, await ask(margaret, hidden)]).toEqual([hidden, [order.id]])
      }
    }
  })
})

describe('a sale of more than there is', () => {
  it('is refused without a figure to whoever sees none', async () => {
    const { shareholderId } = await workedExample()
    const typed = orderOf({ shareholderId, assigneeId: ids['chloe'] ?? '' }, [
      'sell',
      '2025-10-01',
      '9999',
      '12',
    ])
    const { assigneeId: _, ...asked } = typed
    await withoutFigures(server, 'manager', async (by) => {
      const untold = { number: null, tradedOn: null, held: null, missing: null }
      const { body: preview } = await by.post<OrderPreview>('/orders/preview', asked)
      expect(preview).toMatchObject({ effects: [], shortfall: untold })
      const saved = await by.post<{ shortfall: object }>('/orders', typed)
      expect([saved.status, saved.body.shortfall]).toEqual([422, untold])
      expect(saved.body.errors?.['volume']?.[0]?.message).toBe(
        'A sale would exceed the shares held',
      )
      for (const figure of ['120', '9879']) expect(JSON.stringify(saved.body)).not.toContain(figure)
    })
    const open = await david.post<OrderPreview>('/orders/preview', asked)
    expect(open.body.shortfall).toMatchObject({ held: '120', missing: '9879' })
    const french = await david.post('/orders', typed, { headers: { 'accept-language': 'fr' } })
    expect(french.body.errors?.['volume']?.[0]?.message).toBe(
      'Cette vente du 1er oct. 2025 dépasse les actions détenues\u00a0: 120 détenues, 9\u00a0879 manquantes',
    )
  })
})

describe('orders that say the same', () => {
  it('are named to those alone who may see them', async () => {
    const shareholderId = await newShareholder(david, ids['chloe'])
    const typed = ['buy', '2025-04-01', '10', '10'] as [side: 'buy', string, string, string]
    const { body: foreign } = await enter(david, shareholderId, typed, ids['david'])
    const { body: own } = await enter(chloe, shareholderId, typed)
    expect((await chloe.get<OrderRecord>(`/orders/${foreign.id}`)).status).toBe(404)
    const alike = async (by: Caller) =>
      (await by.get<OrderEvidence>(`/orders/${own.id}/evidence`)).body.alike.map(({ id }) => id)
    expect(await alike(margaret)).toEqual([foreign.id])
    expect(await alike(chloe)).toEqual([])
  })
})
