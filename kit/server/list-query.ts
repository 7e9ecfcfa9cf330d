import { invalid, invalidField } from './problems.ts'
import { sql, type Kysely } from 'kysely'
import type { PageMeta, RowCount } from '#kit/contract/define-endpoint.ts'
import {
  filterParameter,
  type Filter,
  type ListQuery,
  type Sort,
} from '#kit/contract/define-list.ts'
import type { Database } from '#database/types.generated.ts'
import {
  cursorOf,
  decodeCursor,
  either,
  encodeCursor,
  fewIds,
  namedKeys,
  orderBy,
  rangesAfter,
  type Condition,
  type Cursor,
  type SortKey,
  type Sql,
} from './list-cursor.ts'
import { readPlace } from './list-place.ts'
import { isSparse, sparseIds, sparseOf, type Sparse } from './list-sparse.ts'
import { readTabCounts } from './list-tabs.ts'

/** How a declared list is read from the database. */
export interface ListSource {
  /** The table whose rows are listed, with its alias: `applications a`. */
  from: Sql
  /** The alias of that table's id. */
  id: Sql
  /** SQL of each declared sort and filter. */
  columns: Record<string, Sql>
  /** Filters that are no plain comparison with a column, such as a day of a moment. */
  filters?: Record<string, (filter: Filter) => Condition>
  /** What always holds: permission and the list's own condition. */
  where: Condition[]
  /** The condition of a text search, for lists that offer one. */
  search?: (text: string) => Condition
  /** Columns of a row, named as on the wire. */
  select: Sql
  /** Joins that only the rows of the page need. */
  joins?: Sql
  /**
   * Few matching rows are found first and sorted then. The planner else walks the index of the sort
   * and hopes to meet them soon, which takes seconds where filter and sort run against each other.
   */
  fewFirst?: true
  /** Exact total from a kept counter, when nothing but `where` applies. */
  total?: () => Promise<number>
  /** How many each tab holds, where kept counters know it. */
  tabCounts?: () => Promise<Record<string, RowCount>>
  /** Sorts by what stands in a table of its own; `columns` has the same for every row. */
  sparse?: Record<string, Sparse>
  /** Declared sorts and filters that there are not for whoever asks (`guarded`). */
  closed?: ReadonlySet<string>
}

export interface Page<Row> {
  data: Row[]
  meta: PageMeta
}

/** Totals are exact up to here when somebody filters freely; beyond, they are a floor. */
const exactUpTo = 10_000

/**
 * Reads one page: the ids by index first, the rest of the row only for them.
 * With `after` the page begins where another ended, at the cost of the first page.
 */
export async function readPage<Row>(
  db: Kysely<Database>,
  source: ListSource,
  query: ListQuery,
): Promise<Page<Row>> {
  if (isAround(query)) return { data: [], meta: await readMetaAround(db, source, query) }
  if (asksForTabs(query)) return { data: [], meta: await readMetaOfTabs(db, source, query) }
  const { rows, total } = await readRowsAndTotal<Row>(db, source, query)
  const more = rows.length > query.perPage
  const shown = more ? rows.slice(0, query.perPage) : rows
  const last = shown.at(-1)
  return {
    data: shown.map(({ row }) => row),
    meta: {
      page: query.page,
      perPage: query.perPage,
      ...total,
      ...(more && last && { after: encodeCursor(last.cursor) }),
    },
  }
}

async function readRowsAndTotal<Row>(
  db: Kysely<Database>,
  source: ListSource,
  query: ListQuery,
): Promise<{ rows: Read<Row>[]; total: Total }> {
  if (mayBeFew(source, query)) {
    const total = await readTotal(db, source, query)
    return { rows: await readRows<Row>(db, source, { ...query, areFew: isFew(total) }), total }
  }
  const [rows, total] = await Promise.all([
    readRows<Row>(db, source, query),
    readTotal(db, source, query),
  ])
  return { rows, total }
}

const isFew = ({ totalIsExact }: Total) => totalIsExact === undefined

/** A list that nothing narrows is never read whole, however exactly its rows are counted. */
const mayBeFew = ({ fewFirst }: ListSource, { search, filters }: ListQuery) =>
  fewFirst === true && (Boolean(search) || filters.length > 0)

