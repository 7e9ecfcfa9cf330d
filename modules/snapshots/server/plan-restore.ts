import type { Supposed } from '#modules/orders/server/ledger-effects.ts'
import type { StoredOrder } from '#modules/orders/server/order.queries.ts'
import { haveSameInputs, type ComparedField, type SnapshotContent } from '../contract/snapshot.ts'

/** An order that is restored, and the other one of a transfer, which goes along. */
export interface Pair {
  order: StoredOrder
  other: StoredOrder | null
}

/** What is done to one order. */
export interface Move {
  order: StoredOrder
  present: SnapshotContent
  /** As a snapshot of the present would be known by. */
  sha256: string
  after: SnapshotContent
  fields: ComparedField[]
}

/** Both as the ledger would find them after the restoration, and whose ledgers that touches. */
export function supposedAfter(
  target: SnapshotContent,
  { order, other }: Pair,
): { holders: string[]; supposed: Supposed[] } {
  const { tradedOn, tradedAt, volume, price } = target
  const traded = { tradedOn, tradedAt, volume, price, counts: target.status === 'active' }
  const { shareholderId, side } = target
  const whole = [{ ...traded, shareholderId, side, ...idOf(order) }]
  if (other)
    whole.push({ ...traded, shareholderId: other.shareholderId, side: other.side, ...idOf(other) })
  const holders = [order.shareholderId, shareholderId, ...(other ? [other.shareholderId] : [])]
  return { holders: [...new Set(holders)], supposed: whole }
}

const idOf = ({ id, number, sequence }: StoredOrder) => ({ id, number, sequence })

/** What the other order of a transfer takes over from the restored one. */
export const asCounterpart = (
  present: SnapshotContent,
  restored: SnapshotContent,
): SnapshotContent => {
  const { tradedOn, tradedAt, volume, price, priceReason, status, voidReason } = restored
  return { ...present, tradedOn, tradedAt, volume, price, priceReason, status, voidReason }
}

type Care = Pick<
  SnapshotContent,
  'careStatus' | 'careBy' | 'careByName' | 'careAt' | 'careNote' | 'careInputs'
>

const undecided: Care = {
  careStatus: 'pending',
  careBy: null,
  careByName: null,
  careAt: null,
  careNote: null,
  careInputs: null,
}

/** What is known of an order's past: its snapshots, deleted ones too, and the present. */
export interface Past {
  known: readonly SnapshotContent[]
  createdBy: string | null
}

export interface Decided extends Care {
  enteredBy: string | null
}

/**
 * CARE of an order that is given these inputs again: the last decision that was made on exactly
 * them stands, with its person and time, as long as that is not somebody who entered them, began
 * the order or is assigned it. Otherwise it is pending.
 */
export function careAfter(target: SnapshotContent, { known, createdBy }: Past): Decided | null {
  const undoneAt =
    known
      .map((each) => each.careUndoneAt ?? '')
      .toSorted()
      .at(-1) ?? ''
  const [last] = known
    .filter((each) => each.careStatus !== 'pending' && haveSameInputs(each, target))
    // What was taken back counts no more; what is marked without a moment was never taken back.
    .filter(({ careAt }) => careAt === null || careAt > undoneAt)
    .toSorted((a, b) => (b.careAt ?? '').localeCompare(a.careAt ?? ''))
  if (!last) return null
  const enteredBy = last.enteredBy ?? null
  const isOwn = [target.assigneeId, enteredBy, createdBy].includes(last.careBy)
  if (last.careBy !== null && isOwn) return null
  const { careStatus, careBy, careByName, careAt, careNote, careInputs = null } = last
  return { careStatus, careBy, careByName, careAt, careNote, careInputs, enteredBy }
}

/** The inputs that an order is given, CARE as it then stands, and who counts as entering them. */
export function contentAfter(
  target: SnapshotContent,
  { present, past, personId }: { present: SnapshotContent; past: Past; personId: string | null },
): SnapshotContent {
  const decided = careAfter(target, past)
  const isEnteredAnew = !haveSameInputs(present, target)
  return {
    ...target,
    ...(decided ?? undecided),
    enteredBy: decided ? decided.enteredBy : isEnteredAnew ? personId : (present.enteredBy ?? null),
  }
}
