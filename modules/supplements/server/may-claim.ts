import type { Person } from '#kit/server/person.ts'
import type { SupplementScope } from './supplement.policy.ts'

const subject = 'Payments'

/** Who claims of a supplement whom it is paid to, and for a participant whoever assesses claims. */
export function mayClaim(
  { type, permissions }: Person,
  {
    payee,
    programId,
    employerId,
    participantId,
  }: SupplementScope & { payee: 'employer' | 'participant' },
): boolean {
  if (type === (payee === 'employer' ? 'employee' : 'employer')) return false
  const action = payee === 'participant' && type === 'staff' ? 'verify' : 'create'
  return permissions.allows({ action, subject }, { programId, employerId, participantId })
}
