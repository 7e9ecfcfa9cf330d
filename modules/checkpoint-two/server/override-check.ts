import { invalidField, refused } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { isOverridden } from '#modules/applications/contract/checkpoint.ts'
import type { CheckpointTwoCode, CheckpointTwoItem } from '../contract/checkpoint-two.ts'
import { doneBy, holdCheckpoint, itemOf, judgedPart, keepJudged } from './change-checkpoint.ts'
import { tellAboutOverride } from './tell-about-override.ts'

interface Asking {
  item: CheckpointTwoCode
  reason: string
}

/**
 * Asks that a failed check passes all the same; whoever may grant it is told.
 * @throws 403, 412, 409 `nothingToOverride` or `askedAlready`
 */
export async function askOverride(
  change: VersionedChange,
  applicationId: string,
  { item: code, reason }: Asking,
): Promise<void> {
  const found = await holdCheckpoint(change, applicationId, 'verify')
  const item = itemOf(found, code)
  if (item.result !== 'fail' || isOverridden(item, found.today)) throw refused('nothingToOverride')
  if (item.asked) throw refused('askedAlready')
  const asked = { ...doneBy(change), reason }
  const results = { [code]: { ...judgedPart(item), asked, refused: null } }
  await keepJudged(change, found, { act: 'askOverride', results, reason })
  await tellAboutOverride(change, found, { told: 'overrideAsked' })
}

/**
 * Lets a failed check pass until a day. Four eyes: not by whoever recorded it or asked for it.
 * @throws 403, 412, 409 `notAsked` or `fourEyes`, 422 for a day that is not ahead
 */
export async function grantOverride(
  change: VersionedChange,
  applicationId: string,
  { item: code, reason, expiresOn }: Asking & { expiresOn: string },
): Promise<void> {
  const found = await holdCheckpoint(change, applicationId, 'override')
  const item = askedItem(change, itemOf(found, code))
  if (expiresOn <= found.today) throw invalidField('expiresOn', 'inFuture')
  const override = { ...doneBy(change), reason, expiresOn }
  const results = { [code]: { ...judgedPart(item), asked: null, override } }
  await keepJudged(change, found, { act: 'grantOverride', results, reason })
  await tellAboutOverride(change, found, { told: 'overrideGranted', to: item.asked?.byId ?? null })
}

/** Leaves the check failed. @throws as `grantOverride` */
export async function refuseOverride(
  change: VersionedChange,
  applicationId: string,
  { item: code, reason }: Asking,
): Promise<void> {
  const found = await holdCheckpoint(change, applicationId, 'override')
  const item = askedItem(change, itemOf(found, code))
  const results = {
    [code]: { ...judgedPart(item), asked: null, refused: { ...doneBy(change), reason } },
  }
  await keepJudged(change, found, { act: 'refuseOverride', results, reason })
  await tellAboutOverride(change, found, { told: 'overrideRefused', to: item.asked?.byId ?? null })
}

/** What somebody else has recorded and asked for. @throws 409 */
function askedItem({ person }: VersionedChange, item: CheckpointTwoItem): CheckpointTwoItem {
  if (!item.asked) throw refused('notAsked')
  if ([item.byId, item.asked.byId].includes(person.userId)) throw refused('fourEyes')
  return item
}
