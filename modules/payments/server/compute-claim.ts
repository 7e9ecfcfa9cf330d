import { Decimal } from 'decimal.js'
import type { Funding } from '#modules/applications/contract/funding.ts'
import { hourlyCostOf, lineDays } from '#modules/placements/server/used-funding.ts'
import type { ClaimLine } from '../contract/payment.ts'
import type { ComputedLine } from '../contract/payment-lines.ts'

/** Exact enough for every product of hours, wages, days and rates here. */
const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP })
type Exact = InstanceType<typeof Exact>

/** What is approved of a placement. */
export interface Terms {
  funding: Funding
  /** The actual first day, from which the approved lines are counted. */
  startedOn: string
  hourlyWage: string
}

const dayMs = 86_400_000
const daysTo = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs
const money = (value: Exact) => value.toDecimalPlaces(2).toFixed(2)

/**
 * The subsidy of a line of a claim: its wages, at most hours × wage, with the employer’s costs where the
 * program funds them, spread evenly over its days; those of each stretch of the approved lines at that
 * stretch’s rate, under its weekly cap for those days. Days that no approved line covers give nothing.
 * Dollars, to the cent, half up, at the end of the line and nothing before.
 */
export function computeLine(line: ClaimLine, terms: Terms): ComputedLine {
  const days = daysTo(line.from, line.to) + 1
  const base = Exact.min(line.gross, new Exact(line.hours).mul(line.hourlyWage))
  // The wage that is agreed is divided by once, at the end: until then every product is exact.
  const cost = base.mul(hourlyCostOf(terms.funding))
  const parts = stretchesOf(line, terms).map((stretch) => {
    const whole = cost.mul(stretch.percent).mul(stretch.days).mul(7)
    const cap = new Exact(stretch.weeklyCap).mul(stretch.days).mul(days).mul(terms.hourlyWage)
    const most = cap.mul(100)
    return {
      ...stretch,
      isCapped: whole.gt(most),
      most: money(new Exact(stretch.weeklyCap).mul(stretch.days).div(7)),
      amount: Exact.min(whole, most),
    }
  })
  const sum = Exact.sum(0, ...parts.map(({ amount }) => amount))
  const perDollar = new Exact(terms.hourlyWage).mul(days).mul(700)
  return {
    ...line,
    days,
    counted: money(base),
    eligible: money(cost.div(terms.hourlyWage)),
    claimed: money(sum.div(perDollar)),
    stretches: parts.map(({ amount: _, ...stretch }) => stretch),
  }
}

/** The approved lines as far as a line reaches into them, in their order. */
function stretchesOf({ from, to }: ClaimLine, { funding, startedOn }: Terms) {
  const first = daysTo(startedOn, from)
  const end = daysTo(startedOn, to) + 1
  let begin = 0
  return funding.lines.flatMap((line) => {
    const [since, until] = [begin, begin + lineDays(line)]
    begin = until
    const days = Math.min(end, until) - Math.max(first, since)
    const { percent, weeklyCap } = line
    return days > 0 ? [{ days, percent, weeklyCap }] : []
  })
}

/** What lines come to together. */
export const totalOf = (amounts: readonly (string | null)[]): string =>
  Exact.sum(0, ...amounts.map((amount) => amount ?? 0)).toFixed(2)
