import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { decrypt, encrypt } from '#kit/server/encryption.ts'
import type { RowProblem } from '#kit/server/each-on-its-own.ts'
import type { ImportTarget, Taken } from './import-target.ts'
import type { StoredImport } from './imports.queries.ts'
import { readCells } from './read-cells.ts'

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
  const taken = await target.take(change, whole, { ...held.options, isTrial })
  const unread = await judgeUnread(change, held, { target, read })
  await keepTaken(change, held, [...unread, ...taken])
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
}

async function keepTaken({ db, settings }: Change, held: StoredImport, taken: readonly Taken[]) {
  const isTrial = held.state === 'checking'
  const rows = taken.map((each): KeptRow => {
    const refused = each.outcome === 'failed'
    return {
      line: each.line,
      state: isTrial ? (refused ? 'refused' : 'ready') : each.outcome,
      planned: refused ? null : each.outcome,
      problem: refused ? each.problem : null,
      record_id: refused ? null : (each.recordId ?? null),
      reference: refused ? null : (each.reference ?? null),
      record_version: 'version' in each ? (each.version ?? null) : null,
      // What was there may be bank details.
      before: 'before' in each ? encrypt(settings, JSON.stringify(each.before ?? {})) : null,
    }
  })
  await sql`
    update import_rows i set state = t.state, planned = t.planned, problem = t.problem, record_id = t.record_id,
      reference = t.reference, record_version = t.record_version, before = t.before
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(line integer, state text, planned text,
      problem jsonb, record_id uuid, reference text, record_version integer, before text)
    where i.import_id = ${held.id} and i.line = t.line`.execute(db)
}
