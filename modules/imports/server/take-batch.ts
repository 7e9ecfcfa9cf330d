import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import { foreseeRepeats } from './foresee-repeats.ts'
import type { ForeseenEffect, ImportTarget, Taken } from './import-target.ts'
import { keepEffects } from './import-effects.queries.ts'
import type { StoredImport } from './imports.queries.ts'
import { readCells } from './read-cells.ts'
import { valueKey } from './value-keys.ts'

const atOnce = 500

/**
 * Checks or writes the next rows; rows of one group are never divided.
 * @returns whether there were any
 */
export async function takeBatch(
  change: Change,
  held: StoredImport,
  target: ImportTarget,
): Promise<boolean> {
  const rows = await nextRows(change, held)
  if (rows.length === 0) return false
  const isTrial = held.state === 'checking'
  const reading = { target, mapping: held.mapping, options: held.options }
  const read = rows.map(({ line, cells }) => readCells(reading, line, cells))
  const whole = read.filter(({ errors }) => !errors).map(({ row }) => row)
  const effects: ForeseenEffect[] = []
  const foresee = (effect: ForeseenEffect) => void effects.push(effect)
  const taken = await target.take(change, whole, { ...held.options, isTrial, foresee })
  const unread = await judgeUnread(change, held, { target, read })
  const all = [...unread, ...taken]
  const known = { target, rows: read.map(({ row }) => row) }
  const told = isTrial ? await foreseeRepeats(change, held, { ...known, taken: all }) : all
  await keepTaken(change, held, { taken: told, rows })
  await keepEffects(change, held.id, effects)
  return true
}

/** Rows with cells that cannot be read are told at once what else is wrong with them. */
async function judgeUnread(
  change: Change,
  held: StoredImport,
  { target, read }: { target: ImportTarget; read: ReturnType<typeof readCells>[] },
): Promise<Taken[]> {
  const unread = read.filter(({ errors }) => errors !== null)
  if (unread.length === 0) return []
  const rows = unread.map(({ row }) => row)
  const judged = await target.take(change, rows, { ...held.options, isTrial: true })
  const others = new Map(
    judged.map((each) => [each.line, each.outcome === 'failed' ? each.problem.errors : undefined]),
  )
  return unread.map(({ row: { line }, errors }) => ({
    line,
    outcome: 'failed',
    problem: { code: 'invalidInput', errors: { ...others.get(line), ...errors } },
  }))
}

async function nextRows({ db, settings }: Change, { id }: StoredImport) {
  const { rows } = await sql<{ line: number; content: string }>`
    select line, content from import_rows
    where import_id = ${id} and state = 'waiting' and group_key <= (select max(group_key) from (
      select group_key from import_rows where import_id = ${id} and state = 'waiting'
      order by group_key, order_key, line limit ${atOnce}) first)
    order by group_key, order_key, line`.execute(db)
  return rows.map(({ line, content }) => ({
    line,
    cells: JSON.parse(decrypt(settings, content)) as string[],
  }))
}

interface KeptRow {
  line: number
  state: string
  planned: string | null
  problem: RowProblem | null
  record_id: string | null
  reference: string | null
  record_version: number | null
  before: string | null
  wrong: Record<string, string> | null
}

interface Kept {
  taken: readonly Taken[]
  rows: readonly { line: number; cells: readonly string[] }[]
}

async function keepTaken(
  { db, settings }: Change,
  held: StoredImport,
  { taken, rows: read }: Kept,
) {
  const cellsOf = new Map(read.map(({ line, cells }) => [line, cells]))
  const isTrial = held.state === 'checking'
  const rows = taken.map((each): KeptRow => {
    const refused = each.outcome === 'failed'
    return {
      line: each.line,
      state: isTrial ? (refused ? 'refused' : 'ready') : each.outcome,
      planned: refused ? null : each.outcome,
      problem: refused ? each.problem : null,
      wrong: refused
        ? wrongCells(settings, held, { problem: each.problem, cells: cellsOf.get(each.line) ?? [] })
        : null,
      record_id: refused ? null : (each.recordId ?? null),
      reference: refused ? null : (each.reference ?? null),
      record_version: 'version' in each ? (each.version ?? null) : null,
      // What was there may be bank details.
      before: 'before' in each ? encrypt(settings, JSON.stringify(each.before ?? {})) : null,
    }
  })
  await sql`
    update import_rows i set state = t.state, planned = t.planned, problem = t.problem, record_id = t.record_id,
      reference = t.reference, record_version = t.record_version, before = t.before,
      wrong = t.wrong
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(line integer, state text, planned text,
      problem jsonb, record_id uuid, reference text, record_version integer, before text, wrong jsonb)
    where i.import_id = ${held.id} and i.line = t.line`.execute(db)
}

/** By field that is wrong what stands for its cell; fields without a column have none. */
function wrongCells(
  settings: Settings,
  { id, mapping }: StoredImport,
  { problem, cells }: { problem: RowProblem; cells: readonly string[] },
) {
  const fields = Object.keys(problem.errors ?? {}).map((path) => path.split('.')[0] ?? '')
  const columns = fields.map((field) => [field, mapping.indexOf(field)] as const)
  return Object.fromEntries(
    columns
      .filter(([, column]) => column >= 0)
      .map(([field, column]) => [field, valueKey(settings, id, cells[column] ?? '')]),
  )
}
