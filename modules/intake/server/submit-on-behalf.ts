import type { ChangeCall } from '#kit/server/call.ts'
import { keepEntered } from '#modules/forms/server/keep-entered.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { employerHalf } from './form-purposes.ts'
import { appliesFor } from './on-behalf.ts'
import { submitAndInvite } from './submit-employer-half.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitOnBehalf']>

/**
 * A signed-in person submits an application: staff on behalf of an employer in their programs, an
 * employer for its own organisation alone. The participant is invited as ever.
 */
export async function submitOnBehalf(call: Submit): Promise<{ id: string; reference: string }> {
  const { db, body, person } = call
  const { businessNumber } = body.employer
  await appliesFor(call, { programId: body.programId, businessNumber })
  const channel = person.type === 'staff' ? 'staff' : 'self'
  const id = await submitAndInvite(call, { ...body, channel })
  const { programId, language, employer, position } = body
  await keepEntered(call, employerHalf, {
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
