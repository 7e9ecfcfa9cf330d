import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import type { Language } from '#kit/contract/strings.ts'
import { actSaid, type SaidActs } from '#modules/audit/server/said-acts.ts'
import { webhook } from '../contract/webhook.ts'
import { isWebhookEvent, testEvent, webhookTopics } from '../contract/webhook-events.ts'
import type { Delivery, WebhookRecord } from '../contract/webhooks.endpoints.ts'
import { webhooksWords } from '../contract/words.ts'

const instant = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Where other systems are told, the oldest first; with an id that one alone. */
export async function readWebhooks(db: Db, id?: string): Promise<WebhookRecord[]> {
  const counted = (state: string) =>
    sql`(select count(*)::int from webhook_deliveries d where d.webhook_id = w.id and d.state = ${state})`
  const { rows } = await sql<WebhookRecord>`
    select ${selectBase('w')}, ${selectFields(webhook, 'w')},
      case when w.old_secret_until > clock_now() then ${instant('w.old_secret_until')} end as "oldSecretUntil",
      ${instant('w.failing_since')} as "failingSince", w.turned_off_why as "turnedOffWhy",
      ${counted('waiting')} as waiting, ${counted('failed')} as failed
    from webhooks w where ${id ?? null}::uuid is null or w.id = ${id ?? null}::uuid
    order by w.created_at, w.id`.execute(db)
  return rows
}

/** @throws 404 */
export async function readWebhook(db: Db, id: string): Promise<WebhookRecord> {
  const [found] = await readWebhooks(db, id)
  if (!found) throw notFound()
  return found
}

interface Asked {
  webhookId: string
  state?: Delivery['state'] | undefined
  id?: string
}

interface Telling {
  acts: readonly SaidActs[]
  language: Language
}

const stateOf = sql`case when d.state = 'waiting' and d.tried_at is not null then 'retrying' else d.state end`

/** The newest 200 of a webhook, of one state, or the one with an id. */
export async function readDeliveries(
  db: Db,
  { webhookId, state, id }: Asked,
  telling: Telling,
): Promise<Delivery[]> {
  const { rows } = await sql<Omit<Delivery, 'label'>>`
    select d.id, d.event, d.reference, ${instant('d.occurred_at')} as "occurredAt", ${stateOf} as state,
      d.attempts, ${instant('d.tried_at')} as "triedAt",
      case when d.state = 'waiting' then ${instant('d.next_attempt_at')} end as "nextAttemptAt",
      d.answer_status as "answerStatus", d.answer_text as "answerText", d.failure
    from webhook_deliveries d
    where d.webhook_id = ${webhookId} and (${state ?? null}::text is null or ${stateOf} = ${state ?? null}::text)
      and (${id ?? null}::uuid is null or d.id = ${id ?? null}::uuid)
    order by d.id desc limit 200`.execute(db)
  return rows.map((row) => ({ ...row, label: labelOf(row.event, telling) }))
}

export const readDelivery = async (
  db: Db,
  asked: Asked & { id: string },
  telling: Telling,
): Promise<Delivery> => theRow(await readDeliveries(db, asked, telling))

/** “Approved the application”, as the audit log says it. */
function labelOf(event: string, { acts, language }: Telling): string {
  if (event === testEvent) return webhooksWords[language].testSaid
  const said = actSaid(acts, event, language) ?? event
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** Every event that there is, by kind of record. */
export const eventsBy = ({ acts, language }: Telling) =>
  webhookTopics.map((topic) => ({
    topic,
    events: eventsOf(acts, topic).map((event) => ({
      event,
      label: labelOf(event, { acts, language }),
    })),
  }))

const eventsOf = (acts: readonly SaidActs[], topic: string): string[] =>
  acts
    .flatMap(({ en }) => Object.keys(en[topic] ?? {}))
    .map((act) => `${topic}.${act}`)
    .filter(isWebhookEvent)

/** The same as names alone. */
export const allEvents = (acts: readonly SaidActs[]): ReadonlySet<string> =>
  new Set(webhookTopics.flatMap((topic) => eventsOf(acts, topic)))
