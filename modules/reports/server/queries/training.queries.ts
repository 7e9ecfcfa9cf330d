import { sql } from 'kysely'
import {
  byTime,
  counted,
  grouped,
  inScope,
  keyOf,
  summed,
  within,
  type Asked,
  type Counted,
} from './grouped.ts'

const whose = { programId: sql`f.program_id`, employerId: sql`f.employer_id` }

const columns = {
  program: sql`f.program_id`,
  credential: sql`f.credential`,
  providerType: sql`f.provider_type`,
  skillFocus: sql`f.skill_focus`,
  ...byTime(sql`f.requested_on`),
}

/** Requests by the day on which somebody asked, as they stand. */
export function readTraining(asked: Asked): Promise<Counted> {
  const is = (stage: string) => counted(sql<boolean>`x.stage = ${stage}`)
  return grouped(asked, {
    rows: sql`select f.stage, f.requested_amount, ${keyOf(asked, columns)} as key
      from funding_requests f where ${inScope(asked, whose)} and ${within(asked, sql`f.requested_on`)}`,
    measures: {
      requests: counted(),
      awaitingForm: is('awaitingForm'),
      awaitingApproval: is('awaitingApproval'),
      approvedRequests: is('approved'),
      endedRequests: is('ended'),
      requestedAmount: summed(sql`x.requested_amount`),
    },
  })
}

/** Of the courses that were approved what they cost: paid is what was assessed and has been paid. */
export function readTrainingCosts(asked: Asked): Promise<Counted> {
  const isPaid = sql<boolean>`x.paid_on is not null`
  return grouped(asked, {
    rows: sql`select f.*, ${keyOf(asked, columns)} as key
      from funding_requests f where ${inScope(asked, whose)} and ${within(asked, sql`f.requested_on`)}
        and f.approved_amount is not null and f.status not in ('rejected', 'cancelled', 'expired')`,
    measures: {
      coursesApproved: counted(),
      trainingHours: sql`coalesce(sum(x.hours), 0)::numeric(12, 1)::text`,
      certificates: counted(sql<boolean>`x.has_certificate`),
      requestedAmount: summed(sql`x.requested_amount`),
      approvedAmount: summed(sql`x.approved_amount`),
      claimedAmount: summed(sql`x.claimed_amount`),
      paidAmount: summed(sql`x.assessed_amount`, isPaid),
      costPerHour: sql`(sum(x.approved_amount) / nullif(sum(x.hours), 0))::numeric(10, 2)::text`,
    },
  })
}
