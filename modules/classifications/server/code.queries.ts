import { sql, type Kysely } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { FoundCode, ListedCode } from '#kit/contract/code-lists.ts'
import type { Db } from '#kit/server/call.ts'
import type { ListSource } from '#kit/server/list-query.ts'
import { invalidField } from '#kit/server/problems.ts'
import { beginningWords, containingWords } from '#kit/server/search-text.ts'
import { selectFields } from '#kit/server/storage.ts'
import { classificationCode, schemes, type Scheme } from '../contract/classification-code.ts'
import type { SchemeLoad } from '../contract/classifications.endpoints.ts'

export const codeSource = (db: Kysely<Database>): ListSource => ({
  from: sql`classification_codes c`,
  id: sql`c.id`,
  columns: { code: sql`c.sort_code`, scheme: sql`c.scheme`, level: sql`c.level::text` },
  where: [],
  search: (text) => containingWords(sql`c.words`, text),
  select: sql`c.id, c.parent, u.name as "loadedBy", ${selectFields(classificationCode, 'c', 'inList')}`,
  joins: sql`left join users u on u.id = c.loaded_by`,
  total: async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from classification_codes`.execute(db)
    return rows[0]?.count ?? 0
  },
})

export async function readLoads(db: Db): Promise<SchemeLoad[]> {
  const { rows } = await sql<SchemeLoad>`
    select c.scheme, count(*)::int as count, count(*) filter (where c.level = 5)::int as finest,
      count(*) filter (where c.title_en is null or c.title_fr is null)::int as "oneLanguage",
      max(c.loaded_at) as "loadedAt", (array_agg(u.name order by c.loaded_at desc nulls last))[1] as "loadedBy"
    from classification_codes c left join users u on u.id = c.loaded_by
    group by c.scheme order by c.scheme desc`.execute(db)
  return rows
}

/** @throws 422 when there is no such list */
export function schemeNamed(list: string): Scheme {
  const scheme = schemes.find((each) => each === list)
  if (!scheme) throw invalidField('list', 'unknown')
  return scheme
}

const listed = (alias: string) => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql`jsonb_build_object('code', ${column('code')},
    'title', jsonb_build_object('en', coalesce(${column('title_en')}, ''), 'fr', coalesce(${column('title_fr')}, '')))`
}

/** What may stand on a record: an occupation alone, an industry as broad as one likes. */
const enterable = { noc: sql`c.level = 5`, naics: sql`c.code not like '%-%'` }

const mostFound = 10

/**
 * The best codes for what was typed: the code itself, codes that begin so, titles that begin so or whose
 * words do, in either language, and the shorter title before the longer. Where nothing fits, “bakery”
 * finds what “bakeries” does.
 */
export async function findCodes(db: Db, scheme: Scheme, typed: string): Promise<FoundCode[]> {
  const found = await match(db, scheme, typed)
  const roots = typed.replace(/(?<=\p{L}{4})(ies|ys?|es|s)(?=\s|$)/gu, '')
  return found.length || roots === typed ? found : match(db, scheme, roots)
}

async function match(db: Db, scheme: Scheme, typed: string): Promise<FoundCode[]> {
  const digits = typed.trim().replace(/[^\d]/g, '')
  const isCode = /^[\d\s]+$/.test(typed)
  const begins = sql`searchable(${typed.trim().replace(/[\\%_]/g, '\\$&')}) || '%'`
  const matches = isCode ? sql`c.code like ${digits} || '%'` : containingWords(sql`c.words`, typed)
  const { rows } = await sql<FoundCode>`
    select c.code, ${listed('c')}->'title' as title, case when g.code is null then null else ${listed('g')} end as within
    from classification_codes c left join lateral (
      select * from classification_codes g where g.scheme = c.scheme and g.level < c.level
        and (c.code like g.code || '%' or (g.code like '%-%'
          and left(c.code, 2) between left(g.code, 2) and right(g.code, 2)))
      order by g.level desc limit 1) g on true
    where c.scheme = ${scheme} and ${enterable[scheme]} and ${matches}
    order by c.code = ${digits} desc,
      (searchable(c.title_en) like ${begins} or searchable(c.title_fr) like ${begins}) is true desc,
      ${beginningWords(sql`c.words`, typed)} desc,
      least(length(c.title_en), length(c.title_fr)), c.code limit ${mostFound}`.execute(db)
  return rows
}

/** Those of the codes that are in the list. */
export async function readCodes(db: Db, scheme: Scheme, codes: readonly string[]) {
  const { rows } = await sql<ListedCode>`
    select c.code, ${listed('c')}->'title' as title from classification_codes c
    where c.scheme = ${scheme} and c.code = any(${codes}::text[]) order by c.code`.execute(db)
  return rows
}

/** How many codes of a scheme there are. */
export async function countCodes(db: Db, scheme: Scheme): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from classification_codes where scheme = ${scheme}`.execute(db)
  return rows[0]?.count ?? 0
}
