import { sql } from 'kysely'
import { lockTarget } from '#modules/holds/server/lock-target.ts'
import { holdBudget } from '#modules/programs/server/commit-budget.ts'
import { findRequest } from './request.queries.ts'
import { requestSteps } from './request.steps.ts'

/** A request under the lock of every balance that it counts in, which comes before its own. */
export const underBudget: typeof requestSteps = {
  ...requestSteps,
  async hold(change, id) {
    const request = await findRequest(change.db, id)
    if (request) await holdBudget(change, request.programId)
  },
}

/**
 * What decides of money reads what others write: the budget, under whose lock all money of a program is set
 * aside, the application, the holds on both sides; all of them are held before the request.
 */
export const underBalances: typeof requestSteps = {
  ...requestSteps,
  async hold({ db }, id) {
    const request = await findRequest(db, id)
    if (!request) return
    await holdBudget({ db }, request.programId)
    await sql`select 1 from applications where id = ${request.applicationId} for update`.execute(db)
    await lockTarget(db, request)
  },
}
