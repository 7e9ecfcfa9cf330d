import { sql } from 'kysely'
import type { Looking } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { MostApproved } from '../contract/funding-requests.endpoints.ts'
import { mostToApprove } from './balances.queries.ts'
import { subjectOf, type RequestScope } from './request.policy.ts'

/** What could be approved for the training of a placement now, told to whoever may ask for it. @throws 404 */
export async function readTrainingLeft(
  { db, person }: Looking,
  placementId: string,
): Promise<MostApproved> {
  const { rows } = await sql<RequestScope & { applicationId: string }>`
    select program_id as "programId", employer_id as "employerId", participant_id as "participantId",
      application_id as "applicationId"
    from placements where id = ${placementId}`.execute(db)
  const [placement] = rows
  if (!placement) throw notFound()
  const { applicationId, ...scope } = placement
  const creating = { action: 'create', subject: subjectOf.awaitingForm } as const
  if (!person.permissions.allows(creating, scope)) throw notFound()
  const most = await mostToApprove(db, { ...scope, applicationId })
  return person.type === 'staff' ? most : { amount: most.amount, limit: null, region: null }
}
