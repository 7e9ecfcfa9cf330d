import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { placementsLetters } from '../contract/placements.letters.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { placementSteps } from './placement.steps.ts'
import { factsForEmployer } from './tell-employer.ts'

interface Extension {
  newDay: string
  reason: string
}

const deadlines = {
  extendOffer: { column: 'accept_by', field: 'acceptBy' },
  extendStart: { column: 'start_by', field: 'startBy' },
} as const

/** A day further ahead is a slip of the finger, and would hold the money for nothing. */
const longestDays = 366

/** Gives an employer more time to accept. @throws 422 unless the day is later, not past, within a year and the placement */
export const extendOffer = (change: VersionedChange, id: string, given: Extension) =>
  extend(change, { id, step: 'extendOffer', ...given })

/** Gives an employer more time for the first day. @throws 422 unless the day is later, not past, within a year and the placement */
export const extendStart = (change: VersionedChange, id: string, given: Extension) =>
  extend(change, { id, step: 'extendStart', ...given })

async function extend(
  change: VersionedChange,
  { id, step, newDay, reason }: Extension & { id: string; step: keyof typeof deadlines },
) {
  const { column, field } = deadlines[step]
  const before: (loaded: LoadedPlacement) => Promise<object> = async (loaded) => {
    const { [field]: day, today, offered } = loaded
    if (newDay < today || (day !== null && newDay <= day)) throw invalidField('newDay', 'notLater')
    const ahead = (Date.parse(newDay) - Date.parse(today)) / 86_400_000
    if (ahead > longestDays) throw invalidField('newDay', 'notWithinYear')
    if (newDay > offered.endOn) throw invalidField('newDay', 'afterPlannedEnd')
    return { row: { [column]: newDay }, changes: { [field]: [day, newDay] } }
  }
  const placement = await takeStep(change, placementSteps, { id, step, reason, before })
  await change.letter(placementsLetters.extended, placement.contact, {
    ...factsForEmployer(placement, newDay),
    reason,
  })
}
