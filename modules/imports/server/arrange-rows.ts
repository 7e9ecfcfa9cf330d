import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { decrypt } from '#kit/server/encryption.ts'
import type { ImportTarget } from './import-target.ts'
import type { StoredImport } from './imports.queries.ts'
import { isEitherDate, isEitherNumber, plain, readCells } from './read-cells.ts'

const atOnce = 5000

/** Puts the rows in the order in which they are taken, and looks for cells with two readings. */
export async function arrangeRows(
  { db, settings }: Change,
  held: StoredImport,
  target: ImportTarget,
): Promise<boolean> {
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
    const keys = opened.map((row) => ({ line: row.line, ...keysOf(held, target, row) }))
    await sql`update import_rows i set group_key = k.group_key, order_key = k.order_key
      from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k(line integer, group_key text, order_key text)
      where i.import_id = ${held.id} and i.line = k.line`.execute(db)
  }
  const notices = columns.filter(({ isDoubtful }) => isDoubtful()).map(({ notice }) => notice)
  await sql`update imports set is_arranged = true, notices = ${JSON.stringify(notices)}::jsonb
    where id = ${held.id}`.execute(db)
  return true
}

interface OpenedRow {
  line: number
  cells: readonly string[]
}

function keysOf(held: StoredImport, target: ImportTarget, { line, cells }: OpenedRow) {
  const { together } = target
  if (!together) return { group_key: String(line).padStart(9, '0'), order_key: '' }
  const { values } = readCells(
    { target, mapping: held.mapping, options: held.options },
    line,
    cells,
  ).row
  return {
    group_key: plain(String(values[together.by] ?? '')),
    order_key: together.order.map((name) => String(values[name] ?? '')).join(' '),
  }
}

/** A column is in doubt when some of its cells have two readings and none decides between them. */
function doubtfulColumns({ mapping, header, options }: StoredImport, { fields }: ImportTarget) {
  return mapping.flatMap((name, index) => {
    const kind = name === null ? undefined : fields[name]?.kind
    const isDate = kind === 'date' && options.dateFormat !== 'ymd'
    if (!isDate && kind !== 'decimal') return []
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
