import { sql } from 'kysely'
import type { Caller } from '#apps/server/test-server.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { act } from './requests.test-people.ts'

/** Of the program of a placement, whose wages are 5,880.00. */
export const limit = (
  placementId: string,
  { training, cap, budget }: { training: number; cap: number; budget: number },
) =>
  sql`update programs set max_training_per_participant = ${training}, combined_cap = ${cap}, budget_total = ${budget}
    where id = (select program_id from placements where id = ${placementId})`.execute(server.db)

/** What is set aside of the budget of a placement's program. */
export async function committed(placementId: string) {
  const { rows } = await sql<{ committed: string }>`
    select b.committed from program_budgets b join placements l on l.program_id = b.program_id
    where l.id = ${placementId}`.execute(server.db)
  return Number(rows[0]?.committed)
}

/** Nothing is asked for, and nothing is set aside but wages. */
export async function startAfresh() {
  server.clock.moveTo(new Date('2027-02-08T16:00:00Z'))
  await sql`truncate payments cascade`.execute(server.db)
  await sql`update funding_request_lines set assessed = null, assessment_reason = null`.execute(
    server.db,
  )
  await sql`update funding_requests set status = 'cancelled', assessed_amount = null, reviewed_by = null,
    reviewed_on = null, paid_on = null, paid_otherwise = null, closed_on = null, closed_by = null, cancelled_on = organisation_today(),
    cancelled_by = requested_by, cancel_reason = 'Over', remind_on = null where status <> 'cancelled'`.execute(
    server.db,
  )
  await sql`delete from supplements`.execute(server.db)
  await sql`update program_budgets b set committed = (select coalesce(sum(committed_amount), 0) from placements l
    where l.program_id = b.program_id and l.status not in ('cancelled', 'lapsed'))`.execute(
    server.db,
  )
}

/** Approves what is asked for, unless told otherwise. */
export const approve = (by: Caller, id: string, body: object = {}) =>
  act(by, id, 'approval', { lines: [], total: '1250.50', ...body })
