import { sql, type RawBuilder } from 'kysely'
import { invalidField } from './problems.ts'

export type Sql = RawBuilder<unknown>
export type Condition = RawBuilder<boolean>

export interface SortKey {
  column: Sql
  descending: boolean
}

/** The keys of the last row of a page; null where that row has no value. */
export type Cursor = (string | null)[]

export const orderBy = (keys: readonly SortKey[]): Sql =>
  sql.join(keys.map(({ column, descending }) => sql`${column} ${directionOf(descending)}`))

const directionOf = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc')

export const cursorOf = (keys: readonly SortKey[]): Sql =>
  sql`array[${sql.join(keys.map(({ column }) => sql`(${column})::text`))}]`

/**
 * The rows behind a cursor, as conditions of which each row meets one at the most: an index answers
 * each of them by going to one place, which it could not for all of them in one condition. Rows
 * without a value come last, and first when the order is turned round, as in every index.
 */
export function rangesAfter(keys: readonly SortKey[], cursor: Cursor): Condition[] {
  const descending = keys[0]?.descending ?? true
  const isOneWay = keys.every((key) => key.descending === descending)
  if (!isOneWay || cursor.includes(null))
    return keys.flatMap((key, at) => [
      ...beyond(keys, cursor, at),
      ...withoutValue(keys, cursor, at),
    ])
  const columns = sql.join(keys.map(({ column }) => column))
  const sign = sql.raw(descending ? '<' : '>')
  return [
    sql<boolean>`(${columns}) ${sign} (${sql.join(cursor)})`,
    ...keys.flatMap((_key, at) => withoutValue(keys, cursor, at)),
  ]
}

/** Alike up to this key, which is beyond. */
function beyond(keys: readonly SortKey[], cursor: Cursor, at: number): Condition[] {
  const { column, descending } = keys[at]!
  const value = cursor[at] ?? null
  const alike = alikeBefore(keys, cursor, at)
  if (value !== null) {
    const sign = sql.raw(descending ? '<' : '>')
    return [all([...alike, sql<boolean>`${column} ${sign} ${value}`])]
  }
  return descending ? [all([...alike, sql<boolean>`${column} is not null`])] : []
}

/** Alike up to this key, which has no value while the cursor's has: those are still to come. */
function withoutValue(keys: readonly SortKey[], cursor: Cursor, at: number): Condition[] {
  const isId = at === keys.length - 1
  if (isId || keys[at]!.descending || cursor[at] === null) return []
  return [all([...alikeBefore(keys, cursor, at), sql<boolean>`${keys[at]!.column} is null`])]
}

const alikeBefore = (keys: readonly SortKey[], cursor: Cursor, at: number): Condition[] =>
  keys
    .slice(0, at)
    .map(({ column }, index) =>
      cursor[index] === null
        ? sql<boolean>`${column} is null`
        : sql<boolean>`${column} = ${cursor[index]}`,
    )

const all = (conditions: Condition[]): Condition =>
  sql<boolean>`(${sql.join(conditions, sql` and `)})`

export const encodeCursor = (cursor: Cursor) =>
  Buffer.from(JSON.stringify(cursor)).toString('base64url')

/** @throws 422 for a cursor that is not ours */
export function decodeCursor(text: string, length: number): Cursor {
  try {
    const cursor: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    if (isCursor(cursor, length)) return cursor
  } catch {
    // answered below, like every other cursor that is not ours
  }
  throw invalidField('after', 'format')
}

/** An id is never missing. */
const isCursor = (cursor: unknown, length: number): cursor is Cursor =>
  Array.isArray(cursor) &&
  cursor.length === length &&
  cursor.every((value) => value === null || typeof value === 'string') &&
  cursor.at(-1) !== null

/** The same order read from its end. */
export const turnedRound = (keys: readonly SortKey[]): SortKey[] =>
  keys.map(({ column, descending }) => ({ column, descending: !descending }))

export const either = (ranges: Condition[]): Condition =>
  sql<boolean>`(${sql.join(ranges, sql` or `)})`

/** The keys as columns of a subquery, and its rows in their order. */
export function namedKeys(keys: readonly SortKey[]) {
  const named = keys.map((key, at) => ({ ...key, name: sql.ref(`key${at}`) }))
  return {
    select: sql.join(named.map(({ column, name }) => sql`${column} as ${name}`)),
    order: orderBy(named.map(({ name, descending }) => ({ column: name, descending }))),
  }
}

/** What is materialized is planned for itself, before anything is sorted or limited. */
export function fewIds(of: { id: Sql; keys: readonly SortKey[]; found: Sql; slice: Sql }): Sql {
  const { select, order } = namedKeys(of.keys)
  return sql`few as materialized (select ${of.id} as id, ${select} ${of.found}),
    page as materialized (select id from few order by ${order} ${of.slice})`
}
