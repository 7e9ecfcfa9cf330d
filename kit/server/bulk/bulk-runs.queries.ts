import { sql } from 'kysely'
import { mostAtOnce, type BulkResult, type BulkRun } from '#kit/contract/bulk.ts'
import type { ChangeCall, Db } from '../call.ts'
import type { RowProblem } from '../each-on-its-own.ts'
import type { BulkAct } from './bulk-act.ts'

interface Reader extends Pick<ChangeCall, 'say'> {
  db: Db
}

interface StoredRun {
  id: string
  act: string
  input: object
  state: BulkRun['state']
  total: number
  done: number
  unchanged: number
  refused: number
  /** Something was changed, and nobody has taken it back yet. */
  isOpen: boolean
}

/** A run of this person; null when there is none, or it is somebody else's. */
export async function findRun(
  db: Db,
  id: string,
  personId: string | null,
): Promise<StoredRun | null> {
  const { rows } = await sql<StoredRun>`
    select r.id, r.act, r.input, r.state, r.item_count as total, i.done, i.unchanged, i.refused,
      r.undoes_id is null and i.done > 0
        and not exists (select 1 from bulk_runs u where u.undoes_id = r.id) as "isOpen"
    from bulk_runs r cross join lateral (
      select count(*) filter (where state = 'done' and before is not null)::int as done,
        count(*) filter (where state = 'done' and before is null)::int as unchanged,
        count(*) filter (where state = 'refused')::int as refused
      from bulk_items where run_id = r.id) i
    where r.id = ${id} and r.person_id = ${personId}`.execute(db)
  return rows[0] ?? null
}

/** A run as it is shown to whoever began it. */
export async function presentRun(
  reader: Reader & { person: { userId: string | null } },
  act: BulkAct | undefined,
  id: string,
): Promise<BulkRun> {
  const run = await findRun(reader.db, id, reader.person.userId)
  if (!run) throw new Error('the run is gone')
  const { isOpen: _open, act: _key, input: _input, ...facts } = run
  const canUndo = facts.state !== 'running' && mayUndo(run, act)
  return { ...facts, canUndo, results: await resultsOf(reader, run, act) }
}

/** Something was changed, its act knows the way back, and nobody has gone it yet. */
export const mayUndo = ({ isOpen, input }: StoredRun, act: BulkAct | undefined): boolean =>
  isOpen && act?.undo !== undefined && (act.mayUndo?.(input as never) ?? true)

/** Of few what became of each; of many, once they are through, those that were left as they were. */
async function resultsOf(
  { db, say }: Reader,
  run: StoredRun,
  act: BulkAct | undefined,
): Promise<BulkResult[]> {
  const areMany = run.total > mostAtOnce
  if (areMany && run.state === 'running') return []
  const wanted = areMany ? sql`state = 'refused'` : sql`state <> 'waiting'`
  const { rows } = await sql<
    Omit<BulkResult, 'problem' | 'reason'> & { problem: RowProblem | null }
  >`
    select record_id as id, name, problem, version_after as version,
      state = 'done' and before is null as "isUnchanged" from bulk_items
    where run_id = ${run.id} and ${wanted} order by position`.execute(db)
  return rows.map(({ problem, ...row }) => ({
    ...row,
    problem: problem?.code ?? null,
    reason: problem && say(problem, act?.words),
  }))
}
