import { sql } from 'kysely'
import type { Db } from './call.ts'
import { decrypt } from './encryption.ts'
import { goingColumns, stayingColumns, type PersonalTable, type Whose } from './personal-data.ts'
import type { Sees } from './permissions.ts'
import type { Settings } from './settings.ts'

export type ToldRow = Record<string, unknown>

interface Reading {
  db: Db
  settings: Pick<Settings, 'encryptionKeys'>
  who: Whose
  sees: Sees
}

/** The columns of a table that are told to whoever has the groups of protected ones. */
export function toldColumns(of: PersonalTable, sees: Sees): string[] {
  const { untold = [], sealed = {}, guarded = {} } = of
  if (untold === 'all') return []
  const closed = { ...sealed, ...guarded }
  return [...goingColumns(of), ...stayingColumns(of)].filter(
    (column) => !untold.includes(column) && (!closed[column] || sees(closed[column])),
  )
}

const atOnce = 500

/** The rows about a person as they are told, some hundred at a time; sealed values are opened. */
export async function* readMine(
  { db, settings, who, sees }: Reading,
  of: PersonalTable,
): AsyncGenerator<ToldRow> {
  const columns = toldColumns(of, sees)
  if (columns.length === 0) return
  const besides = Object.entries(of.besides ?? {}).map(
    ([name, value]) => sql`${value} as ${sql.ref(name)}`,
  )
  for (let from = 0; ; from += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, so that memory stays flat
    const { rows } = await sql<ToldRow>`
      select ${sql.join([...besides, ...columns.map((column) => sql.ref(`t.${column}`))])} from ${sql.table(of.table)} t
      where ${of.mine(who)} and ${of.told?.(sees) ?? sql`true`} order by t.ctid limit ${atOnce} offset ${from}`.execute(
      db,
    )
    for (const row of rows) yield opened(row, { of, settings })
    if (rows.length < atOnce) return
  }
}

function opened(row: ToldRow, { of, settings }: Pick<Reading, 'settings'> & { of: PersonalTable }) {
  const told = Object.entries(row).filter(([, value]) => !isNothing(value))
  return Object.fromEntries(
    told.map(([column, value]) => [
      column,
      of.sealed?.[column] && typeof value === 'string' ? parsed(decrypt(settings, value)) : value,
    ]),
  )
}

const isNothing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}
