import { sql } from 'kysely'
import type { OnAudit } from '#kit/server/happening.ts'
import { isWebhookEvent } from '../contract/webhook-events.ts'

/** The job that sends what waits. */
export const deliveringJob = 'webhooks.deliver'

/** What people call a record may be a person’s name: nothing but a number leaves. */
const numbered = /^[A-Z]+-[0-9-]+$/

/**
 * Keeps for each webhook what is to be told to it, in the statement that puts the change on record: of
 * each event one message, with the same id however often it is sent. To one that is deleted meanwhile
 * nothing is told.
 */
export const keepDeliveries: OnAudit = (entries) => {
  const told = entries
    .filter(({ action, entityId }) => entityId && isWebhookEvent(action))
    .map(({ action, entity, entityId, reference }) => ({
      event: action,
      kind: entity,
      record: entityId,
      reference: reference && numbered.test(reference) ? reference : null,
    }))
  if (told.length === 0) return null
  const statement = sql`
    insert into webhook_deliveries (webhook_id, event, kind, record_id, reference)
    select w.id, e.event, e.kind, e.record, e.reference
    from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as e(event text, kind text, record uuid, reference text)
      join webhooks w on w.is_on and w.events ? e.event
    order by w.id for key share of w returning id`
  return { statement, job: deliveringJob }
}
