import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import type { Payee } from '../contract/payment.ts'
import { paymentStatus, type PaymentFacts, type PaymentStatus } from '../contract/payment.status.ts'

/** What permission conditions look at. */
export interface PaymentScope {
  programId: string
  employerId: string
  participantId: string
}

/** The same of a row of payments. */
export const facts: Record<keyof PaymentScope, RawBuilder<unknown>> = {
  programId: sql`y.program_id`,
  employerId: sql`y.employer_id`,
  participantId: sql`y.participant_id`,
}

export const subject = 'Payments'

/** A payment with what its steps are judged by. */
export interface LoadedPayment extends PaymentScope, PaymentFacts {
  id: string
  version: number
  reference: string
  status: PaymentStatus
  placementId: string
  applicationId: string
  /** Of what a supplement claim is. */
  supplementId: string | null
  periodFrom: string
  periodTo: string
  claimedAmount: string
  /** It has left its employer, and is not with them again to be changed. */
  isSent: boolean
  assessedAmount: string | null
  /** Why less of a supplement's claim is given. */
  reductionReason: string | null
  approvedOn: string | null
}

export const paymentMachines: Stepped<PaymentFacts> = {
  machines: { status: paymentStatus },
  // Which approval it is, nobody chooses; of a course nothing is returned here; each payee has steps of its own.
  hides: [
    'twoApprovalsNeeded',
    'notClaimed',
    'enteredByStaff',
    'claimedByEmployer',
    'paidByBatch',
    'notByBatch',
  ],
}

export const scopeOf = ({ programId, employerId, participantId }: PaymentScope) => ({
  programId,
  employerId,
  participantId,
})

export const judgePayment = (found: LoadedPayment): Judged<PaymentFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
})

/** On which payments a person sees a group of protected fields; what concerns the work on it is the staff's. */
export const seesIn = ({ permissions, type }: Person, permission: Permission): SeesIn => {
  const sees = permissions.groupsIn(permission, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}

/** Whether a payment `y` has left its employer, and is not with them again to be changed. */
export const isSent = sql<boolean>`(y.submitted_on is not null and y.status not in ('returned', 'cancelled'))`

/** What an employer has not sent, its participant does not know of; what a participant is paid, no employer. */
export function isToldTo({ type }: Person): RawBuilder<boolean> {
  if (type === 'employee') return sql<boolean>`(y.payee = 'participant' or ${isSent})`
  return type === 'employer' ? sql<boolean>`y.payee = 'employer'` : sql<boolean>`true`
}

const isTold = ({ type }: Person, { payee, isSent: sent }: Told) =>
  type === 'employee'
    ? payee === 'participant' || sent
    : type !== 'employer' || payee === 'employer'

interface Told {
  payee: Payee
  isSent: boolean
}

export const mayView = (person: Person, found: PaymentScope & Told) =>
  person.type === 'system' ||
  (person.permissions.allows({ action: 'view', subject }, scopeOf(found)) && isTold(person, found))

export const isToEdit = ({ status }: Pick<LoadedPayment, 'status'>) =>
  status === 'draft' || status === 'returned'

/** The staff who entered or changed something of it for its participant, this person too. */
export function enteredAlsoBy(
  { type, userId }: Person,
  { payee, enteredBy }: Pick<LoadedPayment, 'payee' | 'enteredBy'>,
): string[] {
  const isEntering = type === 'staff' && payee === 'participant' && userId !== null
  return isEntering ? [...new Set([...enteredBy, userId])] : [...enteredBy]
}
