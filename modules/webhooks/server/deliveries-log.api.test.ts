import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { codeOf } from '#apps/server/test-answers.ts'
import { auditRows } from '../../../checks/kit-at-work/audit.test-rows.ts'
import type { Delivery } from '../contract/webhooks.endpoints.ts'
import {
  deliver,
  deliveriesOf,
  leadAdded,
  makeDue,
  receiver,
  sarah,
  server,
  webhookOf,
  withReceiver,
} from './webhooks.test-people.ts'

withReceiver()

interface Page {
  data: Delivery[]
  meta: { after: string | null }
}
const page = async (id: string, query = '') =>
  (await sarah.get<Page>(`/webhooks/${id}/deliveries${query}`)).body

const sendNow = (id: string, deliveryId: string) =>
  sarah.post<Delivery>(`/webhooks/${id}/deliveries/${deliveryId}/dispatch`)

/** One that was refused once, and waits for its next try. */
async function refusedOnce() {
  const { webhook } = await webhookOf()
  receiver.answerWith(500)
  await leadAdded()
  await deliver()
  receiver.answerWith(200)
  const [delivery] = await deliveriesOf(webhook.id)
  return { id: webhook.id, deliveryId: delivery?.id ?? '' }
}

describe('a delivery that waits for a later try', () => {
  it('is sent now, on record, under the same id', async () => {
    const { id, deliveryId } = await refusedOnce()
    await deliver()
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'retrying', attempts: 1 })
    const answer = await sendNow(id, deliveryId)
    expect([answer.status, answer.body]).toMatchObject([200, { id: deliveryId }])
    await deliver()
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
    expect((await auditRows(server.db, { entityId: id })).at(-1)).toMatchObject({
      action: 'webhooks.sentNow',
    })
  })

  it('is not hurried while it is being sent, nor once it was', async () => {
    const { id, deliveryId } = await refusedOnce()
    await sql`update webhook_deliveries set claim = uuidv7(), claimed_until = clock_now() + interval '1 minute'
      where id = ${deliveryId}`.execute(server.db)
    expect(codeOf(await sendNow(id, deliveryId))).toEqual([409, 'beingSent'])
    await sql`update webhook_deliveries set claim = null, claimed_until = null, state = 'delivered'
      where id = ${deliveryId}`.execute(server.db)
    const late = await sendNow(id, deliveryId)
    expect(codeOf(late)).toEqual([409, 'deliverySent'])
    expect(late.body.title).toBe('This delivery is not waiting any more')
  })

  it('is of that webhook alone, and of one that is on', async () => {
    const { id, deliveryId } = await refusedOnce()
    const other = await webhookOf({ address: `${receiver.address}/other` })
    expect((await sendNow(other.webhook.id, deliveryId)).status).toBe(404)
    await sql`update webhooks set is_on = false where id = ${id}`.execute(server.db)
    expect(codeOf(await sendNow(id, deliveryId))).toEqual([409, 'webhookOff'])
  })

  it('is hurried so often in an hour and no more', async () => {
    const { id, deliveryId } = await refusedOnce()
    await sql`insert into rate_limits (key, window_started_at, hits)
      values (${`webhook-now:${id}`}, clock_now(), 60)`.execute(server.db)
    expect(codeOf(await sendNow(id, deliveryId))).toEqual([429, 'tooManyRequests'])
  })
})

it('what waits for a webhook that is off by then is not sent, and goes once it is on again', async () => {
  const { webhook } = await webhookOf()
  await leadAdded()
  await sql`update webhooks set is_on = false where id = ${webhook.id}`.execute(server.db)
  receiver.forget()
  await makeDue()
  await deliver()
  expect(receiver.received).toEqual([])
  await sql`update webhooks set is_on = true where id = ${webhook.id}`.execute(server.db)
  await deliver()
  expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ state: 'delivered' })
})

describe('the log of a webhook', () => {
  it('leads to the record of each delivery, for whoever may open it', async () => {
    const { webhook } = await webhookOf()
    const leadId = await leadAdded()
    const [row] = await deliveriesOf(webhook.id)
    expect(row?.recordPath).toContain(leadId)
    const { rows } = await sql<{ rules: string }>`select rules::text as rules from roles
      where id = (select role_id from users where email = 'admin@example.org')`.execute(server.db)
    await sql`update roles set rules = (select jsonb_agg(rule) from jsonb_array_elements(rules) rule
      where rule ->> 'subject' not like 'Lead%') where id = (select role_id from users where email = 'admin@example.org')`.execute(
      server.db,
    )
    const { body } = await (
      await server.as('admin')
    ).get<Page>(`/webhooks/${webhook.id}/deliveries`)
    expect(body.data[0]?.recordPath).toBeNull()
    await sql`update roles set rules = ${rows[0]?.rules}::jsonb
      where id = (select role_id from users where email = 'admin@example.org')`.execute(server.db)
  })

  it(
    'goes on page after page without a gap, by state too, quickly among 300,000',
    { timeout: 120_000 },
    async () => {
      const { webhook } = await webhookOf()
      await sql`insert into webhook_deliveries (webhook_id, event, kind, record_id, state, tried_at)
      select ${webhook.id}, 'leads.added', 'lead', uuidv7(), case when n % 3000 = 0 then 'failed' else 'delivered' end, clock_now()
      from generate_series(1, 300000) n`.execute(server.db)
      await sql`analyze webhook_deliveries`.execute(server.db)
      const seen = new Set<string>()
      let after: string | null = null
      for (let at = 0; at < 2; at++) {
        // oxlint-disable-next-line no-await-in-loop -- one page after the other
        const { data, meta }: Page = await page(
          webhook.id,
          `?state=failed${after ? `&after=${after}` : ''}`,
        )
        for (const { id, state } of data) {
          expect(state).toBe('failed')
          seen.add(id)
        }
        ;({ after } = meta)
      }
      expect([seen.size, after]).toEqual([100, null])
      const begun = performance.now()
      const first = await page(webhook.id)
      const second = await page(webhook.id, `?after=${first.meta.after}`)
      await page(webhook.id, '?state=retrying')
      expect(performance.now() - begun).toBeLessThan(1500)
      expect([first.data.length, second.data.length]).toEqual([50, 50])
      expect(second.data[0]!.id < first.data.at(-1)!.id).toBe(true)
    },
  )
})

describe('a webhook that is asked for', () => {
  it('is told once of an event that was chosen twice', async () => {
    const { webhook } = await webhookOf({ events: ['leads.added', 'leads.added', 'leads.edited'] })
    expect(webhook.events).toEqual(['leads.added', 'leads.edited'])
  })

  it('is told of the very next change', async () => {
    await leadAdded()
    const { webhook } = await webhookOf()
    await leadAdded()
    expect(await deliveriesOf(webhook.id)).toHaveLength(1)
  })

  it('in JSON that is broken is told so', async () => {
    const answer = await fetch(`${server.address}/api/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${sarah.token ?? ''}`, 'content-type': 'application/json' },
      body: '{"address": ',
    })
    const body = (await answer.json()) as { code: string; title: string }
    expect([answer.status, body.code, body.title]).toEqual([
      400,
      'invalidJson',
      'The request is not valid JSON',
    ])
  })
})
