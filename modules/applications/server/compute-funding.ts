import { Decimal } from 'decimal.js'
import type { Funding, FundingLine } from '../contract/funding.ts'

/** Exact enough for every sum here: no product of terms and rules has forty digits. */
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
  /** Days that the schedule of rates has behind it, of a placement before that this one goes on from. */
  daysFundedBefore?: number
  /** Dollars that the placement before left; null without one. */
  leftOfPlacement?: string | null
}

export interface FundingRules {
  rateSchedule: readonly { fromWeek: number; toWeek: number; percent: string; weeklyCap: string }[]
  includesEmployerCosts: boolean
  /** Points of percent and dollars a week on top of each step; null where none is confirmed. */
  equityUplift: { percent: string; weeklyCap: string } | null
  maxWagePerParticipant: string
  combinedCap: string
  /** What is left of the employer's maximum of the fiscal year; null without one. */
  leftForEmployer: string | null
  /** What the participant was granted already: of the maximum of wages and of the combined cap. */
  usedByParticipant: string
  /** What is set aside for the participant's training and supplements: of the combined cap alone. */
  besideWagesOfParticipant?: string
  /** What is set aside for the placement already: what was given to others since does not take it away. */
  setAside?: string
}

const money = (value: Exact) => value.toFixed(2)
/** To the cent, half up: the one place where an amount is rounded. */
const cents = (value: Exact) => value.toDecimalPlaces(2)
const dayMs = 86_400_000

/** Calendar days of a placement, the first and the last included. */
const daysBetween = (startOn: string, endOn: string) =>
  (Date.parse(endOn) - Date.parse(startOn)) / dayMs + 1

/** Length in weeks of seven days, the first and the last day included; a begun week counts in part. */
export const weeksBetween = (startOn: string, endOn: string): Exact =>
  new Exact(daysBetween(startOn, endOn)).div(7)

/** Days that are worked under the same terms. */
export interface WorkedStretch {
  days: number
  hoursPerWeek: string
  /** The wage of an hour with the employer's mandatory costs where the program funds them, to the last digit. */
  hourlyCost: string
}

type Limits = Pick<PlacementTerms, 'otherFunding' | 'daysFundedBefore' | 'leftOfPlacement'>

/**
 * The wage subsidy of a placement: hours × wage (with employer costs where the program funds
 * them) through the rate schedule with its weekly caps, then lowered to what other funding, the
 * participant's maximum and combined cap, with what was granted before, a placement before that this one
 * goes on from, and the employer's maximum leave.
 * All amounts are dollars. Factors are exact; an amount of a line is rounded to the cent, half up,
 * and nothing before it, so that what is printed multiplies out.
 */
export function computeFunding(terms: PlacementTerms, rules: FundingRules): Funding {
  const stretch = {
    days: daysBetween(terms.startOn, terms.endOn),
    hoursPerWeek: terms.hoursPerWeek,
    hourlyCost: costOfAnHour(terms, rules),
  }
  const { stretches: _, ...funding } = computeStretches([stretch], { terms, rules })
  return funding
}

/**
 * The same where hours or wage are others from a day on: each stretch by its own terms, the schedule of
 * rates going on from one to the next. What is given of an hour is that of the last stretch, which is
 * what is agreed since.
 */
export function computeStretches(
  worked: readonly WorkedStretch[],
  { terms, rules }: { terms: Limits; rules: FundingRules },
): Funding {
  let before = terms.daysFundedBefore ?? 0
  const lines: FundingLine[] = []
  const stretches = worked.map(({ days, hoursPerWeek, hourlyCost }) => ({
    days,
    hoursPerWeek: new Exact(hoursPerWeek).toString(),
    hourlyCost,
  }))
  for (const stretch of stretches) {
    const work = { ...stretch, before, hourlyCost: new Exact(stretch.hourlyCost) }
    for (const step of rules.rateSchedule) {
      const line = lineOf(step, work, rules.equityUplift)
      if (line) lines.push(line)
    }
    before += stretch.days
  }
  const subtotal = Exact.sum(0, ...lines.map(({ amount }) => amount))
  const grossWages = grossOf(stretches)
  const { reductions, total } = reduce(subtotal, grossWages, { terms, rules })
  const last = stretches.at(-1)
  const days = stretches.reduce((sum, stretch) => sum + stretch.days, 0)
  return {
    weeks: new Exact(days).div(7).toDecimalPlaces(2).toString(),
    days,
    hoursPerWeek: last?.hoursPerWeek ?? '0',
    totalHours: hoursOfAll(stretches),
    hourlyCost: last?.hourlyCost ?? '0',
    stretches,
    uplift: rules.equityUplift,
    grossWages: money(grossWages),
    lines,
    subtotal: money(subtotal),
    reductions,
    total: money(total),
  }
}

