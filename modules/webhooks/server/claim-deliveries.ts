import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** So many are sent to one webhook at the same time. */
const atOnce = 5

export interface Claimed {
  id: string
  claim: string
  webhookId: string
  event: string
  kind: string
  recordId: string
  reference: string | null
  occurredAt: string
  attempts: number
  address: string
  secret: string
  /** While it is valid. */
  oldSecret: string | null
}

/**
 * Takes what is due, of all webhooks or of one: nobody else sends it until the claim has run out, which is long after the answer
 * must have come. What a process that was killed had taken goes on then.
 */
export async function claimDeliveries(db: Db, webhookId?: string): Promise<Claimed[]> {
  const claim = randomUUID()
  const { rows } = await sql<Claimed>`
    with due as (
      select d.id from webhooks w cross join lateral (
        select id from webhook_deliveries
        where webhook_id = w.id and state = 'waiting' and next_attempt_at <= clock_now()
          and coalesce(claimed_until <= clock_now(), true)
        order by next_attempt_at, id limit ${atOnce} for update skip locked) d
      where w.is_on and (${webhookId ?? null}::uuid is null or w.id = ${webhookId ?? null}::uuid))
    update webhook_deliveries d
    set claim = ${claim}, claimed_until = clock_now() + interval '2 minutes', attempts = attempts + 1
    from due, webhooks w where d.id = due.id and w.id = d.webhook_id
    returning d.id, d.claim, w.id as "webhookId", d.event, d.kind, d.record_id as "recordId", d.reference,
      to_char(d.occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "occurredAt",
      d.attempts, w.address, w.secret,
      case when w.old_secret_until > clock_now() then w.old_secret end as "oldSecret"`.execute(db)
  return rows
}
