import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import type { Change, ChangeCall } from '#kit/server/call.ts'
import { keepEntered } from '#modules/forms/server/keep-entered.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { employerHalf } from './form-purposes.ts'
import { appliesFor } from './on-behalf.ts'
import type { KnownParticipant } from './invite-participant.ts'
import { submitAndInvite } from './submit-employer-half.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitOnBehalf']>

/**
 * A signed-in person submits an application: staff on behalf of an employer in their programs, an
 * employer for its own organisation alone. The participant is invited as ever.
 */
export const submitOnBehalf = (call: Submit) => submitEntered(call, call.body)

interface OfMany {
  participant?: KnownParticipant
  /** Whoever submits them acknowledges them all. */
  isOneOfSeveral?: boolean
}

/**
 * The same for each of many; of these more is known of the participant than the employer's half holds.
 * @throws as `submitOnBehalf`
 */
export async function submitEntered(
  change: Change,
  entered: BodyOf<(typeof intakeEndpoints)['submitOnBehalf']>,
  { participant, isOneOfSeveral = false }: OfMany = {},
): Promise<{ id: string; reference: string }> {
  const { db, person } = change
  const { businessNumber } = entered.employer
  await appliesFor(change, { programId: entered.programId, businessNumber })
  const channel = person.type === 'staff' ? 'staff' : 'self'
  const id = await submitAndInvite(change, { ...entered, channel, isOneOfSeveral }, participant)
  const { programId, language, employer, position } = entered
  await keepEntered(change, employerHalf, {
    recordId: id,
    programId,
    language,
    by: person.name,
    fields: { employer, position },
  })
  return db
    .selectFrom('applications')
    .select(['id', 'reference'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}
