import { Decimal } from 'decimal.js'
import { hourlyCostOf, stretchesWithin } from '#modules/placements/server/used-funding.ts'
import type { Worked } from './worked.queries.ts'

interface Agreed {
  /** Of all of its days together. */
  hours: Decimal
  /** Of an hour, where a change makes it another one on the way. */
  lowestWage: string
  highestWage: string
}

const dayMs = 86_400_000
const daysTo = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs

/** What is agreed of the days of a line of a claim: a change holds from its own day on, not before. */
export function agreedOfLine(
  { from, to }: { from: string; to: string },
  { funding, startedOn, hoursPerWeek, hourlyWage }: Worked,
): Agreed {
  const [first, end] = [daysTo(startedOn, from), daysTo(startedOn, to) + 1]
  const costNow = hourlyCostOf(funding)
  let since = 0
  const parts = stretchesWithin(funding, { days: end, hoursPerWeek }).flatMap((stretch) => {
    const days = stretch.days - Math.max(first - since, 0)
    since += stretch.days
    if (days <= 0) return []
    // With the employer's costs or without: those are the same part of every wage.
    const wage = funding.stretches
      ? new Decimal(stretch.hourlyCost).mul(hourlyWage).div(costNow).toFixed(2)
      : hourlyWage
    return [{ hours: new Decimal(stretch.hoursPerWeek).mul(days), wage }]
  })
  const wages = parts.length > 0 ? parts.map(({ wage }) => wage) : [hourlyWage]
  return {
    hours: Decimal.sum(0, ...parts.map(({ hours }) => hours)).div(7),
    lowestWage: Decimal.min(...wages).toFixed(2),
    highestWage: Decimal.max(...wages).toFixed(2),
  }
}
