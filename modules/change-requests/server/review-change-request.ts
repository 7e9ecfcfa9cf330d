import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { changeRequestSteps } from './change-request.steps.ts'
import { tellReturned } from './tell-sides.ts'

/** Proposes to approve what is asked for; another person decides. */
export async function recommendChangeRequest(
  change: VersionedChange,
  id: string,
  note: string | null,
): Promise<void> {
  await takeStep(change, changeRequestSteps, {
    id,
    step: 'recommend',
    reason: note,
    row: {
      recommended_on: await change.today(),
      recommended_by: change.person.userId,
      recommendation_note: note,
    },
  })
}

interface Returned {
  /** Before the recommendation, or after it. */
  step: 'sendBack' | 'returnRecommended'
  note: string
}

/** Gives what is asked for back to whoever asked, who is told what to say otherwise. */
export async function returnChangeRequest(
  change: VersionedChange,
  id: string,
  { step, note }: Returned,
): Promise<void> {
  const found = await takeStep(change, changeRequestSteps, {
    id,
    step,
    reason: note,
    row: {
      returned_on: await change.today(),
      returned_by: change.person.userId,
      return_note: note,
    },
  })
  await tellReturned(change, found)
}

/** Takes back what is not decided. */
export async function withdrawChangeRequest(change: VersionedChange, id: string): Promise<void> {
  await takeStep(change, changeRequestSteps, {
    id,
    step: 'withdraw',
    row: { withdrawn_on: await change.today(), withdrawn_by: change.person.userId },
  })
}
