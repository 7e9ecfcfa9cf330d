import { takeStep, type VersionedChange } from '#kit/server/steps.ts'
import { shareholderStatus, type ShareholderStep } from '../contract/shareholder.status.ts'
import { shareholderSteps } from './shareholder.steps.ts'

/** Archives a shareholder with all that belongs to it, or brings it back. @throws as `takeStep` */
export async function moveShareholder(
  change: VersionedChange,
  id: string,
  step: ShareholderStep,
): Promise<void> {
  const isArchived = shareholderStatus.transitions[step].to === 'archived'
  const row = { archived_at: isArchived ? change.now : null }
  await takeStep(change, shareholderSteps, { id, step, row })
}