/** Every row of the list, piece after piece by cursor, so that memory stays flat. */
export async function* readAll<Row>(
  db: Kysely<Database>,
  source: ListSource,
  query: ListQuery,
): AsyncGenerator<Row> {
  let piece: Piece = { ...query, page: 1, perPage: 1000, after: null }
  for (;;) {
    const rows = await readRows<Row>(db, source, piece)
    for (const { row } of rows.slice(0, piece.perPage)) yield row
    const last = rows[piece.perPage - 1]
    if (!last || rows.length <= piece.perPage) return
    piece = { ...piece, after: encodeCursor(last.cursor) }
  }
}

/** The ids of everything that matches, in the order of the list; at most so many. */
export async function readIds(
  db: Kysely<Database>,
  source: ListSource,
  { query, most }: { query: ListQuery; most: number },
): Promise<string[]> {
  const { joins: _, ...bare } = source
  const ids: string[] = []
  const rows = readAll<{ id: string }>(db, { ...bare, select: sql`${source.id} as id` }, query)
  for await (const { id } of rows) {
    if (ids.length === most) throw invalidField('matching', 'tooManyMatch', { maximum: most })
    ids.push(id)
  }
  return ids
}

type Piece = Omit<ListQuery, 'perPage'> & { perPage: number; areFew?: boolean }

interface Read<Row> {
  row: Row
  cursor: Cursor
}

type Total = Pick<PageMeta, 'total' | 'totalIsExact'>

async function readRows<Row>(
  db: Kysely<Database>,
  source: ListSource,
  query: Piece,
): Promise<Read<Row>[]> {
  const keys = sortKeys(source, query.sort)
  const { rows } = await sql<Record<string, unknown> & { cursor__: Cursor }>`
    with ${idsOfPage({ source, query, keys })}
    select ${source.select}, ${cursorOf(keys)} as cursor__
    from page join ${source.from} on ${source.id} = page.id ${source.joins ?? sql``}
    order by ${orderBy(keys)}`.execute(db)
  return rows.map(({ cursor__, ...row }) => ({ row: row as Row, cursor: cursor__ }))
}

interface Asked {
  source: ListSource
  query: Piece
  keys: readonly SortKey[]
}

/** The ids of a page, as `page`: from its offset, or from where the page before it ended. */
function idsOfPage({ source, query, keys }: Asked): Sql {
  const conditions = conditionsOf(source, query)
  const slice = sql`limit ${query.perPage + 1} offset ${query.after ? 0 : (query.page - 1) * query.perPage}`
  const ranges = query.after
    ? rangesAfter(keys, decodeCursor(query.after, keys.length))
    : [sql<boolean>`true`]
  const found = (range: Condition) =>
    sql`from ${source.from} where ${sql.join([...conditions, range], sql` and `)}`
  if (query.areFew) return fewIds({ id: source.id, keys, found: found(either(ranges)), slice })
  const sparse = sparseOf(source.sparse, query.sort)
  if (sparse) return sparseIds({ source, query, keys, sparse, conditions })
  if (ranges.length === 1)
    return sql`page as materialized (
      select ${source.id} as id ${found(ranges[0]!)} order by ${orderBy(keys)} ${slice})`
  const named = namedKeys(keys)
  const parts = ranges.map(
    (range) => sql`(select ${source.id} as id, ${named.select} ${found(range)}
      order by ${orderBy(keys)} ${slice})`,
  )
  return sql`page as materialized (
    select id from (${sql.join(parts, sql` union all `)}) parts order by ${named.order} ${slice})`
}

