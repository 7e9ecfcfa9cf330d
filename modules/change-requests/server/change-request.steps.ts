import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import { lockTarget } from '#modules/holds/server/lock-target.ts'
import { holdBudget } from '#modules/programs/server/commit-budget.ts'
import type { ChangeRequestFacts } from '../contract/change-request.status.ts'
import {
  changeRequestMachines,
  judgeChangeRequest,
  scopeOf,
  subject,
  type LoadedChangeRequest,
} from './change-request.policy.ts'
import {
  findChangeRequest,
  loadChangeRequest,
  readChangeRequest,
} from './change-request.queries.ts'

/** A change request as its steps know it. */
export const changeRequestSteps: SteppedEntity<
  LoadedChangeRequest,
  ChangeRequestFacts,
  'change_requests'
> = {
  ...changeRequestMachines,
  table: 'change_requests',
  entity: 'changeRequest',
  topic: 'changeRequests',
  load: loadChangeRequest,
  judge: judgeChangeRequest,
  reference: ({ reference }) => reference,
  present: readChangeRequest,
  announce: announceChangeRequest,
}

/**
 * As `changeRequestSteps`, under the lock of what an approval reads and writes: the budget, under which all
 * money of a program is set aside, the application, both sides and the placement.
 */
export const underBalances: typeof changeRequestSteps = {
  ...changeRequestSteps,
  async hold({ db }, id) {
    const found = await findChangeRequest(db, id)
    if (!found) return
    await holdBudget({ db }, found.programId)
    await sql`select 1 from applications where id = ${found.applicationId} for update`.execute(db)
    await lockTarget(db, found)
    await sql`select 1 from placements where id = ${found.placementId} for update`.execute(db)
  },
}

/** Tells open screens that a request has this version now. */
export function announceChangeRequest(
  change: Change,
  found: LoadedChangeRequest,
  version: number,
): Promise<void> {
  const facts = { ...scopeOf(found) }
  return change.announce({ topic: 'change-requests', id: found.id, version, subject, facts })
}
