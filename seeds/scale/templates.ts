import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { firstNames, lastNames } from '../words/people.ts'
import { trades } from '../words/trades.ts'

/** A number below `size` that looks random and is the same for the same row at every run. */
export const drawn = (
  salt: number,
  size: RawBuilder<unknown> | number,
  row = 'g',
): RawBuilder<number> =>
  sql`((hashint8extended(${sql.ref(row)}, ${sql.lit(salt)}) & 9223372036854775807) % ${
    typeof size === 'number' ? sql.lit(size) : size
  })::int`

/** A name from one of the lists, in the language of a column. */
export const drawnName = (kind: 'first' | 'last', salt: number, language: string) => {
  const lists = kind === 'first' ? firstNames : lastNames
  const from = (names: readonly string[]) =>
    sql`(${sql.lit(`{${names.map((name) => `"${name}"`).join(',')}}`)}::text[])[1 + ${drawn(salt, names.length)}]`
  return sql<string>`case ${sql.ref(language)} when 'fr' then ${from(lists.fr)} else ${from(lists.en)} end`
}

/**
 * The demonstration's records to copy from, numbered: employers, and applications without those
 * that point at somebody else's.
 */
export async function makeTemplates(db: Db): Promise<{ employers: number; applications: number }> {
  await sql`
    create temp table template_employers on commit drop as
    select (row_number() over (order by e.created_at, e.id))::int as number, e.*
    from (select * from employers order by created_at, id limit 60) e`.execute(db)
  await sql`
    create temp table template_applications on commit drop as
    select (row_number() over (order by a.reference))::int as number, e.number as employer_number, a.*
    from (select * from applications order by reference limit 400) a
      join template_employers e on e.id = a.employer_id
    where not a.is_duplicate_suspected`.execute(db)
  const { rows } = await sql<{ employers: number; applications: number }>`
    select (select count(*)::int from template_employers) as employers,
      (select count(*)::int from template_applications) as applications`.execute(db)
  return rows[0]!
}

/** The word for a trade in an employer's name, by NAICS code and language. */
export const tradeWord = (naics: string, language: string) => {
  const words = Object.values(trades).map(
    ({ naics: code, word }) =>
      sql`when ${sql.lit(code)} then case ${sql.ref(language)} when 'fr' then ${sql.lit(word.fr)} else ${sql.lit(word.en)} end`,
  )
  return sql<string>`case ${sql.ref(naics)} ${sql.join(words, sql` `)} end`
}