async function readTotal(
  db: Kysely<Database>,
  source: ListSource,
  query: ListQuery,
): Promise<Total> {
  if (source.total && !query.search && query.filters.length === 0)
    return { total: await source.total() }
  const conditions = sql.join(conditionsOf(source, query), sql` and `)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from ${source.from} where ${conditions} limit ${exactUpTo + 1}) counted`.execute(db)
  const total = rows[0]?.total ?? 0
  return total > exactUpTo ? { total: exactUpTo, totalIsExact: false as const } : { total }
}

type Around = ListQuery & { around: string }
const isAround = (query: ListQuery): query is Around => query.around !== undefined

/** Where a record stands in the list, as the person sees the list. */
async function readMetaAround(db: Kysely<Database>, source: ListSource, query: Around) {
  const total = await readTotal(db, source, query)
  const areFew = mayBeFew(source, query) && isFew(total)
  const { from, id } = source
  const [conditions, keys] = [conditionsOf(source, query), sortKeys(source, query.sort)]
  const first = (inOrder: readonly SortKey[], after: string) =>
    idsOfPage({ source, query: { ...query, after, perPage: 0, areFew }, keys: inOrder })
  const place = await readPlace(db, { from, id, keys, conditions, query, exactUpTo, first })
  return { page: 1, perPage: query.perPage, ...total, place }
}

type Tabbed = ListQuery & { tabs: Record<string, Filter[]> }
const asksForTabs = (query: ListQuery): query is Tabbed => query.tabs !== undefined

/** How many rows each tab holds that the person may filter by, whatever else is asked for. */
async function readMetaOfTabs(db: Kysely<Database>, source: ListSource, query: Tabbed) {
  const open = Object.entries(query.tabs).filter(([, filters]) =>
    filters.every(({ field }) => !source.closed?.has(field)),
  )
  const tabs = Object.fromEntries(
    open.map(([key, filters]) => [key, conditionsOf(source, { ...query, search: null, filters })]),
  )
  const [total, counts] = await Promise.all([
    readTotal(db, source, query),
    source.tabCounts?.() ?? readTabCounts(db, { from: source.from, tabs, exactUpTo }),
  ])
  return { page: 1, perPage: query.perPage, ...total, tabs: counts }
}

/** The condition of a list's rows, for what is added up over all of its pages. */
export const matching = (source: ListSource, query: ListQuery): Condition =>
  sql<boolean>`(${sql.join(conditionsOf(source, query), sql` and `)})`

/** Everything that narrows the list: its own condition, the search and the filters. */
function conditionsOf(source: ListSource, query: Piece): Condition[] {
  refuseClosed(source, query)
  const conditions = [...source.where]
  if (query.search && source.search) conditions.push(source.search(query.search))
  for (const filter of query.filters) conditions.push(filterCondition(source, filter))
  return conditions.length ? conditions : [sql<boolean>`true`]
}

/** As what is not declared is refused. @throws 422 at the parameters */
export function refuseClosed(
  { closed }: ListSource,
  { sort, filters }: Pick<ListQuery, 'sort' | 'filters'>,
) {
  if (!closed?.size) return
  const refused = filters
    .filter(({ field }) => closed.has(field))
    .map((filter) => [filterParameter(filter), [{ code: 'unknown', params: {} }]])
  if (sort.some(({ by }) => closed.has(by)))
    refused.push(['sort', [{ code: 'choice', params: {} }]])
  if (refused.length > 0) throw invalid(Object.fromEntries(refused))
}

function filterCondition(source: ListSource, { field, operator, values }: Filter): Condition {
  const own = source.filters?.[field]
  if (own) return own({ field, operator, values })
  const column = source.columns[field]
  if (!column) throw new Error(`the list has no column for its filter ${field}`)
  const [value = ''] = values
  if (operator === 'none') return sql<boolean>`${column} is null`
  if (operator === 'gte') return sql<boolean>`${column} >= ${value}`
  if (operator === 'lte') return sql<boolean>`${column} <= ${value}`
  if (operator === 'contains')
    return sql<boolean>`searchable(${column}) like '%' || searchable(${likeText(value)}) || '%'`
  return values.length === 1
    ? sql<boolean>`${column} = ${value}`
    : sql<boolean>`${column} in (${sql.join(values)})`
}

/** Text for a `like` pattern, its wildcards taken literally. */
export const likeText = (typed: string) => typed.replace(/[\\%_]/g, (special) => `\\${special}`)

/** The sorts asked for, rows without a value last where few have one, then the id in the direction of the last, so that the order is total. */
function sortKeys(source: ListSource, sort: readonly Sort[]): SortKey[] {
  const keys = sort.flatMap(({ by, descending }) => {
    const column = source.columns[by]
    if (!column) throw new Error(`the list has no column for its sort ${by}`)
    const key = { column, descending }
    return isSparse(source.sparse, by)
      ? [{ column: sql`(${column} is null)`, descending: false }, key]
      : [key]
  })
  return [...keys, { column: source.id, descending: keys.at(-1)?.descending ?? true }]
}
