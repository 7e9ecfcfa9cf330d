import { Decimal } from 'decimal.js'
import type { Funding, FundingLine } from '../contract/funding.ts'

/** Exact enough for every sum here, rounded half up to cents only where money is stated. */
const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })
type Exact = InstanceType<typeof Exact>

export interface PlacementTerms {
  /** First and last day, `YYYY-MM-DD`. */
  startOn: string
  endOn: string
  hoursPerWeek: string
  /** Dollars an hour. */
  hourlyWage: string
  /** The employer's mandatory costs, in percent of the wage. */
  employerCostPercent: string
  /** Dollars towards the same wage from elsewhere. */
  otherFunding: string
}

export interface FundingRules {
  rateSchedule: readonly { fromWeek: number; toWeek: number; percent: string; weeklyCap: string }[]
  includesEmployerCosts: boolean
  maxWagePerParticipant: string
  combinedCap: string
  /** What is left of the employer's yearly maximum; null without one. */
  leftForEmployer: string | null
  /** What the participant has used of the combined cap already. */
  usedByParticipant: string
}

const money = (value: Exact) => value.toFixed(2)
const dayMs = 86_400_000

/** Length in weeks of seven days, the first and the last day included; a begun week counts in part. */
export function weeksBetween(startOn: string, endOn: string): Exact {
  const days = (Date.parse(endOn) - Date.parse(startOn)) / dayMs + 1
  return new Exact(days).div(7)
}

/**
 * The wage subsidy of a placement: hours × wage (with employer costs where the program funds
 * them) through the rate schedule with its weekly caps, then lowered to what other funding, the
 * participant's maximum, the combined cap and the employer's maximum leave.
 * All amounts are dollars, rounded half up to the cent per line.
 */
export function computeFunding(terms: PlacementTerms, rules: FundingRules): Funding {
  const weeks = weeksBetween(terms.startOn, terms.endOn)
  const hourlyCost = costOfAnHour(terms, rules)
  const lines = rules.rateSchedule
    .map((step) => lineOf(step, { weeks, hourlyCost, hoursPerWeek: terms.hoursPerWeek }))
    .filter((line) => line !== null)
  const subtotal = Exact.sum(0, ...lines.map(({ amount }) => amount))
  const totalHours = weeks.mul(terms.hoursPerWeek)
  const grossWages = totalHours.mul(hourlyCost)
  const { reductions, total } = reduce(subtotal, grossWages, { terms, rules })
  return {
    weeks: weeks.toDecimalPlaces(2).toString(),
    totalHours: totalHours.toDecimalPlaces(2).toString(),
    grossWages: money(grossWages),
    lines,
    subtotal: money(subtotal),
    reductions,
    total: money(total),
  }
}

function costOfAnHour({ hourlyWage, employerCostPercent }: PlacementTerms, rules: FundingRules) {
  const share = rules.includesEmployerCosts ? new Exact(employerCostPercent).div(100) : new Exact(0)
  return new Exact(hourlyWage).mul(share.add(1)).toDecimalPlaces(4)
}

function lineOf(
  step: FundingRules['rateSchedule'][number],
  on: { weeks: Exact; hourlyCost: Exact; hoursPerWeek: string },
): FundingLine | null {
  const covered = Exact.min(on.weeks, step.toWeek).sub(step.fromWeek - 1)
  if (covered.lte(0)) return null
  const hours = covered.mul(on.hoursPerWeek)
  const computed = hours.mul(on.hourlyCost).mul(step.percent).div(100)
  const cap = covered.mul(step.weeklyCap)
  return {
    fromWeek: step.fromWeek,
    toWeek: Math.min(step.toWeek, on.weeks.ceil().toNumber()),
    hours: hours.toDecimalPlaces(2).toString(),
    hourlyCost: on.hourlyCost.toString(),
    percent: step.percent,
    computed: money(computed),
    weeklyCap: step.weeklyCap,
    isCapped: computed.gt(cap),
    amount: money(Exact.min(computed, cap)),
  }
}

type Reason = Funding['reductions'][number]['reason']

function reduce(
  subtotal: Exact,
  grossWages: Exact,
  { terms, rules }: { terms: PlacementTerms; rules: FundingRules },
) {
  const limits: [Reason, Exact | null][] = [
    ['otherFunding', grossWages.sub(terms.otherFunding)],
    ['participantMaximum', new Exact(rules.maxWagePerParticipant)],
    ['combinedCap', new Exact(rules.combinedCap).sub(rules.usedByParticipant)],
    ['employerMaximum', rules.leftForEmployer === null ? null : new Exact(rules.leftForEmployer)],
  ]
  const reductions: Funding['reductions'] = []
  let total = subtotal
  for (const [reason, limit] of limits) {
    if (!limit || total.lte(limit)) continue
    const left = Exact.max(limit, 0).toDecimalPlaces(2, Decimal.ROUND_DOWN)
    reductions.push({ reason, amount: money(total.sub(left)) })
    total = left
  }
  return { reductions, total }
}
