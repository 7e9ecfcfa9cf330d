import { sql } from 'kysely'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { readCustomField } from './custom-field.queries.ts'
import { holdField, holdFields, recordField } from './record-field.ts'

interface Replacement {
  optionId: string
  replacementId: string
}

/**
 * Whoever has a choice has another one of the field from then on, and the first goes.
 * @throws 412, 422 when one is not the field's, or both are the same
 */
export async function replaceOption(
  change: VersionedChange,
  id: string,
  { optionId, replacementId }: Replacement,
): Promise<void> {
  const { db, person, version } = change
  await holdFields(change)
  const current = () => readCustomField(db, id)
  const before = await current()
  await holdField(change, id)
  const target = { table: 'custom_fields', id, version, current } as const
  await changeVersioned(db, target, { updated_by: person.userId })
  const { options } = await current()
  const gone = options.find((option) => option.id === optionId)
  const next = options.find((option) => option.id === replacementId && !option.isArchived)
  if (!gone) throw invalidField('optionId', 'missing')
  if (!next || gone === next) throw invalidField('replacementId', 'missing')
  // Who has both has the one that stays.
  await sql`delete from custom_values v where v.option_id = ${optionId} and exists (
    select from custom_values o where o.record_id = v.record_id and o.option_id = ${replacementId})`.execute(
    db,
  )
  await sql`update custom_values set option_id = ${replacementId} where option_id = ${optionId}`.execute(
    db,
  )
  await sql`delete from custom_field_options where id = ${optionId}`.execute(db)
  await recordField(change, before, {
    what: 'replaced',
    changes: { option: [gone.name, next.name], uses: [gone.uses, 0] },
  })
}
