import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import type { Payee } from '#modules/payments/contract/payment.ts'
import {
  overpaymentStatus,
  type OverpaymentFacts,
  type OverpaymentStatus,
} from '../contract/overpayment.status.ts'

/** What permission conditions look at. */
export interface OverpaymentScope {
  programId: string
  employerId: string
  participantId: string
}

/** The same of a row of overpayments. */
export const facts: Record<keyof OverpaymentScope, RawBuilder<unknown>> = {
  programId: sql`o.program_id`,
  employerId: sql`o.employer_id`,
  participantId: sql`o.participant_id`,
}

export const subject = 'Payments'
export const paying = { action: 'pay', subject } as const

/** An overpayment with what its steps are judged by. */
export interface LoadedOverpayment extends OverpaymentScope, OverpaymentFacts {
  id: string
  version: number
  reference: string
  status: OverpaymentStatus
  amount: string
  receivedAmount: string
  paidOn: string
  owedBy: Payee
}

export const overpaymentMachines: Stepped<OverpaymentFacts> = {
  machines: { status: overpaymentStatus },
  // Where nothing came in, there is nothing to take back.
  hides: ['nothingReceived', 'nothingKept'],
}

export const scopeOf = ({ programId, employerId, participantId }: OverpaymentScope) => ({
  programId,
  employerId,
  participantId,
})

export const judgeOverpayment = (found: LoadedOverpayment): Judged<OverpaymentFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
})

/** On which overpayments a person sees a group of protected fields; what concerns the work on it is the staff's. */
export const seesIn = ({ permissions, type }: Person, permission: Permission): SeesIn => {
  const sees = permissions.groupsIn(permission, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}

type Reader = Pick<Person, 'type'>

/** What an employer owes back, its participants are not told of, though they see their payments; and no employer of theirs. */
export function isToldTo({ type }: Reader): RawBuilder<boolean> {
  if (type === 'employee') return sql<boolean>`o.owed_by = 'participant'`
  return type === 'employer' ? sql<boolean>`o.owed_by = 'employer'` : sql<boolean>`true`
}

/** The same of one that was found. */
export const isTold = ({ type }: Reader, { owedBy }: Pick<LoadedOverpayment, 'owedBy'>) =>
  type === 'employee' ? owedBy === 'participant' : type !== 'employer' || owedBy === 'employer'
