import { Decimal } from 'decimal.js'
import type { FieldErrors } from '#kit/contract/validation.ts'
import { invalid, notFound, refused } from '#kit/server/problems.ts'
import type { Looking } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { mayClaim } from '#modules/supplements/server/may-claim.ts'
import { payees, type Payee } from '../contract/payment.ts'
import type { PaymentScope } from './payment.policy.ts'
import { readClaimed, type ClaimedSupplement } from './claimed-supplement.queries.ts'

/** What is claimed of a supplement, and for which days. */
export interface Spent {
  spentOn: string
  periodFrom: string
  periodTo: string
  claimedAmount: string
}

/** Why somebody does not claim what is paid to this payee; null where they do. */
export function whyNotTheirs(
  person: Person,
  found: PaymentScope & { payee: Payee },
): 'notPermitted' | 'paidToEmployer' | 'paidToParticipant' | null {
  const { payee } = found
  const claims = (of: Payee) => mayClaim(person, { ...found, payee: of })
  if (claims(payee)) return null
  if (!payees.some(claims)) return 'notPermitted'
  return payee === 'participant' ? 'paidToParticipant' : 'paidToEmployer'
}

interface Asked {
  supplementId: string
  /** The payment that claims it. */
  paymentId?: string
}

/**
 * A supplement that the person may claim of, under a lock that is held before.
 * @throws 404 for one that is none of theirs, 409 with why nothing of it can be claimed by them
 */
export async function theClaimable(
  { db, person }: Pick<Looking, 'db' | 'person'>,
  { supplementId, paymentId }: Asked,
): Promise<ClaimedSupplement> {
  const found = await readClaimed(db, supplementId, paymentId)
  const reason = found && whyNotTheirs(person, found)
  if (!found || reason === 'notPermitted') throw notFound()
  if (found.isClosed) throw refused('supplementClosed')
  if (!found.isApproved) throw refused('supplementNotApproved')
  if (reason) throw refused(reason)
  if (found.isGivenUp) throw refused('placementGivenUp')
  return found
}

type Complaint = [field: keyof Spent, code: string, params?: Record<string, string>]

/** What was spent in days of the supplement, and no more than is left of it. @throws 422 at the fields */
export function refuseSpent(spent: Spent, found: ClaimedSupplement, today: string): void {
  const wrong = [aboutDays(spent, found, today), aboutAmount(spent, found)].filter(
    (complaint) => complaint !== null,
  )
  const errors: FieldErrors = Object.fromEntries(
    wrong.map(([field, code, params = {}]) => [field, [{ code, params }]]),
  )
  if (wrong.length > 0) throw invalid(errors)
}

function aboutDays(
  { periodFrom, periodTo }: Spent,
  { fromOn, lastDay, endsWithPlacement }: ClaimedSupplement,
  today: string,
): Complaint | null {
  if (periodFrom < fromOn) return ['periodFrom', 'beforeSupplement', { day: fromOn }]
  if (periodTo < periodFrom) return ['periodTo', 'endsBeforeStart']
  if (periodTo > lastDay)
    return ['periodTo', endsWithPlacement ? 'afterLastDay' : 'afterSupplement', { lastDay }]
  return periodTo > today ? ['periodTo', 'notSpentYet'] : null
}

function aboutAmount({ claimedAmount }: Spent, { left }: ClaimedSupplement): Complaint | null {
  return new Decimal(claimedAmount).gt(left)
    ? ['claimedAmount', 'moreThanSupplement', { left }]
    : null
}
