import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { afterWaiting } from '#apps/server/test-locks.ts'
import { inChange } from '#kit/server/change.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { runJob } from '#kit/server/jobs.ts'
import { claimDeliveries } from './claim-deliveries.ts'
import { forgetDeliveries } from './forget-deliveries.ts'
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

/** As a receiver verifies by itself. */
function verify(secret: string, at = 0) {
  const { headers, body } = receiver.received[at]!
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
  const expected = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
  return String(headers['webhook-signature']).split(' ').includes(expected)
}

describe('what has happened', () => {
  it('is told once, signed, by number and without a word of anybody', async () => {
    const { secret, webhook } = await webhookOf()
    const id = await leadAdded()
    await deliver()
    await deliver()
    expect(receiver.received).toHaveLength(1)
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[number]]
    expect(JSON.parse(body)).toEqual({
      type: 'leads.added',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: { kind: 'lead', id, reference: null },
    })
    expect(body).not.toMatch(/Odette|example\.net/)
    expect(headers['content-type']).toBe('application/json')
    expect(headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/)
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(verify(secret)).toBe(true)
    expect(verify(`whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false)
    expect(await deliveriesOf(webhook.id)).toMatchObject([
      { event: 'leads.added', label: 'Added the lead', state: 'delivered', answerStatus: 204 },
    ])
  })

  it('is told of a record that has a number by its number', async () => {
    await webhookOf({ events: ['holds.placed', 'payments.approve'] })
    const record = await sql<{ id: string }>`select uuidv7() as id`.execute(server.db)
    const { id } = record.rows[0]!
    await inChange(server.system, { person: systemPerson, requestId: null }, async (change) => {
      const entry = { action: 'payments.approve', entity: 'payment', entityId: id }
      await change.audit(
        { ...entry, reference: 'PAY-2026-0007' },
        { ...entry, reference: 'Odette' },
      )
    })
    await deliver()
    const told = receiver.received.map(({ body }) => (JSON.parse(body) as Told).data.reference)
    expect(told.toSorted()).toEqual(['PAY-2026-0007', null])
  })

  it('is kept with the change, or not at all', async () => {
    const { webhook } = await webhookOf()
    await expect(
      inChange(server.system, { person: systemPerson, requestId: null }, async (change) => {
        await change.audit({ action: 'leads.added', entity: 'lead', entityId: webhook.id })
        throw new Error('and then it fails')
      }),
    ).rejects.toThrow('and then it fails')
    expect(await deliveriesOf(webhook.id)).toEqual([])
  })

  it('is no longer told to a webhook that is deleted at that moment, and happens all the same', async () => {
    const { webhook } = await webhookOf()
    const lock = sql`delete from webhooks where id = ${webhook.id}`
    await expect(afterWaiting(server, { lock }, () => leadAdded())).resolves.toMatch(
      /^[0-9a-f-]{36}$/,
    )
  })

  it('goes where somebody wants it, and nowhere once it is off', async () => {
    const { webhook } = await webhookOf({ events: ['leads.edited'] })
    await leadAdded()
    const off = await sarah.patch(
      `/webhooks/${webhook.id}`,
      { isOn: false, events: ['leads.added'] },
      webhook,
    )
    expect(off.status).toBe(200)
    await leadAdded()
    await deliver()
    expect(receiver.received).toEqual([])
  })
})
interface Told {
  data: { reference: string | null }
}

describe('what is not received', () => {
  const one = async () => {
    const { webhook } = await webhookOf()
    await leadAdded()
    await deliver()
    const [delivery] = await deliveriesOf(webhook.id)
    return { webhook, delivery: delivery! }
  }
  const secondsUntil = ({ nextAttemptAt }: { nextAttemptAt: string | null }) =>
    (Date.parse(nextAttemptAt ?? '') - Date.now()) / 1000

  it('is tried again later, under the same id, until it is', async () => {
    receiver.answerWith(500, {}, 'out of order')
    const { webhook, delivery } = await one()
    expect(delivery).toMatchObject({
      state: 'retrying',
      attempts: 1,
      answerStatus: 500,
      answerText: 'out of order',
    })
    expect(secondsUntil(delivery)).toBeGreaterThan(2)
    expect(secondsUntil(delivery)).toBeLessThan(7)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    receiver.answerWith(200)
    await makeDue()
    await deliver()
    const [first, second] = receiver.received
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.body).toBe(first?.body)
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('after ever longer pauses, and at last not any more', async () => {
    receiver.answerWith(500)
    const { webhook } = await one()
    const waited: number[] = []
    for (let attempt = 1; attempt < 10; attempt++) {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      await makeDue()
      // oxlint-disable-next-line no-await-in-loop -- as above
      await deliver()
      // oxlint-disable-next-line no-await-in-loop -- as above
      waited.push(secondsUntil((await deliveriesOf(webhook.id))[0]!))
    }
    // A fifth more or less by chance.
    for (const [at, minutes] of [5, 30].entries())
      expect(Math.abs((waited[at] ?? 0) / 60 - minutes)).toBeLessThan(minutes * 0.21)
    expect(waited[7]).toBeGreaterThan(0.79 * 86_400)
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ state: 'failed', attempts: 10 })
    await makeDue()
    await deliver()
    expect(receiver.received).toHaveLength(10)
  })

  it('is a redirect: it is not followed', async () => {
    receiver.answerWith(302, { location: receiver.address })
    expect((await one()).delivery).toMatchObject({ state: 'retrying', answerStatus: 302 })
    expect(receiver.received).toHaveLength(1)
  })

  it('waits as long as the receiver asks', async () => {
    receiver.answerWith(503, { 'retry-after': '1800' })
    expect(secondsUntil((await one()).delivery)).toBeGreaterThan(1790)
    receiver.forget()
    receiver.answerWith(429, { 'retry-after': new Date(Date.now() + 900_000).toUTCString() })
    expect(secondsUntil((await one()).delivery)).toBeGreaterThan(880)
  })

  it('has not answered in time, or nobody was there', async () => {
    receiver.answer(() => undefined)
    expect((await one()).delivery).toMatchObject({ state: 'retrying', failure: 'timeout' })
    receiver.answer((_, response) => void response.writeHead(200).write('and'))
    expect((await one()).delivery).toMatchObject({ state: 'retrying', failure: 'timeout' })
    const { webhook } = await webhookOf({ address: 'http://127.0.0.1:9/hook' })
    await leadAdded()
    await deliver()
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ failure: 'unreachable' })
  })

  it('of a huge answer the first 2 KB are read', async () => {
    receiver.answer((_, response) => {
      response.writeHead(200)
      const more = () => {
        while (response.write('a'.repeat(65_536)) && !response.destroyed) continue
      }
      response.on('drain', more)
      more()
    })
    const { delivery } = await one()
    expect(delivery.state).toBe('delivered')
    expect(delivery.answerText).toHaveLength(2048)
  })

  it('is gone: the webhook is turned off, and those who look after it are told', async () => {
    receiver.answerWith(410)
    const { webhook } = await one()
    const now = await sarah.get<object>(`/webhooks/${webhook.id}`)
    expect(now.body).toMatchObject({ isOn: false, turnedOffWhy: 'gone', failed: 1 })
    const { rows } = await sql<{ recipient: string; subject: string }>`
      select recipient, subject from outbox_messages where template = 'webhooks.gone'`.execute(
      server.db,
    )
    expect(rows.map(({ recipient }) => recipient)).toContain('admin@example.org')
    expect(rows.map(({ recipient }) => recipient)).not.toContain('case.officer@example.org')
    expect(rows[0]?.subject).toMatch(/127\.0\.0\.1/)
    const history = await sql`select 1 from audit_log where action = 'webhooks.turnedOff'
      and entity_id = ${webhook.id}`.execute(server.db)
    expect(history.rows).toHaveLength(1)
  })

  it('for a day is told, for three days turns the webhook off', async () => {
    receiver.answerWith(500)
    const { webhook } = await one()
    const letters = async (template: string) => {
      const found = await sql`select 1 from outbox_messages where template = ${template}
        and recipient = 'admin@example.org'`.execute(server.db)
      return found.rows.length
    }
    const after = async (hours: number) => {
      await sql`update webhooks set failing_since = clock_now() - ${hours} * interval '1 hour'`.execute(
        server.db,
      )
      await makeDue()
      await deliver()
    }
    await after(23)
    expect(await letters('webhooks.failing')).toBe(0)
    await after(25)
    await after(26)
    expect(await letters('webhooks.failing')).toBe(1)
    await after(73)
    expect(await letters('webhooks.turnedOff')).toBe(1)
    expect((await sarah.get(`/webhooks/${webhook.id}`)).body).toMatchObject({
      isOn: false,
      turnedOffWhy: 'failing',
    })
    receiver.answerWith(204)
    const { body } = await sarah.get<{ version: number }>(`/webhooks/${webhook.id}`)
    await sarah.patch(`/webhooks/${webhook.id}`, { isOn: true }, { version: body.version })
    await makeDue()
    await deliver()
    expect((await sarah.get(`/webhooks/${webhook.id}`)).body).toMatchObject({
      isOn: true,
      turnedOffWhy: null,
      failingSince: null,
    })
  })
})

describe('nothing is lost or sent twice', () => {
  it('fifty events at once', async () => {
    const { webhook } = await webhookOf()
    const ids = await Promise.all(Array.from({ length: 50 }, () => leadAdded()))
    await deliver()
    const told = receiver.received.map(
      ({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id,
    )
    expect(told.toSorted()).toEqual(ids.toSorted())
    const keys = new Set(receiver.received.map(({ headers }) => headers['webhook-id']))
    expect(keys.size).toBe(50)
    expect(await deliveriesOf(webhook.id, '?state=delivered')).toHaveLength(50)
  }, 60_000)

  it('by two processes that send at the same moment', async () => {
    await webhookOf()
    await Promise.all(Array.from({ length: 20 }, () => leadAdded()))
    const other = await server.beside()
    await Promise.all([deliver(), deliver(other.system), deliver(), deliver(other.system)])
    await other.stop()
    expect(receiver.received).toHaveLength(20)
  }, 60_000)

  it('by a process that was killed before it sent', async () => {
    const { webhook } = await webhookOf()
    await leadAdded()
    // It has taken the message, and is gone.
    expect(await claimDeliveries(server.db)).toHaveLength(1)
    await deliver()
    expect(receiver.received).toEqual([])
    await sql`update webhook_deliveries set claimed_until = clock_now()`.execute(server.db)
    await deliver()
    expect(receiver.received).toHaveLength(1)
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  it('an answer that comes after another process has taken over is not kept', async () => {
    const { webhook } = await webhookOf()
    await leadAdded()
    receiver.answer((_, response) => {
      // Meanwhile the claim has run out, and somebody else has sent it.
      void sql`update webhook_deliveries set claim = uuidv7(), state = 'delivered', answer_status = 202`
        .execute(server.db)
        .then(() => response.writeHead(500).end())
    })
    await deliver()
    expect((await deliveriesOf(webhook.id))[0]).toMatchObject({
      state: 'delivered',
      answerStatus: 202,
    })
  })

  it('after 30 days what was sent is forgotten', async () => {
    const { webhook } = await webhookOf()
    await leadAdded()
    await leadAdded()
    await sql`update webhook_deliveries set occurred_at = clock_now() - interval '31 days'
      where id = (select id from webhook_deliveries limit 1)`.execute(server.db)
    await runJob(server.system, forgetDeliveries)
    expect(await deliveriesOf(webhook.id)).toHaveLength(1)
  })
})
