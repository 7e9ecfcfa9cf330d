import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Payee } from '../contract/payment.ts'
import type { PaymentScope } from './payment.policy.ts'

/** A supplement as it is claimed. */
export interface ClaimedSupplement extends PaymentScope {
  supplementId: string
  placementId: string
  applicationId: string
  isApproved: boolean
  /** Nothing more is claimed of it. */
  isClosed: boolean
  payee: Payee
  /** Its placement was given up, or let expire. */
  isGivenUp: boolean
  /** The days that can be claimed; where the placement ended before, fewer. */
  fromOn: string
  lastDay: string
  /** The placement ends on that day, rather than the supplement. */
  endsWithPlacement: boolean
  /** What is neither claimed nor given, but for the payment that is looked at. */
  left: string
}

/** A supplement, and what is left of it beside a payment; null when there is none. */
export async function readClaimed(
  db: Db,
  supplementId: string,
  butFor?: string,
): Promise<ClaimedSupplement | null> {
  const { rows } = await sql<ClaimedSupplement>`
    select s.id as "supplementId", s.placement_id as "placementId", s.application_id as "applicationId",
      s.program_id as "programId", s.employer_id as "employerId", s.participant_id as "participantId",
      s.status = 'approved' as "isApproved", s.status = 'closed' as "isClosed", s.payee, l.status in ('cancelled', 'lapsed') as "isGivenUp",
      s.from_on as "fromOn", d.last as "lastDay",
      d.last = coalesce(l.last_worked_on, l.planned_end_on) as "endsWithPlacement",
      greatest(coalesce(s.approved_amount, 0) - supplement_claimed(s.id, ${butFor ?? null}), 0)::text as left
    from supplements s join placements l on l.id = s.placement_id,
      lateral (select supplement_last_day(s.id) as last) d
    where s.id = ${supplementId}`.execute(db)
  return rows[0] ?? null
}
