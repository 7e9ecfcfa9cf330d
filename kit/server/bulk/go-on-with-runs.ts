import { sql } from 'kysely'
import { inChange, type System } from '../change.ts'
import type { Db } from '../call.ts'
import { systemPerson } from '../identity.ts'
import type { SteppedJob } from '../jobs.ts'
import type { Person } from '../person.ts'
import type { BulkAct } from './bulk-act.ts'
import { bulkJob, workOnPiece } from './work-on-run.ts'

/** So many records are one transaction. */
const piece = 25

interface WaitingRun {
  id: string
  act: string
  personId: string
  requestId: string | null
}

/**
 * Goes on with the run that has waited longest. What was done and that it was done are kept
 * together, under the run's lock: after a kill the piece is taken again, and of two processes one
 * takes it.
 * @param readPerson somebody with the permissions of now; null when they may not sign in any more
 */
export const goOnWithRuns = (
  acts: readonly BulkAct[],
  readPerson: (db: Db, id: string) => Promise<Person | null>,
): SteppedJob => ({
  name: bulkJob,
  async step(system) {
    const run = await nextRun(system)
    if (!run) return false
    const act = acts.find(({ key }) => key === run.act)
    const person = await readPerson(system.database, run.personId)
    if (!act || !person) await stop(system, run.id, 'forbidden')
    else await goOn(system, { run, act, person })
    return true
  },
})

async function nextRun({ database }: System): Promise<WaitingRun | undefined> {
  const { rows } = await sql<WaitingRun>`
    select id, act, person_id as "personId", request_id as "requestId" from bulk_runs
    where state = 'running' order by worked_at limit 1 for update skip locked`.execute(database)
  return rows[0]
}

async function goOn(
  system: System,
  { run, act, person }: { run: WaitingRun; act: BulkAct; person: Person },
) {
  const { id, requestId } = run
  try {
    await inChange(system, { person, requestId }, async (change) => {
      if (await holdRun(change.db, id)) await workOnPiece(change, act, { id, most: piece })
    })
  } catch (error) {
    // Nobody loses what is done, and the next run has its turn.
    if (!isOfTheConnection(error)) await stop(system, id, 'unexpected')
    throw error
  }
}

/** The database went away: the run goes on when it is there again. */
const isOfTheConnection = (error: unknown) =>
  /^(08|57P)|^E[A-Z]+$/.test((error as { code?: string }).code ?? '') ||
  /connection/i.test((error as Error).message)

/** @returns false when somebody else is at it, or it is through */
async function holdRun(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from bulk_runs where id = ${id} and state = 'running' for update skip locked`.execute(
    db,
  )
  return rows.length === 1
}

/** What is left stays as it is, and says so. */
const stop = (system: System, id: string, code: 'forbidden' | 'unexpected') =>
  inChange(system, { person: systemPerson, requestId: null }, async ({ db, now }) => {
    await sql`update bulk_items set state = 'refused', problem = ${JSON.stringify({ code })}
      where run_id = ${id} and state = 'waiting'`.execute(db)
    await sql`update bulk_runs set state = 'stopped', finished_at = ${now}
      where id = ${id} and state = 'running'`.execute(db)
  })
