import { loadHeld, recordAct, type VersionedChange } from '#kit/server/steps.ts'
import { applicationSteps } from './application.steps.ts'
import { refusalOfAct } from './application.policy.ts'
import { changeApplication, refuseApplication } from './change-application.ts'
import { keepFunding } from './keep-funding.ts'

/**
 * Somebody of the staff confirms, or takes back, that the participant is one of those whom the
 * program uplifts. Which group it is, is kept nowhere here.
 * @throws 409 `wrongState` once it is recommended, or where the program has no uplift
 */
export async function confirmUplift(
  change: VersionedChange,
  id: string,
  applies: boolean,
): Promise<void> {
  const before = await loadHeld(change, applicationSteps, id)
  const { record, judged } = before
  await refuseApplication(change, before, refusalOfAct('confirmUplift', judged, change.person))
  await changeApplication(change, id, {
    equity_uplift_by: applies ? change.person.userId : null,
    equity_uplift_at: applies ? change.now : null,
  })
  const { total } = await keepFunding(change, id)
  await recordAct(change, applicationSteps, {
    of: before,
    act: applies ? 'upliftConfirmed' : 'upliftTakenBack',
    ...(total !== record.requestedAmount && {
      changes: { requestedAmount: [record.requestedAmount, total] },
    }),
  })
}
