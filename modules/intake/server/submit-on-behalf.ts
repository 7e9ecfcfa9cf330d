import type { ChangeCall } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import { employerOfNumber } from '#modules/employers/server/employer.queries.ts'
import { keepEntered } from '#modules/forms/server/keep-entered.ts'
import type { intakeEndpoints } from '../contract/intake.endpoints.ts'
import { employerHalf } from './form-purposes.ts'
import { submitAndInvite } from './submit-employer-half.ts'

type Submit = ChangeCall<(typeof intakeEndpoints)['submitOnBehalf']>

/**
 * A signed-in person submits an application: staff on behalf of an employer in their programs, an
 * employer for its own organisation alone. The participant is invited as ever.
 */
export async function submitOnBehalf(call: Submit): Promise<{ id: string; reference: string }> {
  const { db, body, person } = call
  const facts = { programId: body.programId, employerId: person.employerId, participantId: null }
  if (!person.permissions.allows({ action: 'create', subject: 'Applications Create' }, facts))
    throw forbidden()
  const employerId = await employerOfNumber(db, body.employer.businessNumber)
  if (person.type !== 'staff' && employerId !== person.employerId) throw forbidden()
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
