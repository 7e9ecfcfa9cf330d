import type { Change } from '#kit/server/call.ts'
import { forbidden } from '#kit/server/problems.ts'
import { employerOfNumber } from '#modules/employers/server/employer.queries.ts'

/**
 * The employer in whose name a signed-in person applies, null of one that is not on file: staff enter
 * for any, in their programs, an employer for its own organisation alone.
 * @throws 403
 */
export async function appliesFor(
  { db, person }: Pick<Change, 'db' | 'person'>,
  asked: { programId: string; businessNumber: string | undefined },
): Promise<string | null> {
  const { programId, businessNumber } = asked
  const facts = { programId, employerId: person.employerId, participantId: null }
  if (!person.permissions.allows({ action: 'create', subject: 'Applications Create' }, facts))
    throw forbidden()
  const employerId = businessNumber ? await employerOfNumber(db, businessNumber) : null
  const isForeign = person.type !== 'staff' && employerId !== person.employerId
  if (isForeign && businessNumber) throw forbidden()
  return employerId
}
