import { sql } from 'kysely'
import { bulkEndpoints } from '#kit/contract/bulk.ts'
import { serve } from '../call.ts'
import { notFound, refused } from '../problems.ts'
import { beginRun, type BulkCall } from './begin-run.ts'
import type { BulkAct } from './bulk-act.ts'
import { findRun, mayUndo, presentRun } from './bulk-runs.queries.ts'

/** @param acts everything that can be done to many, module by module */
export const bulkHandlers = (acts: readonly BulkAct[]) =>
  serve(bulkEndpoints, {
    async readBulkRun(call) {
      const run = await findRun(call.db, call.params.id, call.person.userId)
      if (!run) throw notFound()
      return presentRun(call, actOf(acts, run.act), run.id)
    },
    undoBulkRun: (call) => undoRun(call, acts, call.params.id),
  })

const actOf = (acts: readonly BulkAct[], key: string) => acts.find((act) => act.key === key)

/** Takes back what a run changed. The run is held: of two who press at once one does it. */
async function undoRun(call: BulkCall, acts: readonly BulkAct[], id: string) {
  const { db, person } = call
  await sql`select 1 from bulk_runs where id = ${id} for update`.execute(db)
  const run = await findRun(db, id, person.userId)
  if (!run) throw notFound()
  if (run.state === 'running') throw refused('stillRunning')
  const act = actOf(acts, run.act)
  if (!act || !mayUndo(run, act)) throw refused('cannotBeUndone')
  const { rows } = await sql<{ id: string; version: number | null }>`
    select record_id as id, version_after as version from bulk_items
    where run_id = ${id} and before is not null order by position`.execute(db)
  return beginRun(call, { act, input: {}, items: rows, undoes: id })
}
