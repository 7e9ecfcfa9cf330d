import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'

type What =
  | 'added'
  | 'edited'
  | 'placed'
  | 'archived'
  | 'restored'
  | 'deleted'
  | 'retyped'
  | 'replaced'

/** One change of the fields after the other: those of a kind of record are one list with an order. */
export const holdFields = ({ db }: Pick<Change, 'db'>) =>
  sql`select pg_advisory_xact_lock(hashtext('custom_fields'))`.execute(db)

/** One field, as it stays until the change is kept: whoever is filling it in comes first, or finds it changed. */
export const holdField = ({ db }: Pick<Change, 'db'>, id: string) =>
  sql`select 1 from custom_fields where id = ${id} for update`.execute(db)

/** History of a field, and the open screens that show it. */
export async function recordField(
  change: Change,
  { id, name }: { id: string; name: Bilingual },
  { what, changes }: { what: What; changes: Differences },
): Promise<void> {
  await change.audit({
    action: `customFields.${what}`,
    entity: 'customField',
    entityId: id,
    reference: name.en,
    changes,
  })
  await change.announce({ topic: 'custom-fields', id, subject: 'Settings Custom Fields' })
}
