import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { theKnown } from '#kit/server/the-row.ts'
import { changeableFields, type newChangeRequest } from '../contract/change-request.ts'
import { askedOf, judgeAsked } from './asked.ts'
import { findChangeRequest } from './change-request.queries.ts'
import { announceChangeRequest } from './change-request.steps.ts'
import { tellAsked } from './tell-sides.ts'
import { loadTerms } from './terms.queries.ts'

/**
 * Asks for another job than was approved: its employer, or staff for them.
 * @returns its id
 * @throws 404 for an application that is none of theirs, 409 `alreadyAsked` and as `judgeAsked`, 422 at the fields
 */
export async function createChangeRequest(
  change: Change,
  input: z.infer<typeof newChangeRequest.create>,
): Promise<string> {
  const { db, person } = change
  const { applicationId, reason, ...entered } = input
  const terms = await loadTerms(change, applicationId)
  if (terms.openRequestId) throw refused('alreadyAsked')
  const asked = askedOf(terms, entered)
  await judgeAsked(change, terms, asked)
  const by = theKnown(person.userId)
  const { rows } = await sql<{ id: string }>`
    insert into change_requests (placement_id, side, asked, before, effective_on, reason, requested_on, requested_by,
      entered_by)
    values (${terms.placementId}, ${person.type === 'staff' ? 'staff' : 'employer'},
      ${JSON.stringify(asked.changed)}, ${JSON.stringify(asked.before)}, ${asked.effectiveOn}, ${reason},
      ${await change.today()}, ${by}, ${[by]})
    on conflict (application_id) where status in ('submitted', 'recommended', 'returned') do nothing
    returning id`.execute(db)
  const [made] = rows
  // Somebody else of the same employer was faster.
  if (!made) throw refused('alreadyAsked')
  const found = theKnown(await findChangeRequest(db, made.id))
  await change.audit({
    action: 'changeRequests.created',
    entity: 'changeRequest',
    entityId: made.id,
    reference: found.reference,
    changes: {
      ...differences({}, { status: found.status, effectiveOn: asked.effectiveOn }),
      ...differences(asked.before, asked.changed, changeableFields),
    },
  })
  await announceChangeRequest(change, found, 1)
  await tellAsked(change, found)
  return made.id
}
