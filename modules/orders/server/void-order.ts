import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { changeOrder, refuseStale, type VersionedChange } from './change-order.ts'
import { keepLedger } from './keep-ledger.ts'
import { refuseStep } from './refuse-order.ts'
import { findOrder, loadAnyOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { recordOrder } from './record-order.ts'
import { takeSnapshot } from './take-snapshot.ts'

export const withoutFigures = {
  running_volume: null,
  running_turnover: null,
  running_gross: null,
  running_cost: null,
  average_price: null,
  cost_released: null,
  realised: null,
  sale_performance: null,
}

/**
 * An order counts no more; its number stays. The other order of a transfer goes with it.
 * @throws 409 with the reason, 422 `shortfall` when a later sale would find too few shares
 */
export const voidOrder = (change: VersionedChange, id: string, reason: string) =>
  moveOrder(change, id, { step: 'void', reason })

/** A void order counts again, and the other order of a transfer with it. */
export const restoreOrder = (change: VersionedChange, id: string) =>
  moveOrder(change, id, { step: 'restore', reason: null })

interface Move {
  step: 'void' | 'restore'
  reason: string | null
}

async function moveOrder(change: VersionedChange, id: string, move: Move): Promise<void> {
  const before = await loadAnyOrder(change.db, id, change)
  await refuseStale(change, before)
  refuseStep(change, before, move.step)
  const other = before.counterparty
    ? await findOrder(change.db, before.counterparty.id, change.settings)
    : null
  const both = other ? [before, other] : [before]
  const holders = both.map(({ shareholderId }) => shareholderId)
  if (other && !other.isShareholderActive) throw refused('shareholderArchived')
  await holdShareholders(change, holders)
  for (const order of both)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await writeMove({ ...change, version: order.version }, order, move)
  for (const shareholderId of holders)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await keepLedger(change, shareholderId)
  for (const order of both)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await recordMove(change, order, move)
}

async function writeMove(change: VersionedChange, order: StoredOrder, { step, reason }: Move) {
  await takeSnapshot(change, order.id, {
    cause: step === 'void' ? 'beforeVoid' : 'beforeRestore',
  })
  await changeOrder(
    change,
    order,
    step === 'void'
      ? { status: 'void', void_reason: reason, ...withoutFigures }
      : { status: 'active', void_reason: null },
  )
}

const recordMove = (change: Change, order: StoredOrder, { step, reason }: Move) =>
  recordOrder(
    change,
    { ...order, version: order.version + 1, scope: scopeOf(order) },
    {
      action: `orders.${step}`,
      reason,
      changes: { status: [order.status, step === 'void' ? 'void' : 'active'] },
    },
  )
