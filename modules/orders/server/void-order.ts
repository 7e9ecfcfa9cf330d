import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { recordAct, refusalOfStep, type VersionedChange } from '#kit/server/steps.ts'
import { orderStatus } from '../contract/order.status.ts'
import { changeOrder } from './change-order.ts'
import { keepLedger } from './keep-ledger.ts'
import { findOrder, judge, type StoredOrder } from './order.queries.ts'
import { refuseFractions } from './order-inputs.ts'
import { orderSteps } from './order.steps.ts'
import { refuseFor } from './refuse-order.ts'
import { takeOrderStep } from './take-order-step.ts'
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

/** Both shareholders are held by the step; the ledgers are worked out once both orders are moved. */
async function moveOrder(change: VersionedChange, id: string, move: Move): Promise<void> {
  const { step, reason } = move
  let other: StoredOrder | null = null
  const order = await takeOrderStep(change, {
    id,
    step,
    reason,
    async before({ counterparty, volume, currency }) {
      if (step === 'restore') await refuseOutdated(change, { volume, currency })
      other = counterparty && (await findOrder(change.db, counterparty.id))
      if (other) refuseMove(change, other, step)
      return { row: await rowOf(change, id, move) }
    },
  })
  const both = other ? [order, await moveOther(change, other, move)] : [order]
  for (const { shareholderId } of both)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await keepLedger(change, shareholderId)
}

/** What was lawful then may not be now: parts of a share, another currency. @throws 422, 409 */
async function refuseOutdated(
  change: Change,
  { volume, currency }: Pick<StoredOrder, 'volume' | 'currency'>,
) {
  await refuseFractions(change, volume)
  const { currency: present } = await change.organisation()
  if (currency !== present) throw refused('currencyDiffers')
}

/** It is moved as well, so that it must be the person's to move. @throws 403, 409 with the reason */
const refuseMove = ({ person }: Change, other: StoredOrder, step: Move['step']) =>
  refuseFor(refusalOfStep(orderSteps, judge(other), { step, person }))

/** Its order goes with the one that the step was taken of. */
async function moveOther(change: VersionedChange, other: StoredOrder, move: Move) {
  const { id, version, status: from } = other
  const { to } = orderStatus.transitions[move.step]
  const row = { ...(await rowOf(change, id, move)), status: to }
  await changeOrder({ ...change, version }, other, row)
  await recordAct(change, orderSteps, {
    of: other,
    act: move.step,
    reason: move.reason,
    changes: { status: [from, to] },
  })
  return other
}

async function rowOf(change: Change, id: string, { step, reason }: Move) {
  const isVoided = step === 'void'
  await takeSnapshot(change, id, { cause: isVoided ? 'beforeVoid' : 'beforeRestore' })
  return isVoided ? { void_reason: reason, ...withoutFigures } : { void_reason: null }
}
