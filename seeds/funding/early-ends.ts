import { usedFunding } from '#modules/placements/server/used-funding.ts'
import { addDays, dayOf } from '../clock.ts'
import type { SeedApplication } from './applications.ts'

const dayMs = 86_400_000

/** Of a placement that did not end early. */
export const noEnd = {
  last_worked_on: null,
  end_side: null,
  end_reason: null,
  end_recorded_at: null,
  amount_before_end: null,
  used_funding: null,
}

const causes = [
  ['employer', 'laidOff'],
  ['participant', 'quit'],
  ['employer', 'dismissed'],
  ['employer', 'employerClosed'],
  ['participant', 'moved'],
  ['both', 'health'],
] as const

/** Days ago on which they worked last; the last ones are past the time to find an employer. */
const daysAgo = [4, 6, 9, 12, 16, 19, 23, 26, 30, 34, 38, 42, 47, 51, 55, 58, 75, 84]
const every = 2

/** Ends a few of the placements under way, those of the cast excepted; asked once for each of them. */
export function earlyEnds(now: Date) {
  let seen = 0
  let ended = 0
  return (application: SeedApplication) => {
    const { slot, row, funding } = application
    if (slot.isOfCast || seen++ % every !== 0) return null
    const days = daysAgo[ended] ?? 0
    const lastDay = addDays(dayOf(now), -days)
    const worked = (Date.parse(lastDay) - Date.parse(String(row['start_on']))) / dayMs + 1
    if (days === 0 || worked < 5) return null
    const [side, reason] = causes[ended % causes.length] ?? causes[0]
    ended++
    const hoursPerWeek = String(row['hours_per_week'])
    const given = row['other_funding']
    const otherFunding = typeof given === 'string' ? given : '0'
    const used = usedFunding(funding, { days: worked, hoursPerWeek, otherFunding })
    return {
      status: 'ended',
      ended_on: lastDay,
      last_worked_on: lastDay,
      end_side: side,
      end_reason: reason,
      end_recorded_at: new Date(Date.parse(lastDay) + 20 * 3_600_000),
      amount_before_end: funding.total,
      used_funding: used,
      committed_amount: used.total,
    }
  }
}
