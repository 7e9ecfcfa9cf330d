import { sql } from 'kysely'
import type { ReadCall } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Product } from '#kit/server/server-module.ts'
import { readRecordedFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { readRecordedRoles } from '#modules/accounts/server/role-names.queries.ts'
import type { AuditRecord } from '../contract/audit-entry.ts'
import { entryColumns, isOwn, type StoredEntry } from './audit-list.queries.ts'
import { saidBy } from './said-acts.ts'
import { toldChanges } from './told-changes.ts'
import { toldEntry } from './told-entry.ts'

type Reading = Pick<ReadCall, 'db' | 'person' | 'language'>
type Offered = Product['offers']

interface Whole extends StoredEntry {
  entityId: string | null
  changes: Record<string, [unknown, unknown]>
  requestId: string | null
}

/** One entry with what was changed by it. @throws 404 when it is missing or another's */
export async function readAuditEntry(
  call: Reading,
  id: string,
  offers: Pick<Offered, 'acts' | 'noticed'>,
): Promise<AuditRecord> {
  const { db, person, language } = call
  const { acts } = offers
  const isWhole = person.permissions.allowsAll({ action: 'view', subject: 'Audit Log' })
  const seen = isWhole ? sql<boolean>`true` : isOwn({ person, language, acts, action: 'view' })
  const { rows } = await sql<Whole>`
    select ${entryColumns}, h.entity_id as "entityId", h.changes, h.request_id as "requestId"
    from audit_log h where h.id = ${id} and ${seen}`.execute(db)
  const [entry] = rows
  if (!entry) throw notFound()
  const roleOf = await readRecordedRoles(db, language)
  const own = await readRecordedFields(db, entry)
  const telling = { acts, language, roleOf: (said: string) => roleOf(said).name }
  return {
    ...toldEntry(entry, { ...telling, tellsReasons: isWhole }),
    changes: isWhole ? toldChanges(entry, saidBy(acts, entry.action), { language, own }) : [],
    actorId: isWhole ? entry.actorId : null,
    recordId: isWhole ? entry.entityId : null,
    recordPath: await pathOf(call, entry, offers.noticed),
    requestId: isWhole ? entry.requestId : null,
  }
}

/** Where the record is shown, for whoever may open it. */
async function pathOf({ db, person }: Reading, entry: Whole, noticed: Offered['noticed']) {
  const record = noticed.find(({ entity }) => entity === entry.entity)
  if (!record || entry.entityId === null) return null
  const id = sql`${entry.entityId}::uuid`
  const { rows } = await sql<{ path: string | null }>`
    select case when ${record.opensFor(person, id)} then ${record.address(id)} end as path`.execute(
    db,
  )
  return rows[0]?.path ?? null
}
