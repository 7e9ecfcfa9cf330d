import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { testEvent } from '../contract/webhook-events.ts'
import { deliveringJob } from './keep-deliveries.ts'
import { record } from './keep-webhook.ts'
import { readWebhook } from './webhook.queries.ts'

async function requireOn({ db }: Change, id: string) {
  const { isOn } = await readWebhook(db, id)
  if (!isOn) throw new Problem(409, 'webhookOff')
}

const again = sql`state = 'waiting', attempts = 0, next_attempt_at = clock_now(), claim = null,
  claimed_until = null`

type Hurrying = Change & { outside: Parameters<typeof countHit>[0] }

/** So often in an hour somebody may hurry the deliveries of a webhook. */
const mostHurried = 60

/**
 * Sends what waits for a later try, of which nothing is being sent.
 * @throws 409 `deliverySent` or `beingSent`, 429
 */
export async function sendDeliveryNow(call: Hurrying, id: string, deliveryId: string) {
  await countHit(call.outside, { key: `webhook-now:${id}`, most: mostHurried, seconds: 3600 })
  await requireOn(call, id)
  const { rows } = await sql`
    update webhook_deliveries set next_attempt_at = clock_now()
    where id = ${deliveryId} and webhook_id = ${id} and state = 'waiting' and ${isFree}
    returning id`.execute(call.db)
  if (rows.length === 0) throw await whyNotNow(call, id, deliveryId)
  await record(call, id, { act: 'sentNow', changes: {} })
  call.startJob(deliveringJob)
}

const isFree = sql`coalesce(claimed_until <= clock_now(), true)`

async function whyNotNow({ db }: Change, id: string, deliveryId: string): Promise<Problem> {
  const { rows } = await sql<{ state: string }>`
    select state from webhook_deliveries where id = ${deliveryId} and webhook_id = ${id}`.execute(
    db,
  )
  const [found] = rows
  if (!found) return notFound()
  return new Problem(409, found.state === 'waiting' ? 'beingSent' : 'deliverySent')
}

/** Sends once more what was delivered or has failed, under the same id. @throws 409 while it waits */
export async function replayDelivery(change: Change, id: string, deliveryId: string) {
  await requireOn(change, id)
  const { rows } = await sql<{ state: string }>`
    select state from webhook_deliveries where id = ${deliveryId} and webhook_id = ${id} for update`.execute(
    change.db,
  )
  const [found] = rows
  if (!found) throw notFound()
  if (found.state === 'waiting') throw new Problem(409, 'stillWaiting')
  await sql`update webhook_deliveries set ${again} where id = ${deliveryId}`.execute(change.db)
  await record(change, id, { act: 'replayed', changes: {} })
  change.startJob(deliveringJob)
}

/** @returns how many are sent once more */
export async function replayFailed(change: Change, id: string): Promise<number> {
  await requireOn(change, id)
  const { numAffectedRows } = await sql`
    update webhook_deliveries set ${again} where webhook_id = ${id} and state = 'failed'`.execute(
    change.db,
  )
  const replayed = Number(numAffectedRows ?? 0)
  if (replayed === 0) throw new Problem(409, 'noneFailed')
  await record(change, id, { act: 'replayed', changes: { deliveries: [null, replayed] } })
  change.startJob(deliveringJob)
  return replayed
}

/** A message that tells of nothing. @returns its id */
export async function testWebhook(change: Change, id: string): Promise<string> {
  await requireOn(change, id)
  const { id: deliveryId } = await change.db
    .insertInto('webhook_deliveries')
    .values({ webhook_id: id, event: testEvent, kind: 'webhook', record_id: id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await record(change, id, { act: 'tested', changes: {} })
  change.startJob(deliveringJob)
  return deliveryId
}
