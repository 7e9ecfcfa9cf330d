import { Decimal } from 'decimal.js'
import type { Funding, FundingLine } from '#modules/applications/contract/funding.ts'

const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP })
type Exact = InstanceType<typeof Exact>

const money = (value: Exact) => value.toFixed(2)
const cents = (value: Exact) => value.toDecimalPlaces(2)

export interface Worked {
  /** Calendar days from the actual first day to the last day worked, both included. */
  days: number
  hoursPerWeek: string
  /** Dollars from elsewhere towards the wage of the whole placement. */
  otherFunding: string
}

/**
 * What was used of an approved subsidy when a placement ends after so many days: the approved lines, in
 * their order, as far as the days reach, each to the cent, half up, under its own weekly cap. Limits in
 * dollars that lowered the approval hold as they were; other funding counts for the days worked.
 * Never more than was approved.
 */
export function usedFunding(approved: Funding, worked: Worked): Funding {
  const planned = approved.days ?? daysOf(approved.lines)
  const days = Math.min(worked.days, planned)
  const hoursPerWeek = new Exact(approved.hoursPerWeek ?? worked.hoursPerWeek).toString()
  const lines = linesWithin(approved.lines, { days, hoursPerWeek })
  const hourlyCost = hourlyCostOf(approved)
  const stretches = stretchesWithin(approved, { days, hoursPerWeek })
  const gross = grossOf(stretches)
  const subtotal = Exact.sum(0, ...lines.map(({ amount }) => amount))
  const other = cents(new Exact(worked.otherFunding).mul(days).div(planned))
  const { reductions, total } = reduced(subtotal, [
    ['otherFunding', gross.sub(other)],
    ...limitsOf(approved),
  ])
  return {
    weeks: new Exact(days).div(7).toDecimalPlaces(2).toString(),
    days,
    hoursPerWeek,
    totalHours: hoursOfAll(stretches),
    hourlyCost,
    ...(approved.stretches && { stretches }),
    ...(approved.uplift !== undefined && { uplift: approved.uplift }),
    grossWages: money(gross),
    lines,
    subtotal: money(subtotal),
    reductions,
    total: money(total),
  }
}

type Stretch = NonNullable<Funding['stretches']>[number]

/** The stretches of an approval as far as so many days reach; the days after it are as the last one. */
export function stretchesWithin(
  approved: Funding,
  { days, hoursPerWeek }: { days: number; hoursPerWeek: string },
): Stretch[] {
  const whole = approved.stretches ?? [{ days, hoursPerWeek, hourlyCost: hourlyCostOf(approved) }]
  let left = days
  return whole.flatMap((stretch, place) => {
    const of = place === whole.length - 1 ? left : Math.min(left, stretch.days)
    left -= of
    return of > 0 ? [{ ...stretch, days: of }] : []
  })
}

const sevenfoldHours = ({ days, hoursPerWeek }: Stretch) => new Exact(hoursPerWeek).mul(days)

const grossOf = (stretches: readonly Stretch[]) =>
  cents(
    Exact.sum(
      0,
      ...stretches.map((stretch) => sevenfoldHours(stretch).mul(stretch.hourlyCost)),
    ).div(7),
  )

/** To the last digit; null when it has none. */
function hoursOfAll(stretches: readonly Stretch[]): string | null {
  const sevenfold = Exact.sum(0, ...stretches.map(sevenfoldHours))
  const hours = sevenfold.div(7).toDecimalPlaces(2)
  return hours.mul(7).eq(sevenfold) ? hours.toString() : null
}

/** Wage of an hour with the employer’s mandatory costs where the program funds them, to the last digit. */
export const hourlyCostOf = ({ hourlyCost, lines }: Funding) =>
  hourlyCost ?? lines[0]?.hourlyCost ?? '0'

/** Lines that were kept before they had days are of whole weeks. */
export const lineDays = ({ days, fromWeek, toWeek }: FundingLine) =>
  days ?? (toWeek - fromWeek + 1) * 7
const daysOf = (lines: readonly FundingLine[]) =>
  lines.reduce((sum, line) => sum + lineDays(line), 0)

function linesWithin(
  lines: readonly FundingLine[],
  { days, hoursPerWeek }: { days: number; hoursPerWeek: string },
): FundingLine[] {
  let left = days
  return lines.flatMap((line) => {
    const of = Math.min(left, lineDays(line))
    left -= of
    // A change may have made the hours of some lines others than those of the rest.
    const hours = line.hoursPerWeek ?? hoursPerWeek
    return of > 0 ? [shortened(line, { days: of, hoursPerWeek: hours })] : []
  })
}

function shortened(
  line: FundingLine,
  { days, hoursPerWeek }: { days: number; hoursPerWeek: string },
): FundingLine {
  const { hourlyCost, percent, weeklyCap, fromWeek, toWeek } = line
  const computed = cents(new Exact(hourlyCost).mul(hoursPerWeek).mul(percent).mul(days).div(700))
  const cap = cents(new Exact(weeklyCap).mul(days).div(7))
  return {
    ...line,
    toWeek: Math.min(toWeek, fromWeek + Math.ceil(days / 7) - 1),
    days,
    hoursPerWeek,
    hours: hoursOf(days, hoursPerWeek),
    computed: money(computed),
    isCapped: computed.gt(cap),
    amount: money(Exact.min(computed, cap)),
  }
}

/** Days ÷ 7 × hours a week to the last digit; null when it has none. */
function hoursOf(days: number, hoursPerWeek: string): string | null {
  const sevenfold = new Exact(hoursPerWeek).mul(days)
  const hours = sevenfold.div(7).toDecimalPlaces(2)
  return hours.mul(7).eq(sevenfold) ? hours.toString() : null
}

type Limit = [Funding['reductions'][number]['reason'], Exact]

/** The dollars to which each reduction lowered the approval; other funding is no such amount. */
function limitsOf({ subtotal, reductions }: Funding): Limit[] {
  let left = new Exact(subtotal)
  return reductions.flatMap(({ reason, amount }): Limit[] => {
    left = left.sub(amount)
    return reason === 'otherFunding' ? [] : [[reason, left]]
  })
}

function reduced(subtotal: Exact, limits: readonly Limit[]) {
  const reductions: Funding['reductions'] = []
  let total = subtotal
  for (const [reason, limit] of limits) {
    if (total.lte(limit)) continue
    const left = Exact.max(limit, 0)
    reductions.push({ reason, amount: money(total.sub(left)) })
    total = left
  }
  return { reductions, total }
}