/** Hours × cost of every stretch, rounded once. */
const grossOf = (stretches: readonly WorkedStretch[]) =>
  cents(
    Exact.sum(
      0,
      ...stretches.map(({ days, hoursPerWeek, hourlyCost }) =>
        new Exact(hourlyCost).mul(hoursPerWeek).mul(days),
      ),
    ).div(7),
  )

function hoursOfAll(stretches: readonly WorkedStretch[]): string | null {
  const sevenfold = Exact.sum(
    0,
    ...stretches.map(({ days, hoursPerWeek }) => new Exact(hoursPerWeek).mul(days)),
  )
  const hours = sevenfold.div(7).toDecimalPlaces(2)
  return hours.mul(7).eq(sevenfold) ? hours.toString() : null
}

/** The wage with the employer's mandatory costs where the program funds them, in dollars to the last digit. */
export function costOfAnHour(
  { hourlyWage, employerCostPercent }: Pick<PlacementTerms, 'hourlyWage' | 'employerCostPercent'>,
  rules: Pick<FundingRules, 'includesEmployerCosts'>,
): string {
  const share = rules.includesEmployerCosts ? new Exact(employerCostPercent).div(100) : new Exact(0)
  return new Exact(hourlyWage).mul(share.add(1)).toString()
}

/** Days ÷ 7 × hours a week to the last digit; null when it has none. */
function hoursOf(days: number, hoursPerWeek: string): string | null {
  const sevenfold = new Exact(hoursPerWeek).mul(days)
  const hours = sevenfold.div(7).toDecimalPlaces(2)
  return hours.mul(7).eq(sevenfold) ? hours.toString() : null
}

function lineOf(
  step: FundingRules['rateSchedule'][number],
  work: { days: number; before: number; hoursPerWeek: string; hourlyCost: Exact },
  uplift: FundingRules['equityUplift'],
): FundingLine | null {
  const { hoursPerWeek, hourlyCost, before } = work
  const first = Math.max(before, (step.fromWeek - 1) * 7)
  const end = Math.min(before + work.days, step.toWeek * 7)
  const days = end - first
  if (days <= 0) return null
  const percent = Exact.min(new Exact(step.percent).add(uplift?.percent ?? 0), 100)
  const weeklyCap = new Exact(step.weeklyCap).add(uplift?.weeklyCap ?? 0)
  const computed = cents(hourlyCost.mul(hoursPerWeek).mul(percent).mul(days).div(700))
  const cap = cents(weeklyCap.mul(days).div(7))
  return {
    fromWeek: Math.floor(first / 7) + 1,
    toWeek: Math.ceil(end / 7),
    days,
    hoursPerWeek,
    hours: hoursOf(days, hoursPerWeek),
    hourlyCost: hourlyCost.toString(),
    percent: percent.toString(),
    computed: money(computed),
    weeklyCap: money(weeklyCap),
    isCapped: computed.gt(cap),
    amount: money(Exact.min(computed, cap)),
  }
}

type Reason = Funding['reductions'][number]['reason']

function reduce(
  subtotal: Exact,
  grossWages: Exact,
  { terms, rules }: { terms: Limits; rules: FundingRules },
) {
  const capOfWages = new Exact(rules.combinedCap).sub(rules.besideWagesOfParticipant ?? 0)
  const most = Exact.min(rules.maxWagePerParticipant, capOfWages)
  const unlessSetAside = (limit: Exact) => Exact.max(limit, rules.setAside ?? limit)
  const limits: [Reason, Exact | null][] = [
    ['otherFunding', grossWages.sub(terms.otherFunding)],
    ['participantMaximum', new Exact(rules.maxWagePerParticipant)],
    ['combinedCap', new Exact(rules.combinedCap)],
    ['fundedBefore', unlessSetAside(most.sub(rules.usedByParticipant))],
    ['leftOfPlacement', terms.leftOfPlacement ? new Exact(terms.leftOfPlacement) : null],
    [
      'employerMaximum',
      rules.leftForEmployer === null ? null : unlessSetAside(new Exact(rules.leftForEmployer)),
    ],
  ]
  const reductions: Funding['reductions'] = []
  let total = subtotal
  for (const [reason, limit] of limits) {
    if (!limit || total.lte(limit)) continue
    const left = Exact.max(limit, 0)
    reductions.push({ reason, amount: money(total.sub(left)) })
    total = left
  }
  return { reductions, total }
}
