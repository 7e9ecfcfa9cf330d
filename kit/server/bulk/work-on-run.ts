import { sql } from 'kysely'
import type { Change } from '../call.ts'
import { onItsOwn, type RowProblem } from '../each-on-its-own.ts'
import { personalEvent } from '../events.ts'
import { Problem, refused, toldTo } from '../problems.ts'
import type { VersionedChange } from '../steps.ts'
import type { BulkAct } from './bulk-act.ts'

/** The stepped job that goes on with runs. */
export const bulkJob = 'kit.bulkRuns'

interface Item {
  position: number
  id: string
  version: number | null
  /** Of an undo: what is written back. */
  before: unknown
}

interface Outcome {
  position: number
  name: string | null
  problem: RowProblem | null
  version: number | null
  /** What it was, of what was changed; null when it is as it was. */
  before: unknown
}

/**
 * Does the next records of a run and keeps what became of each, in the transaction of the change: a
 * piece that is cut off has not been done, and is done again.
 */
export async function workOnPiece(
  change: Change,
  act: BulkAct,
  { id, most }: { id: string; most: number },
): Promise<void> {
  const { input, isUndo } = await readWork(change, id)
  const items = await nextItems(change, id, most)
  const outcomes: Outcome[] = []
  for (const item of items)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    outcomes.push(await doOne(change, act as Doing, { item, input, isUndo }))
  const changed = items.filter((_, at) => outcomes[at]?.before !== null).map((item) => item.id)
  if (!isUndo && changed.length > 0) await act.finish?.(change, changed, input as never)
  await keepOutcomes(change, id, outcomes)
}

async function readWork({ db }: Change, id: string): Promise<{ input: object; isUndo: boolean }> {
  const { rows } = await sql<{ input: object; isUndo: boolean }>`
    select input, undoes_id is not null as "isUndo" from bulk_runs where id = ${id}`.execute(db)
  return rows[0] ?? { input: {}, isUndo: false }
}

async function nextItems({ db }: Change, id: string, most: number): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select i.position, i.record_id as id, i.version, b.before
    from bulk_runs r join bulk_items i on i.run_id = r.id
      left join bulk_items b on b.run_id = r.undoes_id and b.record_id = i.record_id
    where r.id = ${id} and i.state = 'waiting' order by i.position limit ${most}`.execute(db)
  return rows
}

/** Its input and what it left behind were kept as it gave them. */
type Doing = BulkAct<object> & {
  undo?: (...of: [VersionedChange, string, unknown]) => Promise<unknown>
}

async function doOne(
  change: Change,
  act: Doing,
  { item, input, isUndo }: { item: Item; input: object; isUndo: boolean },
): Promise<Outcome> {
  const { position, id } = item
  let name: string | null = null
  const result = await onItsOwn(change, () =>
    toldTo(change.person, async () => {
      name = await act.nameOf(change, id)
      await act.hold?.(change, id)
      const present = await versionOf(change, act, id)
      const one = { ...change, version: item.version ?? present ?? 0 }
      let before: unknown
      if (isUndo) await undo(act, one, { item, isChanged: present !== item.version })
      else before = await act.take(one, id, input)
      const after = await versionOf(change, act, id)
      const wasChanged = after === null || after !== present
      return { version: after, before: wasChanged ? (before ?? {}) : null }
    }),
  )
  if ('problem' in result)
    return { position, name, problem: result.problem, version: null, before: null }
  return { position, name, problem: null, ...result.done }
}

/** What was changed since stays; whoever may not undo it at all is told that, and not of the change. */
async function undo(
  act: Doing,
  one: VersionedChange,
  { item: { id, before }, isChanged }: { item: Item; isChanged: boolean },
) {
  try {
    await act.undo?.(one, id, before)
  } catch (error) {
    const isOfState = error instanceof Problem && ![403, 404].includes(error.status)
    if (!isChanged || !isOfState) throw error
  }
  if (isChanged) throw refused('changedSince')
}

/** Under the row's lock, so that it is the version that the act finds. */
async function versionOf({ db }: Change, { table }: BulkAct, id: string): Promise<number | null> {
  if (!table) return null
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(table)} where id = ${id} for update`.execute(db)
  return rows[0]?.version ?? null
}

async function keepOutcomes(change: Change, id: string, outcomes: readonly Outcome[]) {
  const { db, now, person } = change
  await sql`
    update bulk_items i set state = case when o.problem is null then 'done' else 'refused' end,
      name = o.name, problem = o.problem, version_after = o.version, before = o.before
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      o(position int, name text, problem jsonb, version int, before jsonb)
    where i.run_id = ${id} and i.position = o.position`.execute(db)
  await sql`
    update bulk_runs r set worked_at = ${now}, state = case when w.waits then 'running' else 'done' end,
      finished_at = case when w.waits then null else ${now}::timestamptz end
    from (select exists (select 1 from bulk_items where run_id = ${id} and state = 'waiting') as waits) w
    where r.id = ${id}`.execute(db)
  if (person.userId) await change.announce(personalEvent('bulk-runs', person.userId))
}
