import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { financialFields, order } from '../contract/order.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { changeOrder, refuseStale } from './change-order.ts'
import { keepLedger } from './keep-ledger.ts'
import { refuseContradictions } from './order-inputs.ts'
import { findOrder, loadOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { recordOrder } from './record-order.ts'
import { refuseEdit, refuseOtherPeople } from './refuse-order.ts'
import { takeSnapshot } from './take-snapshot.ts'

type Changed = z.infer<typeof order.update>
type Differences = ReturnType<typeof differences>

/**
 * Saves what was changed of an order and works out anew the ledgers it touches. A financial change
 * takes CARE back to pending. Of a transfer both orders change.
 * @throws 403 or 409 when it may not be edited (now), 412 when somebody saved in between, 422
 * `shortfall` naming the order that would find too few shares
 */
export async function editOrder(
  change: VersionedChange,
  id: string,
  input: Changed,
): Promise<void> {
  const before = await loadOrder(change.db, id, change)
  await refuseStale(change, before)
  await refuseChanges(change, before, input)
  const changes = differences(comparable(before), comparable(input))
  if (Object.keys(changes).length === 0) return
  const other = await counterpartOf(change, before)
  const ledgers = [before.shareholderId, input.shareholderId, other?.shareholderId]
  const held = [...new Set(ledgers.filter((each) => each !== undefined))]
  await holdShareholders(change, held)
  await takeSnapshot(change, id, { cause: 'beforeUpdate' })
  await changeOrder(change, before, rowOf(change, before, { input, changes }))
  if (other) await editCounterpart({ ...change, version: other.version }, other, input)
  for (const shareholderId of held)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await keepLedger(change, shareholderId)
  await recordEdit(change, before, changes)
}

const isFinancial = (changes: Differences) => financialFields.some((field) => field in changes)

/** Decimals are the same however many noughts they end in. */
export const comparable = (values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      order.fields[field as 'volume']?.kind === 'decimal' && value != null
        ? String(value)
            .replace(/(\.\d*?)0+$/, '$1')
            .replace(/\.$/, '')
        : value,
    ]),
  )

async function refuseChanges(change: Change, before: StoredOrder, input: Changed) {
  refuseEdit(change, before)
  await refuseContradictions(change, { ...before, ...input })
  if (before.counterparty) refusePartOfTransfer(before, input)
  await refuseOtherPeople(change, before, input)
}

/** Who sells to whom is what a transfer is: another one is another transfer. */
function refusePartOfTransfer(before: StoredOrder, input: Changed) {
  for (const field of ['shareholderId', 'side'] as const)
    if (input[field] !== undefined && input[field] !== before[field])
      throw invalidField(field, 'partOfTransfer')
}

/** What was confirmed is no longer that, or whoever answers for it is another. */
const reopensCare = ({ careStatus }: StoredOrder, changes: Differences) =>
  careStatus !== 'pending' && (isFinancial(changes) || 'assigneeId' in changes)

function rowOf(
  { person }: Change,
  before: StoredOrder,
  { input, changes }: { input: Changed; changes: Differences },
) {
  return {
    ...toRow(order, input),
    ...(isFinancial(changes) && { entered_by: person.userId }),
    ...(reopensCare(before, changes) && {
      care_status: 'pending',
      care_by: null,
      care_at: null,
      care_note: null,
    }),
  }
}

const counterpartOf = ({ db }: Change, { counterparty }: StoredOrder) =>
  counterparty ? findOrder(db, counterparty.id) : null

const shared = ['tradedOn', 'tradedAt', 'volume', 'price', 'priceReason'] as const

async function editCounterpart(change: VersionedChange, other: StoredOrder, input: Changed) {
  const same = Object.fromEntries(
    shared.filter((field) => field in input).map((field) => [field, input[field]]),
  ) as Changed
  const changes = differences(comparable(other), comparable(same))
  if (Object.keys(changes).length === 0) return
  await takeSnapshot(change, other.id, { cause: 'beforeUpdate' })
  await changeOrder(change, other, rowOf(change, other, { input: same, changes }))
  await recordEdit(change, other, changes)
}

const recordEdit = (change: VersionedChange, before: StoredOrder, changes: Differences) =>
  recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    {
      action: 'orders.edited',
      changes: {
        ...changes,
        ...(reopensCare(before, changes) && { careStatus: [before.careStatus, 'pending'] }),
      },
    },
  )
