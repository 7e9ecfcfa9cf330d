import type * as z from 'zod/mini'
import { declaredOf } from '#kit/contract/own-fields.ts'
import { differences, isNothing, type Differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { toRow } from '#kit/server/storage.ts'
import { keepOwn, type JudgedOwn } from '#modules/custom-fields/server/judge-own.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { isDraft } from '../contract/order.status.ts'
import { financialFields, order } from '../contract/order.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import type { SnapshotCause } from '#modules/snapshots/contract/snapshot.ts'
import { changeOrder } from './change-order.ts'
import { keepLedger } from './keep-ledger.ts'
import { refuseContradictions } from './order-inputs.ts'
import { findOrder, loadAnyOrder, scopeOf, type StoredOrder } from './order.queries.ts'
import { judgeOwnOfOrder } from './own-of-order.ts'
import { recordOrder } from './record-order.ts'
import { refuseEdit, refuseEditAt, refuseOtherPeople } from './refuse-order.ts'
import { takeSnapshot } from './take-snapshot.ts'

type Changed = z.infer<typeof order.update>
/**
 * `cause`: what the snapshot of before is kept for, where it is more than a change. `isTakenBack`: what was there
 * before comes again, even where more is required by now.
 */
type Editing = VersionedChange & { cause?: SnapshotCause; isTakenBack?: boolean }

/**
 * Saves what was changed of an order and works out anew the ledgers it touches. A financial change
 * takes CARE back to pending. Of a transfer both orders change, so that both must be the person's to.
 * @throws 403 or 409 when it may not be edited (now), 412 when somebody saved in between, 422
 * `shortfall` naming the order that would find too few shares
 */
export async function editOrder(change: Editing, id: string, input: Changed): Promise<void> {
  const before = await loadAnyOrder(change.db, id, change)
  await refuseChanges(change, before, input)
  const changes = differences({ ...before }, declaredOf(input), order.fields)
  const other = await counterpartOf(change, before, changes)
  const ledgers = [before.shareholderId, input.shareholderId, other?.shareholderId]
  const held = [...new Set(ledgers.filter((each) => each !== undefined))]
  await holdShareholders(change, held)
  const own = await judgeOwnOfOrder(change, { id, input, isWhole: !change.isTakenBack })
  if (isNothing({ ...changes, ...own.changes })) return
  await write(change, before, { input, changes, own })
  if (other) await editCounterpart({ ...change, version: other.version }, other, input)
  for (const shareholderId of held)
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await keepLedger(change, shareholderId)
}

/** One order, its snapshot of before and its history. */
async function write(
  change: Editing,
  before: StoredOrder,
  { input, changes, own }: { input: Changed; changes: Differences; own?: JudgedOwn },
) {
  const reopens = reopensCare(before, { input, changes })
  await takeSnapshot(change, before.id, { cause: change.cause ?? 'beforeUpdate' })
  await changeOrder(change, before, rowOf(change, { input, changes, reopens }))
  if (own) await keepOwn(change, before.id, own)
  await recordOrder(
    change,
    { ...before, version: before.version + 1, scope: scopeOf(before) },
    {
      action: 'orders.edited',
      changes: {
        ...changes,
        ...own?.changes,
        ...(reopens && { careStatus: [before.careStatus, 'pending'] }),
      },
    },
  )
}

const isFinancial = (changes: Differences) => financialFields.some((field) => field in changes)

async function refuseChanges(change: VersionedChange, before: StoredOrder, input: Changed) {
  await refuseEditAt(change, before, isDraft(before) ? 'orderIsDraft' : null)
  await refuseContradictions(change, { ...before, ...input })
  if (before.counterparty) refusePartOfTransfer(before, input)
  await refuseOtherPeople(change, before, input)
}

/** Who sells to whom is what a transfer is: another one is another transfer. */
export function refusePartOfTransfer(
  before: StoredOrder,
  input: Pick<Changed, 'shareholderId' | 'side'>,
) {
  for (const field of ['shareholderId', 'side'] as const)
    if (input[field] !== undefined && input[field] !== before[field])
      throw invalidField(field, 'partOfTransfer')
}

/** Another price is another order to verify, and whoever is assigned it now did not stand aside then. */
function reopensCare(
  { careStatus, assigneeId }: StoredOrder,
  { input, changes }: { input: Changed; changes: Differences },
): boolean {
  const becomesVerifier = input.assigneeId !== undefined && input.assigneeId !== assigneeId
  return careStatus !== 'pending' && (isFinancial(changes) || becomesVerifier)
}

const rowOf = (
  { person }: Change,
  { input, changes, reopens }: { input: Changed; changes: Differences; reopens: boolean },
) => ({
  ...toRow(order, input),
  ...(isFinancial(changes) && { entered_by: person.userId }),
  ...(reopens && { care_status: 'pending', care_by: null, care_at: null, care_note: null }),
})

/** The other order of a transfer, where the edit reaches it. @throws as if it were edited itself */
async function counterpartOf(
  change: Change,
  { counterparty }: StoredOrder,
  changes: Differences,
): Promise<StoredOrder | null> {
  if (!counterparty || !shared.some((field) => field in changes)) return null
  const other = await findOrder(change.db, counterparty.id)
  if (other) refuseEdit(change, other)
  return other
}

const shared = ['tradedOn', 'tradedAt', 'volume', 'price', 'priceReason'] as const

async function editCounterpart(change: Editing, other: StoredOrder, input: Changed) {
  const same = Object.fromEntries(
    shared.filter((field) => field in input).map((field) => [field, input[field]]),
  ) as Changed
  const changes = differences({ ...other }, same, order.fields)
  if (isNothing(changes)) return
  await write(change, other, { input: same, changes })
}
