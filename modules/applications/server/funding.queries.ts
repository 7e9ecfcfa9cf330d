import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { holdsMoney, takesPlace } from '#modules/placements/server/balances.queries.ts'
import type { Funding } from '../contract/funding.ts'
import { computeFunding, type FundingRules, type PlacementTerms } from './compute-funding.ts'

/** The subsidy of a stored application by the rules and balances of today. */
export async function fundingOf(db: Db, applicationId: string): Promise<Funding> {
  const { rows } = await sql<PlacementTerms & UsedBy>`
    select start_on as "startOn", end_on as "endOn", hours_per_week as "hoursPerWeek",
      hourly_wage as "hourlyWage", employer_cost_percent as "employerCostPercent",
      other_funding as "otherFunding", days_funded_before as "daysFundedBefore",
      left_of_placement as "leftOfPlacement", program_id as "programId", employer_id as "employerId",
      participant_id as "participantId", equity_uplift_at is not null as "isUplifted"
    from applications where id = ${applicationId}`.execute(db)
  const terms = theRow(rows)
  return computeFunding(terms, await readFundingRules(db, terms))
}

/** The subsidy of an application that is being submitted: of nobody yet, and without an uplift. */
export async function fundingOfNew(
  db: Db,
  of: { programId: string; employerId: string | null; position: PlacementTerms },
): Promise<Funding> {
  const { programId, employerId, position } = of
  const { startOn } = position
  const rules = await readFundingRules(db, { programId, employerId, participantId: null, startOn })
  return computeFunding(position, rules)
}

/** Whose balances a subsidy draws on. */
interface UsedBy {
  programId: string
  employerId: string | null
  participantId: string | null
  /** The first day: the employer's maximum is one of its fiscal year. */
  startOn?: string
  /** Whether somebody has confirmed that the program's uplift applies. */
  isUplifted?: boolean
  /** Whose own placement does not count: its money is what is computed afresh. */
  butFor?: string
}

/** Of a program `p`, the placements of an employer that begin in the fiscal year of a day. */
const placementsOfYear = ({ employerId, startOn, butFor }: UsedBy) => sql`
  placements l where l.program_id = p.id and l.employer_id = ${employerId} and ${holdsMoney}
    and l.application_id is distinct from ${butFor ?? null}::uuid
    and fiscal_year(l.start_on, p.fiscal_year_start) = fiscal_year(${startOn ?? null}::date, p.fiscal_year_start)`

/** A program's money rules, with what the employer and the participant have used of them. */
export async function readFundingRules(db: Db, of: UsedBy): Promise<FundingRules> {
  const { programId, participantId, isUplifted = false, butFor = null } = of
  const { rows } = await sql<FundingRules>`
    select p.rate_schedule as "rateSchedule", p.includes_employer_costs as "includesEmployerCosts",
      case when ${isUplifted} then p.equity_uplift end as "equityUplift",
      p.max_wage_per_participant as "maxWagePerParticipant", p.combined_cap as "combinedCap",
      case when p.max_amount_per_employer is null then null else
        greatest(p.max_amount_per_employer - coalesce((select sum(l.committed_amount)
          from ${placementsOfYear(of)}), 0), 0)::text end as "leftForEmployer",
      coalesce((select sum(l.committed_amount) from placements l
        where l.program_id = p.id and l.participant_id = ${participantId} and ${holdsMoney}
          and l.application_id is distinct from ${butFor}::uuid), 0)::text
        as "usedByParticipant", beside_wages_committed(p.id, ${participantId})::text as "besideWagesOfParticipant"
    from programs p where p.id = ${programId}`.execute(db)
  return theRow(rows)
}

/** Which number of placements an employer would exceed with one more; null while there is room. */
export type EmployerFull = 'employerActiveMaximum' | 'employerYearlyMaximum' | null

/**
 * Whether the employer of an application has reached a number of placements of the program: active
 * ones, which are planned, accepted or under way, or those of the fiscal year, without what was cancelled or lapsed.
 */
export async function readEmployerFull(db: Db, applicationId: string): Promise<EmployerFull> {
  const { rows } = await sql<{ active: boolean; yearly: boolean }>`
    select (select count(*) from placements l where l.program_id = p.id and l.employer_id = a.employer_id
        and ${takesPlace}) >= p.max_active_per_employer as active,
      (select count(*) from placements l where l.program_id = p.id and l.employer_id = a.employer_id
        and ${holdsMoney} and fiscal_year(l.start_on, p.fiscal_year_start)
          = fiscal_year(a.start_on, p.fiscal_year_start)) >= p.max_yearly_per_employer as yearly
    from applications a join programs p on p.id = a.program_id where a.id = ${applicationId}`.execute(
    db,
  )
  const [full] = rows
  if (full?.active) return 'employerActiveMaximum'
  return full?.yearly ? 'employerYearlyMaximum' : null
}
