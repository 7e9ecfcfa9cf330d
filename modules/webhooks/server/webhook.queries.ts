import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { theRow } from '#kit/server/the-row.ts'
import { selectBase, selectFields } from '#kit/server/storage.ts'
import type { Language } from '#kit/contract/strings.ts'
import { actSaid, type SaidActs } from '#modules/audit/server/said-acts.ts'
import type { NoticedRecord } from '#modules/notifications/server/noticed.ts'
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
  /** Those behind it, of the page before. */
  after?: string | undefined
}

interface Told {
  acts: readonly SaidActs[]
  language: Language
}

interface Telling extends Told {
  person: Person
  noticed: readonly NoticedRecord[]
}

const stateOf = sql`case when d.state = 'waiting' and d.tried_at is not null then 'retrying' else d.state end`

/** In the words of an index. */
const ofState = {
  waiting: sql`d.state = 'waiting' and d.tried_at is null`,
  retrying: sql`d.state = 'waiting' and d.tried_at is not null`,
  delivered: sql`d.state = 'delivered'`,
  failed: sql`d.state = 'failed'`,
} as const satisfies Record<Delivery['state'], unknown>

const perPage = 50

/** A page of a webhook's log, the newest first. */
export async function readDeliveries(
  db: Db,
  asked: Asked,
  telling: Telling,
): Promise<{ data: Delivery[]; meta: { after: string | null } }> {
  const found = await findDeliveries(db, asked, telling)
  const data = found.slice(0, perPage)
  return { data, meta: { after: found.length > perPage ? (data.at(-1)?.id ?? null) : null } }
}

async function findDeliveries(
  db: Db,
  { webhookId, state, id, after }: Asked,
  telling: Telling,
): Promise<Delivery[]> {
  const { rows } = await sql<Omit<Delivery, 'label'>>`
    select d.id, d.event, d.reference, ${pathIn(telling)} as "recordPath", ${instant('d.occurred_at')} as "occurredAt", ${stateOf} as state,
      d.attempts, ${instant('d.tried_at')} as "triedAt",
      case when d.state = 'waiting' then ${instant('d.next_attempt_at')} end as "nextAttemptAt",
      d.answer_status as "answerStatus", d.answer_text as "answerText", d.failure
    from webhook_deliveries d
    where ${sql.join(
      [
        sql`d.webhook_id = ${webhookId}`,
        ...(state ? [ofState[state]] : []),
        ...(id ? [sql`d.id = ${id}`] : []),
        ...(after ? [sql`d.id < ${after}`] : []),
      ],
      sql` and `,
    )}
    order by d.id desc limit ${perPage + 1}`.execute(db)
  return rows.map((row) => ({ ...row, label: labelOf(row.event, telling) }))
}

export const readDelivery = async (
  db: Db,
  asked: Asked & { id: string },
  telling: Telling,
): Promise<Delivery> => theRow(await findDeliveries(db, asked, telling))

/** Where the record of a delivery is shown, as far as the person may open it. */
function pathIn({ person, noticed }: Telling) {
  const id = sql`d.record_id`
  const cases = noticed.map(
    ({ entity, opensFor, address }) =>
      sql`when ${sql.lit(entity)} then case when ${opensFor(person, id)} then ${address(id)} end`,
  )
  return cases.length ? sql`case d.kind ${sql.join(cases, sql` `)} end` : sql`null`
}

/** “Approved the application”, as the audit log says it. */
function labelOf(event: string, { acts, language }: Told): string {
  if (event === testEvent) return webhooksWords[language].testSaid
  const said = actSaid(acts, event, language) ?? event
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** Every event that there is, by kind of record. */
export const eventsBy = ({ acts, language }: Told) =>
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
