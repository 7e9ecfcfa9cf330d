import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import type { Funding } from '../contract/funding.ts'
import { computeFunding, type FundingRules, type PlacementTerms } from './compute-funding.ts'

/** The subsidy of a stored application by the rules and balances of today. */
export async function fundingOf(db: Db, applicationId: string): Promise<Funding> {
  const { rows } = await sql<
    PlacementTerms & { programId: string; employerId: string; participantId: string | null }
  >`
    select start_on as "startOn", end_on as "endOn", hours_per_week as "hoursPerWeek",
      hourly_wage as "hourlyWage", employer_cost_percent as "employerCostPercent",
      other_funding as "otherFunding", program_id as "programId", employer_id as "employerId",
      participant_id as "participantId"
    from applications where id = ${applicationId}`.execute(db)
  const [terms] = rows
  if (!terms) throw notFound()
  return computeFunding(terms, await readFundingRules(db, terms))
}

/** A program's money rules, with what the employer and the participant have used of them. */
export async function readFundingRules(
  db: Db,
  of: { programId: string; employerId: string | null; participantId: string | null },
): Promise<FundingRules> {
  const { rows } = await sql<FundingRules>`
    select p.rate_schedule as "rateSchedule", p.includes_employer_costs as "includesEmployerCosts",
      p.max_wage_per_participant as "maxWagePerParticipant", p.combined_cap as "combinedCap",
      case when p.max_amount_per_employer is null then null else
        greatest(p.max_amount_per_employer - coalesce((select sum(l.committed_amount) from placements l
          where l.program_id = p.id and l.employer_id = ${of.employerId} and l.status <> 'cancelled'), 0), 0)::text
        end as "leftForEmployer",
      coalesce((select sum(l.committed_amount) from placements l
        where l.program_id = p.id and l.participant_id = ${of.participantId} and l.status <> 'cancelled'), 0)::text
        as "usedByParticipant"
    from programs p where p.id = ${of.programId}`.execute(db)
  const [rules] = rows
  if (!rules) throw notFound()
  return rules
}
