import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import { lockTarget } from '#modules/holds/server/lock-target.ts'
import { holdBudget } from '#modules/programs/server/commit-budget.ts'
import type { SupplementFacts } from '../contract/supplement.status.ts'
import {
  judgeSupplement,
  scopeOf,
  subject,
  supplementMachines,
  type LoadedSupplement,
} from './supplement.policy.ts'
import { findSupplement, loadSupplement, readSupplement } from './supplement.queries.ts'

/** A supplement as its steps know it. */
export const supplementSteps: SteppedEntity<LoadedSupplement, SupplementFacts, 'supplements'> = {
  ...supplementMachines,
  table: 'supplements',
  entity: 'supplement',
  topic: 'supplements',
  load: loadSupplement,
  judge: judgeSupplement,
  reference: ({ reference }) => reference,
  present: readSupplement,
  announce: announceSupplement,
}

/**
 * As `supplementSteps`, under the lock of what an amount is decided by: the budget, under which all money of a
 * program is set aside, the application, both sides; all of them are held before the supplement.
 */
export const underBalances: typeof supplementSteps = {
  ...supplementSteps,
  async hold({ db }, id) {
    const found = await findSupplement(db, id)
    if (!found) return
    await holdBudget({ db }, found.programId)
    await sql`select 1 from applications where id = ${found.applicationId} for update`.execute(db)
    await lockTarget(db, found)
  },
}

/** Tells open screens that a supplement has this version now. */
export function announceSupplement(change: Change, found: LoadedSupplement, version: number) {
  const facts = { ...scopeOf(found) }
  return change.announce({ topic: 'supplements', id: found.id, version, subject, facts })
}
