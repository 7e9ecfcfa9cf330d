import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { invalidField, Problem } from '#kit/server/problems.ts'
import type { withdrawal } from '../contract/frozen-report.ts'
import { readFrozenReport, readSuccessors } from './frozen-report.queries.ts'

/**
 * Says that a later report takes the place of a frozen one, which stays as it is.
 * @throws 409 where one does already, 422 for what is no later one of the same report
 */
export async function withdrawFrozen(
  change: Change,
  id: string,
  { supersededBy, reason }: z.infer<typeof withdrawal.create>,
): Promise<void> {
  const { db, person } = change
  const frozen = await readFrozenReport(db, person, id)
  if (frozen.withdrawn) throw new Problem(409, 'alreadyWithdrawn')
  if (frozen.can['withdraw'] !== true) throw new Problem(403, 'freezingNotWhole')
  const successors = await readSuccessors(db, person, id)
  const successor = successors.find((each) => each.id === supersededBy)
  if (!successor) throw invalidField('supersededBy', 'notLater')
  const { numAffectedRows } = await sql`
    insert into frozen_report_withdrawals (frozen_report_id, superseded_by, reason, withdrawn_by, withdrawn_at)
    values (${id}, ${supersededBy}, ${reason}, ${person.userId}, ${change.now})
    on conflict do nothing`.execute(db)
  if (numAffectedRows !== 1n) throw new Problem(409, 'alreadyWithdrawn')
  await change.audit({
    action: 'frozenReports.withdrawn',
    entity: 'frozenReport',
    entityId: id,
    reference: String(frozen.number),
    reason,
    changes: { supersededBy: [null, successor.number] },
  })
}
