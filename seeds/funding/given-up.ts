import { addDays, dayOf } from '../clock.ts'
import type { SeedApplication } from './applications.ts'

/** Of a placement that nobody gave up. */
export const notGivenUp = { cancelled_on: null, cancel_side: null, cancel_reason: null }

/** Of participants who look for no other employer, so that no case is theirs. */
const causes = [
  ['participant', 'otherJob'],
  ['participant', 'returnedToSchool'],
  ['participant', 'leftProgram'],
] as const
const every = 4

/** Gives up a few of the offers that wait, those of the cast excepted; asked once for each of them. */
export function givenUp(now: Date) {
  let seen = 0
  return ({ slot }: SeedApplication) => {
    if (slot.isOfCast || seen++ % every !== 0) return null
    const [side, reason] = causes[Math.floor(seen / every) % causes.length] ?? causes[0]
    const day = addDays(dayOf(now), -1)
    return { status: 'cancelled', cancelled_on: day, cancel_side: side, cancel_reason: reason }
  }
}
