import { sql, type RawBuilder } from 'kysely'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { isSameKept, type KeptField, type KeptOwn } from '../contract/kept-own.ts'
import { holdOwnFields, readActiveFields } from './own-fields.queries.ts'
import { writeOwnValues } from './own-values.ts'

type Sql = RawBuilder<unknown>

/** What a record has of its fields, to be kept: equal values are spelt alike. Null where it has none. */
export const selectKeptOwn = (record: Sql): Sql => sql`(
  select jsonb_object_agg(kept.name, kept.field) from (
    select 'custom_' || cf.key as name, jsonb_build_object('type', cf.type, 'values', jsonb_agg(
        jsonb_build_object('value', coalesce(cv.text_value, trim_scale(cv.number_value)::text,
          to_char(cv.date_value, 'YYYY-MM-DD'), cv.yes_value::text, cv.option_id::text), 'said', co.name)
        order by cv.option_id)) as field
    from custom_values cv join custom_fields cf on cf.id = cv.field_id
      left join custom_field_options co on co.id = cv.option_id
    where cv.record_id = ${record} group by cf.id, cf.key, cf.type) kept)`

interface Kept {
  takenAt: string
  own: KeptOwn
}

/**
 * Kept values as they could be a record's again. A field that there was not then, that is archived or of another
 * type since, or whose choices are gone, says what it says now.
 */
export async function standingOwn(
  db: Db,
  entity: string,
  { recordId, kept }: { recordId: string; kept: readonly Kept[] },
): Promise<KeptOwn[]> {
  const { rows: now } = await sql<{ own: KeptOwn | null }>`
    select ${selectKeptOwn(sql`${recordId}::uuid`)} as own`.execute(db)
  const present = now[0]?.own ?? {}
  const fields = await readActiveFields(db, entity)
  if (fields.length === 0) return kept.map(() => present)
  const { rows } = await sql<{ id: string; since: string }>`
    select id, created_at as since from custom_fields where entity = ${entity}`.execute(db)
  const since = new Map(rows.map((row) => [row.id, Date.parse(row.since)]))
  return kept.map(({ takenAt, own }) => {
    const known = fields.filter(({ id }) => (since.get(id) ?? 0) <= Date.parse(takenAt))
    return standing(known, own, present)
  })
}

function standing(known: readonly OwnField[], kept: KeptOwn, present: KeptOwn): KeptOwn {
  const after = { ...present }
  for (const field of known) {
    const was = kept[field.name]
    if (!was) delete after[field.name]
    else {
      const still = stillOf(field, was)
      if (still) after[field.name] = still
    }
  }
  return after
}

/** What of it the field could hold now; null where that is nothing. */
function stillOf({ type, options }: OwnField, was: KeptField): KeptField | null {
  if (was.type !== type) return null
  const isThere = (id: string) => options.length === 0 || options.some((each) => each.id === id)
  const values = was.values.filter(({ value }) => isThere(value))
  return values.length === 0 ? null : { type, values }
}

/** Gives a record what it had, in the fields in which that differs and which still take it. */
export async function restoreOwn(
  change: Change,
  entity: string,
  { id, before, after }: { id: string; before: KeptOwn; after: KeptOwn },
): Promise<void> {
  const own = await holdOwnFields(change, entity)
  const given = own.flatMap((field) => {
    const [had, has] = [before[field.name], after[field.name]]
    if (isSameKept(had, has)) return []
    if (!has) return [[field, null] as const]
    const still = stillOf(field, has)
    return still ? [[field, valueOf(still)] as const] : []
  })
  const values = Object.fromEntries(given.map(([{ name }, value]) => [name, value]))
  await writeOwnValues(change, [{ id, own: given.map(([field]) => field), values }])
}

function valueOf({ type, values }: KeptField): unknown {
  const [first] = values
  if (type === 'choices') return values.map(({ value }) => value)
  return type === 'yesNo' ? first?.value === 'true' : (first?.value ?? null)
}
