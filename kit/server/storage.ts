import {
  sql,
  type InsertQueryBuilder,
  type InsertResult,
  type InsertObject,
  type RawBuilder,
} from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Fields } from '#kit/contract/define-entity.ts'
import type { Db } from './call.ts'

/** A field's column bears the field's name in the database's spelling. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (big) => `_${big.toLowerCase()}`)

const asJson = new Set(['bilingual', 'structure'])

type Names<F extends Fields> = readonly (keyof F & string)[]

/** Which fields are meant: those of a list's row, some by name, or all but some that are read otherwise. */
type Which<F extends Fields> = 'inList' | { only: Names<F> } | { except: Names<F> }

/** The columns of an entity's fields, named as on the wire: `p.intake_opens_on as "intakeOpensOn"`. */
export const selectFields = <F extends Fields>(
  { fields }: { fields: F },
  alias: string,
  which: Which<F> = { except: [] },
): RawBuilder<unknown> =>
  sql.join(
    Object.entries(fields)
      .filter(([name, { inList }]) => (which === 'inList' ? inList : isNamed(which, name)))
      .map(([name]) => named(alias, name)),
  )

const isNamed = (
  which: { only: readonly string[] } | { except: readonly string[] },
  name: string,
) => ('only' in which ? which.only.includes(name) : !which.except.includes(name))

const named = (alias: string, name: string) =>
  sql`${sql.ref(`${alias}.${columnOf(name)}`)} as ${sql.ref(name)}`

/** The base columns that every record answers with. */
export const selectBase = (alias: string): RawBuilder<unknown> =>
  sql.join(['id', 'version', 'createdAt', 'updatedAt'].map((name) => named(alias, name)))

/** Somebody or something by id and name; null where a left join found nobody. */
export const selectNamed = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.id`)} is null then null else
  jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}) end`

type ColumnOf<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`}${ColumnOf<Rest>}`
  : Name

type RowOf<F extends Fields, V> = {
  [Name in keyof V as Name extends keyof F & string ? ColumnOf<Name> : never]: V[Name]
}

/** Values by field as a row to insert or update; parts with a shape of their own become JSON. */
export function toRow<F extends Fields, V extends object>(
  entity: { fields: F },
  values: V,
): RowOf<F, V> {
  const row = Object.entries(values)
    .filter(([name]) => name in entity.fields)
    .map(([name, value]) => [columnOf(name), stored(entity.fields[name]?.kind, value)])
  return Object.fromEntries(row) as RowOf<F, V>
}

const stored = (kind: string | undefined, value: unknown) =>
  value != null && asJson.has(kind ?? '') ? JSON.stringify(value) : (value ?? null)

/** Refuses columns that a table does not have. */
export type Only<Row, Columns> = Row & { [Name in Exclude<keyof Row, keyof Columns>]: never }

/**
 * Begins an insert of one row that has every column the table wants, and none that it lacks:
 * `.onConflict(…)`, `.returning(…)` and `.execute…()` follow.
 */
export const insertRow = <T extends keyof Database, Row extends InsertObject<Database, T>>(
  db: Db,
  table: T,
  row: Only<Row, InsertObject<Database, T>>,
): InsertQueryBuilder<Database, T, InsertResult> => db.insertInto(table).values(row)
