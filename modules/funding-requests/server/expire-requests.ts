import { sql } from 'kysely'
import { alone } from '#kit/server/alone.ts'
import type { Change } from '#kit/server/call.ts'
import { systemPerson } from '#kit/server/identity.ts'
import type { Job } from '#kit/server/jobs.ts'
import { takeStep } from '#kit/server/steps.ts'
import { holdBudget, releaseBudget } from '#modules/programs/server/commit-budget.ts'
import { waitsIn } from './asked-request.queries.ts'
import { findRequest } from './request.queries.ts'
import { tellExpired } from './tell-decided.ts'
import { tellEvidenceExpired } from './tell-evidence.ts'
import { underBudget } from './under-balances.ts'

const isOver = sql<boolean>`status in (${waitsIn}) and due_on < organisation_today()`

/** Every morning: a request whose form, or whose evidence, did not come until its day is over. */
export const expireRequests: Job = {
  name: 'fundingRequests.expire',
  schedule: '35 5 * * *',
  async run(change, system) {
    const { rows } = await sql<{ id: string; programId: string }>`
      select id, program_id as "programId" from funding_requests where ${isOver} order by id`.execute(
      change.db,
    )
    // oxlint-disable-next-line no-await-in-loop -- one request after the other, each in a change of its own
    for (const row of rows) await alone(system, expireRequests, (own) => expire(own, row))
  },
}

/** Under the lock, which comes after that of the budget, it is asked once more: it may have come. */
async function expire(change: Change, { id, programId }: { id: string; programId: string }) {
  await holdBudget(change, programId)
  const { rows } = await sql`
    select 1 from funding_requests where id = ${id} and ${isOver} for update`.execute(change.db)
  const request = rows.length > 0 && (await findRequest(change.db, id))
  if (!request) return
  const { asks, version, approvedAmount } = request
  const by = { ...change, person: systemPerson, version }
  const step = asks === 'evidence' ? 'expireEvidence' : 'expire'
  await takeStep(by, underBudget, { id, step, row: { remind_on: null } })
  if (asks === 'form') return tellExpired(change, id)
  if (approvedAmount !== null) await releaseBudget(change, request, approvedAmount)
  await tellEvidenceExpired(change, id)
}
