import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  askFor,
  deliver,
  deliveriesOf,
  leadAdded,
  makeDue,
  receiver,
  sarah,
  server,
  webhookOf,
  withReceiver,
  type Kept,
} from './webhooks.test-people.ts'

withReceiver()

describe('a webhook', () => {
  it('shows its secret once, and what is kept of it is sealed', async () => {
    const { webhook, secret } = await webhookOf()
    const kept = await sql<object>`select * from webhooks`.execute(server.db)
    expect(JSON.stringify(kept.rows)).not.toContain(secret.slice(6))
    const { body } = await sarah.get<{ data: object[] }>('/webhooks')
    expect(body.data).toEqual([webhook])
    expect(JSON.stringify(body)).not.toContain('whsec_')
  })

  it('is for those who may: others are refused, whatever they try', async () => {
    const { webhook } = await webhookOf()
    for (const name of ['caseOfficer', 'finance', 'auditor', 'employer', 'employee'] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one person after the other
      const person = await server.as(name)
      // oxlint-disable-next-line no-await-in-loop -- as above
      const answers = await Promise.all([
        person.get('/webhooks'),
        person.get(`/webhooks/${webhook.id}/deliveries`),
        askFor({}, person),
        person.post(`/webhooks/${webhook.id}/test`),
      ])
      expect([name, answers.map(({ status }) => status)]).toEqual([name, [403, 403, 403, 403]])
    }
  })

  it('is told of events that there are, called as the log calls them', async () => {
    const { body } = await sarah.get<{ data: { topic: string; events: object[] }[] }>(
      '/webhooks/events',
      { headers: { 'accept-language': 'fr' } },
    )
    const of = (topic: string) => body.data.find((each) => each.topic === topic)?.events
    expect(of('leads')).toContainEqual({ event: 'leads.added', label: 'A ajouté le prospect' })
    const all = JSON.stringify(body)
    expect(all).not.toMatch(/[rR]evealed|dataTaken|erased|accounts\.|roles\.|selfIdentified/)
    const wrong = await askFor({ events: ['accounts.signIn'] })
    expect([wrong.status, wrong.body.errors?.['events']?.[0]?.message]).toEqual([
      422,
      'Some of these events do not exist',
    ])
    const none = await askFor({ events: [] })
    expect([none.status, none.body.errors?.['events']?.[0]?.message]).toEqual([
      422,
      'Choose at least one event',
    ])
  })

  it('is signed by both secrets for a day after the first was replaced', async () => {
    const { webhook, secret } = await webhookOf()
    const rotated = await sarah.post<Kept>(`/webhooks/${webhook.id}/secret`)
    expect(rotated.body.secret).not.toBe(secret)
    expect(rotated.body.webhook.oldSecretUntil).not.toBeNull()
    await leadAdded()
    await deliver()
    expect(signaturesBy(secret, rotated.body.secret)).toEqual([true, true])
    await sql`update webhooks set old_secret_until = clock_now()`.execute(server.db)
    await leadAdded()
    receiver.forget()
    await deliver()
    expect(signaturesBy(secret, rotated.body.secret)).toEqual([false, true])
  })

  const signaturesBy = (...secrets: string[]) => {
    const { headers, body } = receiver.received[0]!
    const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    const given = String(headers['webhook-signature']).split(' ')
    return secrets.map((secret) => {
      const key = Buffer.from(secret.slice(6), 'base64')
      return given.includes(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    })
  }

  it('is tried out by a message of its own', async () => {
    const { webhook } = await webhookOf()
    const sent = await sarah.post(`/webhooks/${webhook.id}/test`)
    expect(sent.body).toMatchObject({ event: 'webhooks.test', label: 'Test', state: 'waiting' })
    await deliver()
    expect(receiver.events()).toEqual(['webhooks.test'])
    await sarah.patch(`/webhooks/${webhook.id}`, { isOn: false }, { version: webhook.version })
    const off = await sarah.post(`/webhooks/${webhook.id}/test`)
    expect([off.status, off.body.title]).toEqual([409, 'Turn the webhook on first'])
  })

  it('sends again what has failed, one or all, under the same ids', async () => {
    receiver.answerWith(500)
    const { webhook } = await webhookOf()
    await leadAdded()
    await leadAdded()
    await deliver()
    const waits = (await deliveriesOf(webhook.id))[0]!
    const again = (id: string) => sarah.post(`/webhooks/${webhook.id}/deliveries/${id}/replay`)
    expect((await again(waits.id)).body.code).toBe('stillWaiting')
    expect((await sarah.post(`/webhooks/${webhook.id}/replay`)).body.code).toBe('noneFailed')
    await sql`update webhook_deliveries set attempts = 9`.execute(server.db)
    await makeDue()
    await deliver()
    expect(await deliveriesOf(webhook.id, '?state=failed')).toHaveLength(2)
    receiver.forget()
    expect((await again(waits.id)).body).toMatchObject({ state: 'retrying', attempts: 0 })
    const all = await sarah.post<{ replayed: number }>(`/webhooks/${webhook.id}/replay`)
    expect(all.body).toEqual({ replayed: 1 })
    await deliver()
    expect(receiver.received).toHaveLength(2)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toContain(
      `msg_${waits.id}`,
    )
    const { rows } = await sql<{ action: string }>`select action from audit_log
      where entity = 'webhook' and entity_id = ${webhook.id} order by sequence`.execute(server.db)
    expect(rows.map(({ action }) => action)).toEqual([
      'webhooks.added',
      'webhooks.replayed',
      'webhooks.replayed',
    ])
  })

  it('sends nothing again that was another’s', async () => {
    const { webhook } = await webhookOf()
    const { webhook: other } = await webhookOf({ events: ['tasks.added'] })
    await leadAdded()
    await deliver()
    const [delivery] = await deliveriesOf(webhook.id)
    const path = `deliveries/${delivery?.id ?? ''}/replay`
    const answer = await sarah.post(`/webhooks/${other.id}/${path}`)
    expect([answer.status, answer.body.code]).toEqual([404, 'notFound'])
    expect((await sarah.post(`/webhooks/${webhook.id}/${path}`)).status).toBe(200)
  })

  it('is deleted with its log, at the version that was seen', async () => {
    const { webhook } = await webhookOf()
    await leadAdded()
    expect((await sarah.delete(`/webhooks/${webhook.id}`, { version: 9 })).status).toBe(412)
    expect((await sarah.delete(`/webhooks/${webhook.id}`, webhook)).status).toBe(204)
    expect((await sarah.get(`/webhooks/${webhook.id}`)).status).toBe(404)
    const left = await sql`select 1 from webhook_deliveries`.execute(server.db)
    expect(left.rows).toEqual([])
  })

  it('there are twenty at most, however many are added at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => askFor()))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10)
  })

  it('there are twenty at most', async () => {
    for (let count = 0; count < 20; count++)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await webhookOf()
    expect((await askFor()).body).toMatchObject({
      code: 'tooManyWebhooks',
      title: 'Delete a webhook first: there are 20',
    })
  })
})
