import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { ImportTarget, ReadRow } from './import-target.ts'
import type { StoredImport } from './imports.queries.ts'
import { forgetSingles, keysOfRows, noteKeys } from './import-repeats.ts'
import { isEitherDate, isEitherNumber, isNumber, readCells } from './read-cells.ts'

const atOnce = 5000

/** Puts the rows in the order in which they are taken, and looks for cells with two readings. */
export async function arrangeRows(
  change: Change,
  held: StoredImport,
  target: ImportTarget,
): Promise<boolean> {
  const { db, settings } = change
  const columns = doubtfulColumns(held, target)
  for (let from = 0; ;) {
    const { rows } = await sql<{ line: number; content: string }>`
      select line, content from import_rows where import_id = ${held.id} and line > ${from}
      order by line limit ${atOnce}`.execute(db)
    const last = rows.at(-1)
    if (!last) break
    from = last.line
    const opened = rows.map(({ line, content }) => ({
      line,
      cells: JSON.parse(decrypt(settings, content)) as string[],
    }))
    for (const { cells } of opened) for (const column of columns) column.look(cells)
    const reading = { target, mapping: held.mapping, options: held.options }
    const read = opened.map(({ line, cells }) => readCells(reading, line, cells).row)
    await noteKeys(change, held.id, keysOfRows(change, held.id, { target, rows: read }))
    const keys = await groupKeys(change, target, read)
    await sql`update import_rows i set group_key = k.group_key, order_key = k.order_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(line integer, group_key text, order_key text)
      where i.import_id = ${held.id} and i.line = k.line`.execute(db)
  }
  await forgetSingles(change, held.id)
  const notices = columns.filter(({ isDoubtful }) => isDoubtful()).map(({ notice }) => notice)
  await sql`update imports set is_arranged = true, notices = ${JSON.stringify(notices)}::jsonb
    where id = ${held.id}`.execute(db)
  return true
}

const inOrder = (line: number) => String(line).padStart(9, '0')

async function groupKeys(change: Change, { together }: ImportTarget, rows: readonly ReadRow[]) {
  const groups = await together?.groups(change, rows)
  return rows.map(({ line, values }, at) => ({
    line,
    // What nothing holds together is taken for itself.
    group_key: groups?.[at] || inOrder(line),
    order_key: together?.order.map((name) => String(values[name] ?? '')).join(' ') ?? '',
  }))
}

/** A column is in doubt when some of its cells have two readings and none decides between them. */
function doubtfulColumns({ mapping, header, options }: StoredImport, { fields }: ImportTarget) {
  return mapping.flatMap((name, index) => {
    const kind = name === null ? undefined : fields[name]?.kind
    const isDate = kind === 'date' && options.dateFormat !== 'ymd'
    if (!isDate && !isNumber(kind)) return []
    const [isEither, decides, code] = isDate
      ? ([isEitherDate, /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{4}$/, 'eitherDate'] as const)
      : ([isEitherNumber, /[.,](\d{1,2}|\d{4,})$|[.,].*[.,]/, 'eitherNumber'] as const)
    let doubtful = false
    let decided = false
    return {
      notice: { code, column: header[index] ?? '' },
      look(cells: readonly string[]) {
        const cell = cells[index]?.trim() ?? ''
        if (isEither(cell)) doubtful = true
        else if (decides.test(cell) && !hasTwoSame(cell)) decided = true
      },
      isDoubtful: () => doubtful && !decided,
    }
  })
}

/** `03/03/2026` is the same day either way, and decides nothing. */
const hasTwoSame = (cell: string) => /^(\d{1,2})[-/.]\1[-/.]/.test(cell)
