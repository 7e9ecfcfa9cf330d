import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import type { Terms } from './compute-claim.ts'
import type { PaymentScope } from './payment.policy.ts'

/** A placement as its wages are claimed. */
export interface Worked extends PaymentScope, Terms {
  placementId: string
  /** Its first day has come, and it was not given up. */
  hasBegun: boolean
  /** It was cancelled, or let expire, before it began. */
  isGivenUp: boolean
  /** The last day worked, or that is planned. */
  lastDay: string
  hoursPerWeek: string
  committedAmount: string
  /** Of that what is neither assessed nor approved, but for the payment that is looked at. */
  leftAmount: string
}

/** Those under way, and those that are over. */
const claimable = ['active', 'completed', 'ended']

/** A placement, and what of its money is left beside a payment; null when there is none. */
export async function readWorked(
  db: Db,
  placementId: string,
  butFor?: string,
): Promise<Worked | null> {
  const { rows } = await sql<Worked>`
    select l.id as "placementId", l.program_id as "programId", l.employer_id as "employerId",
      l.participant_id as "participantId", coalesce(l.started_on, l.start_on) as "startedOn",
      l.started_on is not null and l.status = any(${claimable}::text[]) as "hasBegun",
      l.status in ('cancelled', 'lapsed') as "isGivenUp",
      coalesce(l.last_worked_on, l.planned_end_on) as "lastDay", l.hours_per_week as "hoursPerWeek",
      l.hourly_wage as "hourlyWage", l.funding, l.committed_amount as "committedAmount",
      (l.committed_amount - placement_paid(l.id, ${butFor ?? null}))::text as "leftAmount"
    from placements l where l.id = ${placementId}`.execute(db)
  return rows[0] ?? null
}

/** Claims of a placement are kept one after the other; its days and its money stay as they are read. */
export async function holdPlacement({ db }: Pick<Change, 'db'>, placementId: string) {
  await sql`select 1 from placements where id = ${placementId} for no key update`.execute(db)
}
