import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import { stretchesWithin } from '#modules/placements/server/used-funding.ts'
import type { Funding } from '../contract/funding.ts'
import {
  computeStretches,
  costOfAnHour,
  type PlacementTerms,
  type WorkedStretch,
} from './compute-funding.ts'
import { readFundingRules } from './funding.queries.ts'

/** What an approved placement would be like from a day on. */
export interface ChangedTerms {
  /** The first day of work, or the planned one. */
  startOn: string
  endOn: string
  hoursPerWeek: string
  hourlyWage: string
  /** From which day on hours and wage are these. */
  effectiveOn: string
}

type Kept = Pick<
  PlacementTerms,
  'employerCostPercent' | 'otherFunding' | 'daysFundedBefore' | 'leftOfPlacement'
> & {
  programId: string
  employerId: string
  participantId: string
  isUplifted: boolean
  approved: Funding
  oldHours: string
  oldWage: string
  setAside: string
}

const dayMs = 86_400_000
const daysFrom = (from: string, to: string) =>
  Math.max((Date.parse(to) - Date.parse(from)) / dayMs, 0)

/**
 * The subsidy of an approved application if its placement changed: what is agreed until the day, the
 * new hours and wage from it to the last day, by the rules and balances of today. The money that is set
 * aside for the placement itself counts in none of them. To be kept, under the lock of the program's budget.
 */
export async function changedFunding(
  db: Db,
  applicationId: string,
  changed: ChangedTerms,
): Promise<Funding> {
  const { rows } = await sql<Kept>`
    select a.employer_cost_percent as "employerCostPercent", a.other_funding as "otherFunding",
      a.days_funded_before as "daysFundedBefore", a.left_of_placement as "leftOfPlacement",
      a.program_id as "programId", a.employer_id as "employerId", a.participant_id as "participantId",
      a.equity_uplift_at is not null as "isUplifted", l.funding as approved, l.hours_per_week as "oldHours",
      l.hourly_wage as "oldWage", l.committed_amount as "setAside"
    from applications a join placements l on l.application_id = a.id where a.id = ${applicationId}`.execute(
    db,
  )
  const kept = theRow(rows)
  const asked = { ...kept, startOn: changed.startOn, butFor: applicationId }
  const rules = { ...(await readFundingRules(db, asked)), setAside: kept.setAside }
  const hourlyCost = costOfAnHour({ ...kept, hourlyWage: changed.hourlyWage }, rules)
  const worked = stretchesOf(kept, { ...changed, hourlyCost })
  const { stretches, ...funding } = computeStretches(worked, { terms: kept, rules })
  return worked.length > 1 ? { ...funding, ...(stretches && { stretches }) } : funding
}

/** What an approved placement is given as it is agreed. */
export async function agreedFunding(db: Db, applicationId: string): Promise<Funding> {
  const { rows } = await sql<{ funding: Funding }>`
    select funding from placements where application_id = ${applicationId}`.execute(db)
  return theRow(rows).funding
}

/**
 * Days until the change as they are agreed; of those from it on hours and wage as far as they are others:
 * what an earlier change brings on a later day still comes then.
 */
function stretchesOf(kept: Kept, changed: ChangedTerms & { hourlyCost: string }): WorkedStretch[] {
  const { approved, oldHours } = kept
  const { startOn, endOn, effectiveOn } = changed
  const days = daysFrom(startOn, endOn) + 1
  const agreed = stretchesWithin(approved, {
    days,
    hoursPerWeek: approved.hoursPerWeek ?? oldHours,
  })
  const others = othersOf(kept, changed)
  let left = daysFrom(startOn, effectiveOn)
  const parts = agreed.flatMap((stretch) => {
    const before = Math.min(left, stretch.days)
    left -= before
    return [
      { ...stretch, days: before },
      { ...stretch, ...others, days: stretch.days - before },
    ]
  })
  return joined(parts.filter((part) => part.days > 0))
}

function othersOf(
  { oldHours, oldWage }: Kept,
  { hoursPerWeek, hourlyWage, hourlyCost }: ChangedTerms & { hourlyCost: string },
): Partial<WorkedStretch> {
  return {
    ...(Number(hoursPerWeek) !== Number(oldHours) && { hoursPerWeek }),
    ...(Number(hourlyWage) !== Number(oldWage) && { hourlyCost }),
  }
}

/** Stretches of the same terms are one. */
const joined = (stretches: readonly WorkedStretch[]) =>
  stretches.reduce<WorkedStretch[]>((all, next) => {
    const last = all.at(-1)
    if (!last || !isAlike(last, next)) return [...all, next]
    return [...all.slice(0, -1), { ...last, days: last.days + next.days }]
  }, [])

const isAlike = (one: WorkedStretch, other: WorkedStretch) =>
  Number(one.hoursPerWeek) === Number(other.hoursPerWeek) &&
  Number(one.hourlyCost) === Number(other.hourlyCost)
