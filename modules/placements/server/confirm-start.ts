import { invalidField } from '#kit/server/problems.ts'
import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import type { LoadedPlacement } from './placement.queries.ts'
import { underHolds } from './placement.steps.ts'

/** The person has started. @throws 422 unless the day lies from the approval to the last day to start, and not ahead */
export async function confirmStart(change: VersionedChange, id: string, startedOn: string) {
  await takeStep(change, underHolds, {
    id,
    step: 'confirmStart',
    async before(placement) {
      const complaint = complaintAbout(startedOn, placement)
      if (complaint) throw invalidField('startedOn', complaint)
      return { row: { started_on: startedOn }, changes: { startedOn: [null, startedOn] } }
    },
  })
}

function complaintAbout(day: string, { today, approvedOn, startBy }: LoadedPlacement) {
  if (day > today) return 'startAhead'
  if (day < approvedOn) return 'startBeforeApproval'
  return startBy !== null && day > startBy ? 'startAfterWindow' : null
}
