import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { Problem } from '#kit/server/problems.ts'
import { mostRows } from '../contract/participant-sheet.ts'
import { findSheet, isBlank, readRows, type Cells, type StoredSheet } from './sheet.queries.ts'

/** The sheet that the person is at, held; it begins with the first that is typed. */
export async function holdSheet({ db, person, now }: Change): Promise<StoredSheet> {
  await sql`
    insert into participant_sheets (person_id, created_at, updated_at)
    values (${person.userId}, ${now}, ${now})
    on conflict (person_id) where closed_at is null do nothing`.execute(db)
  const sheet = await findSheet(db, person.userId, { lock: true })
  if (!sheet) throw new Error('the sheet is gone')
  return sheet
}

export interface TypedRow {
  key: string
  /** What was typed anew; cells that are not named stay. */
  cells: Cells
}

/**
 * Keeps what was typed of rows. A row that is being submitted, or was, is left as it is.
 * @throws 422 `tooManyRows`
 */
export async function keepRows(
  change: Change,
  sheetId: string,
  typed: readonly TypedRow[],
): Promise<void> {
  const { db, settings } = change
  const known = await readRows(change, sheetId)
  let last = known.reduce((most, { position }) => Math.max(most, position), 0)
  const written = onceEach(typed).flatMap(({ key, cells }) => {
    const row = known.find((each) => each.key === key)
    if (row && row.state !== 'typed' && row.state !== 'refused') return []
    const all = { ...row?.cells, ...cells }
    const content = encrypt(settings, JSON.stringify(all))
    return [{ key, position: row?.position ?? ++last, content, isBlank: isBlank(all) }]
  })
  refuseTooMany([
    ...known.filter((row) => written.every(({ key }) => key !== row.key)).map((row) => row.cells),
    ...written.map((row) => (row.isBlank ? {} : { firstName: 'x' })),
  ])
  const added = written.filter(({ key }) => known.every((row) => row.key !== key)).length
  const idle = known.filter(
    ({ key, state, cells }) =>
      state === 'typed' && isBlank(cells) && written.every((row) => row.key !== key),
  )
  const spare = Math.max(known.length + added - mostKept, 0)
  await sql`delete from participant_sheet_rows where sheet_id = ${sheetId}
    and key = any(${idle.slice(0, spare).map(({ key }) => key)}::text[])`.execute(db)
  await sql`
    insert into participant_sheet_rows (sheet_id, key, position, content)
    select ${sheetId}, r.key, r.position, r.content
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) r(key text, position int, content text)
    on conflict (sheet_id, key) do update
      set content = excluded.content, state = 'typed', problem = null, asked_at = null`.execute(db)
}

/** With the blank ones so many rows are kept; beyond, the oldest blank ones make room. */
const mostKept = 2 * mostRows

/** A row that is named twice is one: what was typed later stands over what came before. */
function onceEach(typed: readonly TypedRow[]): TypedRow[] {
  const rows = new Map<string, Cells>()
  for (const { key, cells } of typed) rows.set(key, { ...rows.get(key), ...cells })
  return [...rows].map(([key, cells]) => ({ key, cells }))
}

function refuseTooMany(rows: readonly Cells[]) {
  const count = rows.filter((cells) => !isBlank(cells)).length
  if (count > mostRows) throw new Problem(422, 'tooManyRows', { params: { count, most: mostRows } })
}

export const touchSheet = ({ db, now }: Change, sheetId: string) =>
  sql`update participant_sheets set updated_at = ${now} where id = ${sheetId}`.execute(db)
