import { forbidden, refused } from '#kit/server/problems.ts'
import { changeOrder, refuseStale, type VersionedChange } from './change-order.ts'
import { goalOf, refusalOfHch, refusalOfStep } from './order.policy.ts'
import { judge, loadOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { recordOrder } from './record-order.ts'
import { takeSnapshot } from './take-snapshot.ts'

type CareStep = 'confirmCare' | 'rejectCare'
type ConfirmationStep = 'sendConfirmation' | 'receiveConfirmation' | 'withdrawConfirmation'

/**
 * CARE: a second person confirms or rejects an order.
 * @throws 409 `fourEyes` for whoever entered, changed or is assigned the order
 */
export async function verifyOrder(
  change: VersionedChange,
  id: string,
  { step, note }: { step: CareStep; note: string | null },
): Promise<void> {
  const before = await loadForStep(change, id, { field: 'careStatus', step })
  const to = goalOf('careStatus', step)
  await changeOrder(change, before, {
    care_status: to,
    care_by: change.person.userId,
    care_at: change.now,
    care_note: note,
  })
  // What exactly was looked at: this is the proof.
  await takeSnapshot(change, id, { cause: 'care' })
  await record(change, before, {
    action: step,
    reason: note,
    changes: { careStatus: [before.careStatus, to] },
  })
}

/** The written confirmation went out, came back, or was neither after all. */
export async function markConfirmation(
  change: VersionedChange,
  id: string,
  step: ConfirmationStep,
): Promise<void> {
  const before = await loadForStep(change, id, { field: 'confirmation', step })
  const to = goalOf('confirmation', step)
  await changeOrder(change, before, {
    confirmation: to,
    confirmation_by: change.person.userId,
    confirmation_at: change.now,
  })
  await record(change, before, {
    action: step,
    changes: { confirmation: [before.confirmation, to] },
  })
}

/** HCH is a yes or no of the organisation's own meaning. */
export async function setHch(change: VersionedChange, id: string, hch: boolean): Promise<void> {
  const before = await loadOrder(change.db, id, change)
  await refuseStale(change, before)
  refuse(refusalOfHch(judge(before), change.person))
  if (before.hch === hch) return
  await changeOrder(change, before, { hch, hch_by: change.person.userId, hch_at: change.now })
  await record(change, before, { action: 'setHch', changes: { hch: [!hch, hch] } })
}

async function loadForStep(
  change: VersionedChange,
  id: string,
  taken: Parameters<typeof refusalOfStep>[1],
): Promise<StoredOrder> {
  const before = await loadOrder(change.db, id, change)
  await refuseStale(change, before)
  refuse(refusalOfStep(judge(before), taken, change.person))
  return before
}

function refuse(reason: string | null) {
  if (reason === 'notPermitted') throw forbidden()
  if (reason) throw refused(reason)
}

const record = (
  change: VersionedChange,
  before: StoredOrder,
  { action, ...entry }: Parameters<typeof recordOrder>[2],
) =>
  recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    { ...entry, action: `orders.${action}` },
  )
