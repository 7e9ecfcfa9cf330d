import { sql, type RawBuilder } from 'kysely'
import type { FieldGroups } from '#kit/contract/field-groups.ts'
import type { Filter } from '#kit/contract/define-list.ts'
import type { Sparse } from './list-sparse.ts'
import type { ListSource } from './list-query.ts'
import type { SeesIn } from './permissions.ts'

type Sql = RawBuilder<unknown>
type Condition = RawBuilder<boolean>

/** A list's source before it is known who asks. */
export interface OpenSource extends Omit<ListSource, 'search' | 'closed'> {
  /** Protected columns of a row, named as on the wire; the others stand in `select`. */
  protectedSelect?: Record<string, Sql>
  /** The condition of a text search; `on` is on which rows the text of a protected field counts. */
  search?: (text: string, on: (field: string) => boolean | Condition) => Condition
}

/** Who sees which groups of a list's protected fields. */
export interface Guard {
  groups: FieldGroups
  /** Of what is sorted, filtered and searched by. */
  asks: SeesIn
  /** Of what a row shows, where that is another permission, such as to export. */
  shows?: SeesIn
}

/**
 * A source for one person. What they see on every row is read as it is, so that indexes answer;
 * what they never see has no value, and is refused as if it were not declared; what they see on
 * some rows counts on those alone, in rows, order, filters and cursors alike.
 */
export function guarded(source: OpenSource, { groups, asks, shows = asks }: Guard): ListSource {
  const { protectedSelect = {}, search, select, ...open } = source
  const on = (sees: SeesIn, field: string) => seesIn({ groups, sees })(field)
  const shown = mapped(protectedSelect, (column, name) => seenOn(on(shows, name), column))
  const named = Object.entries(shown).map(([name, column]) => sql`${column} as ${sql.ref(name)}`)
  const fields = [...Object.keys(open.columns), ...Object.keys(open.filters ?? {})]
  return {
    ...open,
    select: sql.join([select, ...named]),
    columns: mapped(open.columns, (column, name) => seenOn(on(asks, name), column)),
    ...(open.filters && {
      filters: mapped(open.filters, (filter, name) => filteredOn(on(asks, name), filter)),
    }),
    ...(search && { search: (text) => search(text, (field) => on(asks, field)) }),
    ...(open.sparse && { sparse: seenAlways(open.sparse, (name) => on(asks, name) === true) }),
    closed: new Set(fields.filter((field) => on(asks, field) === false)),
  }
}

/** On which rows somebody sees a field of a list. */
export const seesIn =
  ({ groups, sees }: { groups: FieldGroups; sees: SeesIn }) =>
  (field: string): boolean | Condition => {
    const group = groups[field]
    return group === undefined || sees(group)
  }

/** What counts on some rows alone has no index of its own. */
const seenAlways = (all: Record<string, Sparse>, isSeen: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => isSeen(name)))

const mapped = <V, R>(all: Record<string, V>, as: (each: V, name: string) => R) =>
  Object.fromEntries(Object.entries(all).map(([name, each]) => [name, as(each, name)]))

/** A column where it is seen, and nothing elsewhere. */
export function seenOn(rows: boolean | Condition, column: Sql): Sql {
  if (typeof rows === 'boolean') return rows ? column : sql`null`
  return sql`case when ${rows} then ${column} end`
}

const filteredOn =
  (rows: boolean | Condition, filter: (asked: Filter) => Condition) =>
  (asked: Filter): Condition =>
    typeof rows === 'boolean' ? filter(asked) : sql<boolean>`(${rows} and ${filter(asked)})`
