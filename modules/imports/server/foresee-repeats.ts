import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { ImportTarget, ReadRow, Taken } from './import-target.ts'
import { keysOfRows, type RowKey } from './import-repeats.ts'
import type { StoredImport } from './imports.queries.ts'

interface Judged {
  target: ImportTarget
  rows: readonly ReadRow[]
  taken: readonly Taken[]
}

/**
 * A trial writes nothing, so that a row does not find what one before it would create. Here it does:
 * it is updated or skipped as chosen, or refused where no two records bear the same.
 */
export async function foreseeRepeats(
  change: Change,
  held: StoredImport,
  { target, rows, taken }: Judged,
): Promise<Taken[]> {
  const keys = keysOfRows(change, held.id, { target, rows })
  const known = await readTakers(change, held.id, keys)
  const keysOf = Map.groupBy(keys, ({ line }) => line)
  const told = taken
    .toSorted((a, b) => a.line - b.line)
    .map((each) => foreseen(each, { keys: keysOf.get(each.line) ?? [], known, held, target }))
  await keepTakers(change, held.id, known)
  return told
}

type Takers = Map<string, { fields: string; key: string; by: number | null }>

interface Seen {
  keys: readonly RowKey[]
  known: Takers
  held: StoredImport
  target: ImportTarget
}

function foreseen(each: Taken, { keys, known, held, target }: Seen): Taken {
  if (each.outcome === 'failed' || each.outcome === 'skipped') return each
  const { line } = each
  const own = keys.flatMap((key) => {
    const repeat = target.repeats.find(({ fields }) => fields.join() === key.fields)
    const taker = known.get(nameOf(key))
    return repeat && taker ? [{ repeat, taker }] : []
  })
  const match = own.find(
    ({ repeat, taker }) =>
      repeat.isKept && taker.by !== null && repeat.fields.join() === held.options.matchBy,
  )
  const other = own.find(
    ({ repeat, taker }) => repeat.isUnique && taker.by !== null && taker.by !== match?.taker.by,
  )
  if (other) return refusedFor(line, other.repeat.fields[0] ?? '', other.taker.by ?? 0)
  for (const { taker } of own) taker.by ??= line
  if (!match || each.outcome === 'updated') return each
  return { line, outcome: held.options.onMatch === 'skip' ? 'skipped' : 'updated' }
}

const refusedFor = (line: number, field: string, first: number): Taken => ({
  line,
  outcome: 'failed',
  problem: {
    code: 'invalidInput',
    errors: { [field]: [{ code: 'repeated', params: { line: first } }] },
  },
})

const nameOf = ({ fields, key }: Pick<RowKey, 'fields' | 'key'>) => `${fields} ${key}`

async function readTakers({ db }: Change, id: string, keys: readonly RowKey[]): Promise<Takers> {
  const { rows } = await sql<{ fields: string; key: string; by: number | null }>`
    select fields, key, taken_by as by from import_repeats
    where import_id = ${id} and key = any(${[...new Set(keys.map(({ key }) => key))]}::text[])`.execute(
    db,
  )
  return new Map(rows.map((row) => [nameOf(row), row]))
}

async function keepTakers({ db }: Change, id: string, known: Takers) {
  await sql`update import_repeats r set taken_by = t.by
    from jsonb_to_recordset(${JSON.stringify([...known.values()])}::jsonb) as t(fields text, key text, by integer)
    where r.import_id = ${id} and r.fields = t.fields and r.key = t.key`.execute(db)
}
