import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { forbidden, refused } from '#kit/server/problems.ts'
import { loadHeld, recordAct } from '#kit/server/steps.ts'
import type { PlaybookStep } from '../contract/playbook.ts'
import { keepDueDay } from './open-case.ts'
import { subject } from './orphaned.policy.ts'
import { orphanedSteps } from './orphaned.steps.ts'

interface Done {
  step: PlaybookStep
  isDone: boolean
  note?: string | null
}

/** Notes that a step of the playbook is done, by whom and today; or that it was not after all. */
export async function doPlaybookStep(change: Change, id: string, done: Done): Promise<void> {
  const { db, person } = change
  const found = await loadHeld(change, orphanedSteps, id)
  const { programId, matchedEmployerId, status } = found
  const permission = { action: 'update', subject } as const
  if (!person.permissions.allows(permission, { programId, matchedEmployerId })) throw forbidden()
  if (status === 'withdrawn') throw refused('wrongState')
  const { step, isDone, note = null } = done
  const doneOn = isDone ? await change.today() : null
  const kept =
    await sql`update orphaned_steps set done_on = ${doneOn}, note = ${isDone ? note : null},
      done_by = ${isDone ? person.userId : null}
    where case_id = ${id} and step = ${step} and (done_on is null) = ${isDone}`.execute(db)
  // Somebody noted the same at the same moment.
  if (kept.numAffectedRows === 0n) return
  await keepDueDay(change, id)
  await sql`update orphaned_cases set version = version + 1, updated_at = clock_now() where id = ${id}`.execute(
    db,
  )
  await recordAct(change, orphanedSteps, {
    of: found,
    act: isDone ? 'stepDone' : 'stepUndone',
    changes: { step: [null, step] },
    reason: isDone ? note : null,
  })
}
