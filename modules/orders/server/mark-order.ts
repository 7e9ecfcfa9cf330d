import type { VersionedChange } from '#kit/server/steps.ts'
import { changeOrder, refuseOrder } from './change-order.ts'
import { refusalOfHch } from './order.policy.ts'
import { judge, loadOrder, scopeOf } from './order.queries.ts'
import { recordOrder } from './record-order.ts'
import { takeOrderStep } from './take-order-step.ts'
import { takeSnapshot } from './take-snapshot.ts'

type CareStep = 'confirmCare' | 'rejectCare'
export type ConfirmationStep = 'sendConfirmation' | 'receiveConfirmation' | 'withdrawConfirmation'

/**
 * CARE: a second person confirms or rejects an order.
 * @throws 409 `fourEyes` for whoever entered, changed or is assigned the order
 */
export async function verifyOrder(
  change: VersionedChange,
  id: string,
  { step, note }: { step: CareStep; note: string | null },
): Promise<void> {
  const row = { care_by: change.person.userId, care_at: change.now, care_note: note }
  await takeOrderStep(change, { id, step, row, reason: note })
  // What exactly was looked at: this is the proof.
  await takeSnapshot(change, id, { cause: 'care' })
}

/** What one decided a moment ago is undone: CARE waits again, and that decision proves nothing. */
export async function withdrawCare(change: VersionedChange, id: string): Promise<void> {
  const row = { care_by: null, care_at: null, care_note: null, care_undone_at: change.now }
  await takeOrderStep(change, { id, step: 'withdrawCare', row })
}

/** The written confirmation went out, came back, or was neither after all. */
export async function markConfirmation(
  change: VersionedChange,
  id: string,
  step: ConfirmationStep,
): Promise<void> {
  const row = { confirmation_by: change.person.userId, confirmation_at: change.now }
  await takeOrderStep(change, { id, step, row })
}

/** HCH is a yes or no of the organisation's own meaning. */
export async function setHch(change: VersionedChange, id: string, hch: boolean): Promise<void> {
  const before = await loadOrder(change.db, id, change)
  await refuseOrder(change, before, refusalOfHch(judge(before), change.person))
  if (before.hch === hch) return
  await changeOrder(change, before, { hch, hch_by: change.person.userId, hch_at: change.now })
  await recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    { action: 'orders.setHch', changes: { hch: [!hch, hch] } },
  )
}
