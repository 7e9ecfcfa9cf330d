import { sql } from 'kysely'
import type { Sort } from '#kit/contract/define-list.ts'
import {
  decodeCursor,
  namedKeys,
  orderBy,
  rangesAfter,
  type Condition,
  type SortKey,
  type Sql,
} from './list-cursor.ts'

/**
 * A sort by what stands in a table of its own, and what few rows may have: those that have it are read by its
 * index, and those without come last, whichever way it is sorted.
 */
export interface Sparse {
  /** The table of the values, joined with that of the list. */
  held: Sql
  /** By which they are sorted there. */
  column: Sql
  /** The same of a row without a value: null, of that type. */
  nothing: Sql
  /** The condition of rows without a value. */
  lacking: Condition
}

type Sparses = Readonly<Record<string, Sparse>> | undefined

export const isSparse = (all: Sparses, by: string) => all !== undefined && Object.hasOwn(all, by)

/** How the first sort is read where it stands in a table of its own. */
export const sparseOf = (all: Sparses, [first]: readonly Sort[]): Sparse | undefined =>
  first && isSparse(all, first.by) ? all?.[first.by] : undefined

interface Asked {
  source: { from: Sql; id: Sql }
  query: { page: number; perPage: number; after: string | null }
  /** Whether a row has no value, then the value, then what else it is sorted by. */
  keys: readonly SortKey[]
  sparse: Sparse
  conditions: readonly Condition[]
}

/** The ids of a page, as `page`; rows of the second part are looked for where the first does not fill it. */
export function sparseIds({ source, query, keys, sparse, conditions }: Asked): Sql {
  const [lacks, value, ...others] = keys as [SortKey, SortKey, ...SortKey[]]
  const offset = query.after ? 0 : (query.page - 1) * query.perPage
  const until = offset + query.perPage + 1
  const cursor = query.after ? decodeCursor(query.after, keys.length) : null
  const part = (isLacking: boolean, only: readonly Condition[]) => {
    const own: SortKey[] = [
      { ...lacks, column: sql`${sql.lit(isLacking)}` },
      { ...value, column: isLacking ? sparse.nothing : sparse.column },
      ...others,
    ]
    const { select, order } = namedKeys(own)
    const from = isLacking ? source.from : sparse.held
    const pieces = (cursor ? rangesAfter(own, cursor) : [sql<boolean>`true`]).map(
      (range) => sql`(select ${source.id} as id, ${select} from ${from}
        where ${sql.join([...conditions, ...only, range], sql` and `)}
        order by ${orderBy(own.slice(1))} limit ${until})`,
    )
    return sql`select * from (${sql.join(pieces, sql` union all `)}) pieces order by ${order} limit ${until}`
  }
  const isTurned = lacks.descending
  const onlyLacking = (isLacking: boolean) => (isLacking ? [sparse.lacking] : [])
  const isShort = sql<boolean>`(select count(*) from first_part) < ${until}`
  return sql`first_part as materialized (${part(isTurned, onlyLacking(isTurned))}),
    second_part as materialized (${part(!isTurned, [...onlyLacking(!isTurned), isShort])}),
    page as materialized (
      select id from (select * from first_part union all select * from second_part) parts
      order by ${namedKeys(keys).order} limit ${query.perPage + 1} offset ${offset})`
}
