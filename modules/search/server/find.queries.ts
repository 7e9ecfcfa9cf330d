import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { likeText } from '#kit/server/list-query.ts'
import { beginningWords } from '#kit/server/search-text.ts'
import { countedUpTo } from '../contract/search.endpoints.ts'
import type { SearchSource } from './searchable.ts'

type Sql = RawBuilder<unknown>

export interface FoundRow extends Record<string, string | null> {
  id: string
}

export interface FoundRows {
  rows: FoundRow[]
  /** 0 exactly, 1 by the beginning of a name, 2 by those of its words, 3 otherwise; of the first. */
  best: number
  total: number
}

interface Asked {
  text: string
  most: number
}

/**
 * The best of what one kind has: whose name begins so, read from an index in order, and as much of the
 * rest as is counted. Where more match than that, the best of those are shown and the list has them all.
 */
export async function findRows(
  db: Db,
  source: SearchSource,
  { text, most }: Asked,
): Promise<FoundRows> {
  const begins = sql`searchable(${likeText(text)}) || '%'`
  const { rows } = await sql<FoundRow & { rank__: number; total__: number }>`
    with looked as materialized (${sql.join(candidates(source, { text, most, begins }), sql` union all `)}),
      matched as materialized (select distinct id from looked)
    select ${source.id} as id, ${source.select}, ${rankOf(source, { text, begins })} as rank__,
      (select count(*)::int from matched) as total__
    from matched join ${source.from} on ${source.id} = matched.id ${source.joins ?? sql``}
    order by rank__, ${source.order ?? sql`name`}, ${source.id} desc limit ${most}`.execute(db)
  return {
    rows: rows.map(({ rank__: _, total__: __, ...row }) => row),
    best: rows[0]?.rank__ ?? 3,
    total: rows[0]?.total__ ?? 0,
  }
}

/** Numbers and codes are kept in capitals, addresses of mail are not. */
const wholeOf = (text: string) =>
  text.includes('@') ? text.trim().toLowerCase() : text.trim().toUpperCase()

function candidates(
  { from, id, where, names, search, exactly }: SearchSource,
  { text, most, begins }: Asked & { begins: Sql },
): Sql[] {
  const seen = sql.join([...where, sql`true`], sql` and `)
  const byName = names.map(
    ({ folded, on = sql<boolean>`true` }) =>
      sql`(select ${id} as id from ${from} where ${seen} and ${on} and ${folded} like ${begins}
        order by ${folded} limit ${most})`,
  )
  // A whole number is that record, however many others match as well.
  const whole = exactly.map(
    (column) =>
      sql`(select ${id} as id from ${from} where ${seen} and ${column} = ${wholeOf(text)}
        and ${search(text)} limit ${most})`,
  )
  const rest = sql`(select ${id} as id from ${from} where ${seen} and ${search(text)}
    limit ${countedUpTo + 1})`
  return [...whole, ...byName, rest]
}

function rankOf(
  { exactly, names }: SearchSource,
  { text, begins }: { text: string; begins: Sql },
): Sql {
  const cases = exactly.map((column) => sql`when upper(${column}) = ${text.toUpperCase()} then 0`)
  const byName = names.map(
    ({ folded, on = sql<boolean>`true` }) => sql`when ${on} and ${folded} like ${begins} then 1`,
  )
  const byWords = names.map(
    ({ folded, on = sql<boolean>`true` }) =>
      sql`when ${on} and ${beginningWords(folded, text)} then 2`,
  )
  return sql`(case ${sql.join([...cases, ...byName, ...byWords, sql`else 3`], sql` `)} end)::int`
}
