import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { translatorOf } from '#kit/server/messages.ts'
import type { ImportRepeat } from '../contract/imports.endpoints.ts'
import type { ImportTarget, ReadRow } from './import-target.ts'
import { valueKey } from './value-keys.ts'

const perPage = 25
const mostLines = 20

export interface RowKey {
  line: number
  fields: string
  key: string
}

/** What rows say of the fields by which two may be about the same. */
export const keysOfRows = (
  { settings }: Pick<Change, 'settings'>,
  id: string,
  { target, rows }: { target: ImportTarget; rows: readonly ReadRow[] },
): RowKey[] =>
  rows.flatMap(({ line, values }) =>
    target.repeats.flatMap(({ fields, keyOf }) => {
      const said = keyOf(values)
      if (said === null) return []
      return [{ line, fields: fields.join(), key: valueKey(settings, id, said) }]
    }),
  )

/** Adds the rows of a part of the file to those that were seen. */
export async function noteKeys({ db }: { db: Db }, id: string, keys: readonly RowKey[]) {
  await sql`
    insert into import_repeats (import_id, fields, key, lines, row_count)
    select ${id}, fields, key, (array_agg(line order by line))[1:${sql.lit(mostLines)}], count(*)
    from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(line integer, fields text, key text)
    group by fields, key
    on conflict (import_id, fields, key) do update set
      lines = (import_repeats.lines || excluded.lines)[1:${sql.lit(mostLines)}],
      row_count = import_repeats.row_count + excluded.row_count`.execute(db)
}

export const forgetSingles = ({ db }: { db: Db }, id: string) =>
  sql`delete from import_repeats where import_id = ${id} and row_count = 1`.execute(db)

interface Stored {
  fields: string
  key: string
  count: number
  rows: ImportRepeat['rows']
}

/** Rows of the file that repeat one another, each with what would become of it. */
export async function readRepeats(
  db: Db,
  id: string,
  { target, language, from }: { target: ImportTarget; language: Language; from: number },
) {
  const { rows } = await sql<Stored>`
    select r.fields, r.key, r.row_count as count, (
      select jsonb_agg(jsonb_build_object('line', i.line,
          'becomes', case when i.state = 'ready' then i.planned else i.state end) order by i.line)
      from import_rows i where i.import_id = r.import_id and i.line = any(r.lines)) as rows
    from import_repeats r where r.import_id = ${id}
    order by r.lines[1], r.fields limit ${perPage + 1} offset ${from}`.execute(db)
  const words = translatorOf(target.words[language], language)
  const data = rows.slice(0, perPage).map(({ fields, key, ...row }): ImportRepeat => ({
    id: `${fields} ${key}`,
    labels: fields.split(',').map((name) => words(`fields.${name}`)),
    ...row,
  }))
  return { data, more: rows.length > perPage }
}
