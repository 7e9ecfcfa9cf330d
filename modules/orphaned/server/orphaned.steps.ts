import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import { takeStep, type SteppedEntity, type Written } from '#kit/server/steps.ts'
import { holdBudget } from '#modules/programs/server/commit-budget.ts'
import type { OrphanedFacts, OrphanedStep } from '../contract/orphaned.status.ts'
import { findCase, loadCase, readCase } from './orphaned.queries.ts'
import { judgeCase, orphanedMachines, subject, type LoadedCase } from './orphaned.policy.ts'

/** A case as its steps know it. */
export const orphanedSteps: SteppedEntity<LoadedCase, OrphanedFacts, 'orphaned_cases'> = {
  ...orphanedMachines,
  table: 'orphaned_cases',
  entity: 'orphanedCase',
  topic: 'orphaned',
  load: loadCase,
  judge: judgeCase,
  reference: ({ reference }) => reference,
  present: readCase,
  announce: (change, { id, programId, matchedEmployerId }, version) =>
    change.announce({
      topic: 'orphaned',
      id,
      version,
      subject,
      facts: { programId, matchedEmployerId },
    }),
}

/** As `orphanedSteps`, under the lock of every balance that a rematch draws on. */
export const underBalances: typeof orphanedSteps = {
  ...orphanedSteps,
  async hold(change, id) {
    const found = await findCase(change.db, id)
    if (found) await holdBudget(change, found.programId)
  },
}

/** Takes a step that follows by itself from something else, at whatever version the case has. */
export async function followOn(
  change: Change,
  { id, step, row }: { id: string; step: OrphanedStep } & Pick<Written<'orphaned_cases'>, 'row'>,
): Promise<LoadedCase> {
  const { rows } = await sql<{ version: number }>`
    select version from orphaned_cases where id = ${id} for update`.execute(change.db)
  const version = rows[0]?.version ?? 0
  return takeStep({ ...change, person: systemPerson, version }, orphanedSteps, {
    id,
    step,
    ...(row && { row }),
  })
}
