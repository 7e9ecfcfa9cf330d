import { sql } from 'kysely'
import { Problem } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { readCustomField } from './custom-field.queries.ts'
import { holdField, holdFields, recordField } from './record-field.ts'

/** Takes a field out of forms, lists and files, or brings it back; its values stay. @throws 412 */
export async function archiveField(
  change: VersionedChange,
  id: string,
  isArchived: boolean,
): Promise<void> {
  const { db, person, version, now } = change
  await holdFields(change)
  const current = () => readCustomField(db, id)
  const before = await current()
  await changeVersioned(
    db,
    { table: 'custom_fields', id, version, current },
    { archived_at: isArchived ? now.toISOString() : null, updated_by: person.userId },
  )
  if (before.isArchived === isArchived) return
  await recordField(change, before, {
    what: isArchived ? 'archived' : 'restored',
    changes: { isArchived: [before.isArchived, isArchived] },
  })
}

/**
 * Deletes a field and what records have of it; what it was called stays known to their histories.
 * @throws 409 `moreWouldGo` when more values would go than were shown, 412
 */
export async function deleteField(
  change: VersionedChange,
  id: string,
  shown: number,
): Promise<void> {
  const { db, person, version, now } = change
  await holdFields(change)
  const current = () => readCustomField(db, id)
  await current()
  await holdField(change, id)
  await changeVersioned(
    db,
    { table: 'custom_fields', id, version, current },
    { updated_by: person.userId },
  )
  const gone = await current()
  if (gone.values > shown) throw new Problem(409, 'moreWouldGo', { params: { count: gone.values } })
  await sql`delete from custom_values where field_id = ${id}`.execute(db)
  await sql`update custom_fields set deleted_at = ${now.toISOString()} where id = ${id}`.execute(db)
  await recordField(change, gone, {
    what: 'deleted',
    changes: { values: [gone.values, 0] },
  })
}
