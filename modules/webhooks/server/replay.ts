import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound, Problem } from '#kit/server/problems.ts'
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
