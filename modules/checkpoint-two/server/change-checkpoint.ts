import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeVersioned, refuseInOrder } from '#kit/server/versioned.ts'
import { outcomeOf, type CheckpointState } from '#modules/applications/contract/checkpoint.ts'
import { addDays } from '#modules/business-days/contract/holiday-rules.ts'
import {
  checkpointTwoDays,
  type CheckpointTwoCode,
  type CheckpointTwoItem,
  type JudgedItem,
} from '../contract/checkpoint-two.ts'
import { tellFailed } from './tell-officers.ts'
import {
  itemsOf,
  loadCheckpointTwo,
  readCheckpointTwo,
  refusalOf,
  type LoadedCheckpoint,
} from './checkpoint-two.queries.ts'

/**
 * A checkpoint under its lock, at the version that the caller saw.
 * @throws 404, 403 without the permission, 412 when somebody was faster, 409 `notOpenYet`
 */
export async function holdCheckpoint(
  change: VersionedChange,
  applicationId: string,
  action: 'verify' | 'override',
): Promise<LoadedCheckpoint> {
  await loadCheckpointTwo(change, applicationId)
  await sql`select 1 from placement_checkpoints where application_id = ${applicationId} for update`.execute(
    change.db,
  )
  const found = await loadCheckpointTwo(change, applicationId)
  const reason = refusalOf(change.person, found, action)
  await refuseInOrder(change.db, targetOf(change, found), { present: found.version, reason })
  return found
}

/** One of its checks. @throws 422 for one that there is not */
export function itemOf(found: LoadedCheckpoint, code: CheckpointTwoCode): CheckpointTwoItem {
  const item = itemsOf(found).find((each) => each.code === code)
  if (!item) throw invalidField('item', 'choice')
  return item
}

/** Who does it, and when, as it is kept with what they did. */
export const doneBy = ({ person, now }: Change) => ({
  by: person.name,
  byId: person.userId,
  at: now.toISOString(),
})

interface Judged {
  act: string
  /** What was judged anew, by check. */
  results: LoadedCheckpoint['results']
  /** Results were recorded, and not only whether one of them passes all the same. */
  isRecorded?: boolean
  reason?: string
}

/** Keeps what was judged, with the outcome that follows from it, the history and the live events. */
export async function keepJudged(
  change: VersionedChange,
  found: LoadedCheckpoint,
  { act, results, isRecorded = false, reason }: Judged,
): Promise<void> {
  const after = { ...found, results: { ...found.results, ...results } }
  const status = outcomeOf(itemsOf(after), found.today)
  const recheckOn = recheckOf(found, { status, items: itemsOf(after), isRecorded })
  await changeVersioned(change.db, targetOf(change, found), {
    results: JSON.stringify(after.results),
    status,
    recheck_on: recheckOn,
    ...(isRecorded && {
      recorded_by: change.person.userId,
      recorded_at: change.now.toISOString(),
    }),
  })
  const { id, applicationId, reference } = found
  const told = {
    reference,
    changes: changesOf(found, results),
    reason: reason ?? null,
  }
  await change.audit(
    { action: `checkpointTwo.${act}`, entity: 'checkpointTwo', entityId: id, ...told },
    { action: `applications.${act}`, entity: 'application', entityId: applicationId, ...told },
  )
  if (status === 'failed' && outcomeOf(itemsOf(found), found.today) !== 'failed' && recheckOn)
    await tellFailed(change, found, recheckOn)
  await announceCheckpoint(change, found)
}

interface Outcome {
  status: CheckpointState
  items: readonly CheckpointTwoItem[]
  isRecorded: boolean
}

/** What fails is looked at again so many days after it was recorded last, what passes until a day after that day. */
function recheckOf({ recheckOn, today }: LoadedCheckpoint, { status, items, isRecorded }: Outcome) {
  if (status === 'overridden') {
    const [first] = items.flatMap(({ override }) => override?.expiresOn ?? []).toSorted()
    return addDays(first ?? today, 1)
  }
  if (status !== 'failed') return null
  return isRecorded || !recheckOn ? addDays(today, checkpointTwoDays.recheck) : recheckOn
}

function changesOf(found: LoadedCheckpoint, results: Judged['results']) {
  const before = itemsOf(found)
  const codes = Object.keys(results) as CheckpointTwoCode[]
  return Object.fromEntries(
    codes.map((code) => [
      `checkpointTwo.${code}`,
      [
        before.find((item) => item.code === code)?.result ?? null,
        results[code]?.result ?? null,
      ] satisfies [unknown, unknown],
    ]),
  )
}

/** What is kept of a check, without what is read of elsewhere. */
export function judgedPart(item: CheckpointTwoItem): JudgedItem {
  const { code: _c, isAutomatic: _a, expected: _e, evidence: _f, ...judged } = item
  return judged
}

async function announceCheckpoint(change: Change, found: Omit<LoadedCheckpoint, 'today'>) {
  const { applicationId: id, scope } = found
  const of = { id, subject: 'Applications View', facts: { ...scope } } as const
  await change.announce({ topic: 'checkpoints', ...of })
  await change.announce({ topic: 'applications', ...of })
}

const targetOf = (change: VersionedChange, { id, applicationId }: LoadedCheckpoint) =>
  ({
    table: 'placement_checkpoints',
    id,
    version: change.version,
    current: () => readCheckpointTwo(change, applicationId),
  }) as const
