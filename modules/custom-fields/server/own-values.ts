import { sql, type RawBuilder } from 'kysely'
import type { OwnField, OwnType } from '#kit/contract/own-fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import type { Sees } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import { readActiveFields } from './own-fields.queries.ts'

type Sql = RawBuilder<unknown>

/** In which column a value stands. */
export const columnOfType: Record<OwnType, string> = {
  text: 'text_value',
  number: 'number_value',
  date: 'date_value',
  yesNo: 'yes_value',
  choice: 'option_id',
  choices: 'option_id',
}

const read: Record<OwnType, Sql> = {
  text: sql`v.text_value`,
  number: sql`trim_scale(v.number_value)`,
  date: sql`v.date_value`,
  yesNo: sql`v.yes_value`,
  choice: sql`v.option_id`,
  choices: sql`jsonb_agg(v.option_id order by chosen.place, chosen.id)`,
}

/** The value that a record has of a field, as it is on the wire; of a record by its id in SQL. */
export const valueOf = ({ id, type }: OwnField, record: Sql): Sql =>
  sql`(select ${read[type]} from custom_values v
    ${type === 'choices' ? sql`join custom_field_options chosen on chosen.id = v.option_id` : sql``}
    where v.record_id = ${record} and v.field_id = ${id})`

export type OwnValues = Record<string, unknown>

/** What records have of these fields, by id; without a value: null. */
export async function readOwnValues(
  db: Db,
  own: readonly OwnField[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, OwnValues>> {
  if (own.length === 0) return new Map(ids.map((id) => [id, {}]))
  const columns = own.map((field) => sql`${valueOf(field, sql`r.id`)} as ${sql.ref(field.name)}`)
  const { rows } = await sql<{ id: string } & OwnValues>`
    select r.id, ${sql.join(columns)} from unnest(${[...ids]}::uuid[]) r(id)`.execute(db)
  return new Map(rows.map(({ id, ...values }) => [id, values]))
}

/** The fields that somebody sees on a record. */
export const seenOf = (own: readonly OwnField[], sees: Sees) =>
  own.filter(({ group }) => group === null || sees(group))

/**
 * What staff see of the fields that were added to a record of a kind at which others look too; those learn of
 * none.
 */
export async function readSeenOwn(
  db: Db,
  entity: string,
  { id, person, sees }: { id: string; person: Pick<Person, 'type'>; sees: Sees },
): Promise<OwnValues> {
  if (person.type !== 'staff') return {}
  const values = await readOwnValues(db, seenOf(await readActiveFields(db, entity), sees), [id])
  return values.get(id) ?? {}
}

/** Writes values in place of those that were there; null is none. */
export async function writeOwnValues(
  { db }: Pick<Change, 'db'>,
  rows: readonly { id: string; own: readonly OwnField[]; values: OwnValues }[],
): Promise<void> {
  const given = rows.flatMap(({ id, own, values }) =>
    own.flatMap((field) =>
      field.name in values ? [{ id, field, value: values[field.name] }] : [],
    ),
  )
  if (given.length === 0) return
  await sql`delete from custom_values v
    using unnest(${given.map(({ id }) => id)}::uuid[], ${given.map(({ field }) => field.id)}::uuid[]) g(record_id, field_id)
    where v.record_id = g.record_id and v.field_id = g.field_id`.execute(db)
  const stored = given.flatMap(({ id, field, value }) =>
    [value].flat().flatMap((each) =>
      each === null || each === undefined
        ? []
        : [
            {
              record_id: id,
              field_id: field.id,
              type: field.type,
              [columnOfType[field.type]]: each,
            },
          ],
    ),
  )
  if (stored.length === 0) return
  await sql`insert into custom_values
      (record_id, field_id, type, text_value, number_value, date_value, yes_value, option_id)
    select record_id, field_id, type, text_value, number_value, date_value, yes_value, option_id
    from jsonb_to_recordset(${JSON.stringify(stored)}::jsonb) g(record_id uuid, field_id uuid, type text,
      text_value text, number_value numeric, date_value date, yes_value boolean, option_id uuid)`.execute(
    db,
  )
}
