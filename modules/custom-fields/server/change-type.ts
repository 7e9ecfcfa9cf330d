import { sql, type RawBuilder } from 'kysely'
import type { OwnType } from '#kit/contract/own-fields.ts'
import type { Db } from '#kit/server/call.ts'
import { Problem, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseStale } from '#kit/server/versioned.ts'
import type { CustomFieldRecord, TypeChangePreview } from '../contract/custom-fields.endpoints.ts'
import { readCustomField } from './custom-field.queries.ts'
import { columnOfType } from './own-values.ts'
import { holdField, holdFields, recordField } from './record-field.ts'

type Sql = RawBuilder<unknown>

/** How a value `v` reads in another type, and of which values it is known. */
interface Reading {
  isKept: RawBuilder<boolean>
  as: Sql
}

const always = sql<boolean>`true`
const isNumber = sql<boolean>`btrim(v.text_value) ~ '^-?\\d{1,11}([.,]\\d{1,6})?$'`
const isDay = sql<boolean>`(v.text_value ~ '^(?!0000)\\d{4}-\\d{2}-\\d{2}$' and pg_input_is_valid(v.text_value, 'date'))`
/** Of several choices the first that is offered stays. */
const isFirst = sql<boolean>`not exists (select from custom_values b
  join custom_field_options ob on ob.id = b.option_id join custom_field_options ov on ov.id = v.option_id
  where b.record_id = v.record_id and b.field_id = v.field_id and (ob.place, ob.id) < (ov.place, ov.id))`

/** Types between which something can be kept; all others are no change of type but another field. */
const readings: Partial<Record<OwnType, Partial<Record<OwnType, Reading>>>> = {
  text: {
    number: { isKept: isNumber, as: sql`replace(btrim(v.text_value), ',', '.')::numeric` },
    date: { isKept: isDay, as: sql`v.text_value::date` },
  },
  number: { text: { isKept: always, as: sql`trim_scale(v.number_value)::text` } },
  date: { text: { isKept: always, as: sql`v.date_value::text` } },
  choice: { choices: { isKept: always, as: sql`v.option_id` } },
  choices: { choice: { isKept: isFirst, as: sql`v.option_id` } },
}

/** @throws 409 `unsafeType` */
function readingOf({ type }: CustomFieldRecord, to: OwnType): Reading {
  const reading = readings[type]?.[to]
  if (!reading) throw refused('unsafeType')
  return reading
}

/** What another type would keep and lose; values are shown to whoever sees them. @throws 404, 409 */
export async function previewTypeChange(
  db: Db,
  id: string,
  { type, showsValues }: { type: OwnType; showsValues: (field: CustomFieldRecord) => boolean },
): Promise<TypeChangePreview> {
  const field = await readCustomField(db, id)
  const { isKept } = readingOf(field, type)
  const counted = await countOf(db, id, isKept)
  if (counted.lost === 0 || !showsValues(field)) return { ...counted, examples: [] }
  const { rows } = await sql<{ said: string }>`
    select distinct coalesce(v.text_value, o.name->>'en') as said
    from custom_values v left join custom_field_options o on o.id = v.option_id
    where v.field_id = ${id} and not ${isKept} order by 1 limit 5`.execute(db)
  return { ...counted, examples: rows.map(({ said }) => said) }
}

async function countOf(db: Db, id: string, isKept: RawBuilder<boolean>) {
  const { rows } = await sql<{ kept: number; lost: number }>`
    select count(*) filter (where ${isKept})::int as kept, count(*) filter (where not ${isKept})::int as lost
    from custom_values v where v.field_id = ${id}`.execute(db)
  return rows[0] ?? { kept: 0, lost: 0 }
}

/**
 * Gives a field another type, and its values with it; those that cannot be read so go.
 * @throws 409 `unsafeType`, or `moreWouldGo` when more values would go than were shown, 412
 */
export async function changeType(
  change: VersionedChange,
  id: string,
  { type, losing }: { type: OwnType; losing: number },
): Promise<void> {
  const { db, person, version } = change
  await holdFields(change)
  const current = () => readCustomField(db, id)
  await holdField(change, id)
  const before = await current()
  const target = { table: 'custom_fields', id, version, current } as const
  await refuseStale(db, target, before.version)
  const { isKept, as } = readingOf(before, type)
  const { kept, lost } = await countOf(db, id, isKept)
  if (lost > losing) throw new Problem(409, 'moreWouldGo', { params: { count: lost } })
  await sql`set constraints custom_values_of_field deferred`.execute(db)
  await sql`delete from custom_values v where v.field_id = ${id} and not ${isKept}`.execute(db)
  const [from, to] = [columnOfType[before.type], columnOfType[type]]
  const emptied = from === to ? sql`` : sql`, ${sql.ref(from)} = null`
  await sql`update custom_values v set type = ${type}, ${sql.ref(to)} = ${as}${emptied}
    where v.field_id = ${id}`.execute(db)
  const isSearched = type === 'text' && before.isSearched
  await changeVersioned(db, target, { type, is_searched: isSearched, updated_by: person.userId })
  await sql`set constraints custom_values_of_field immediate`.execute(db)
  await recordField(change, before, {
    what: 'retyped',
    changes: { type: [before.type, type], values: [kept + lost, kept] },
  })
}
