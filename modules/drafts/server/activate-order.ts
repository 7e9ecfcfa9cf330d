import { sql } from 'kysely'
import { readInput } from '#kit/server/validate.ts'
import { holdShareholders } from '#modules/shareholders/server/keep-holding.ts'
import { newOrder } from '#modules/orders/contract/order.rules.ts'
import { nextNumber } from '#modules/orders/server/insert-order.ts'
import {
  changeOrder,
  refuseStale,
  type VersionedChange,
} from '#modules/orders/server/change-order.ts'
import { keepLedger } from '#modules/orders/server/keep-ledger.ts'
import { refuseStep } from '#modules/orders/server/refuse-order.ts'
import { findHolder, refusePartner, scopeUnder } from '#modules/orders/server/order-inputs.ts'
import { inputsOf, loadAnyOrder } from '#modules/orders/server/order.queries.ts'
import { recordOrder } from '#modules/orders/server/record-order.ts'

/**
 * A draft becomes an order: it takes the next number and counts from now on. Whoever activates it
 * has entered it, and does not verify it.
 * @throws 403, 409 with the reason, 412 when somebody was faster, 422 for what is missing, 422
 * `shortfall` when a sale would find too few shares
 */
export async function activateOrder(change: VersionedChange, id: string): Promise<void> {
  const draft = await loadAnyOrder(change.db, id, change)
  await refuseStale(change, draft)
  refuseStep(change, draft, 'activate')
  const input = readInput(newOrder, inputsOf(draft))
  const scope = await scopeUnder(change, input.assigneeId)
  await refusePartner(change, input.sharedWithId)
  await findHolder(change, input.shareholderId)
  await holdShareholders(change, [input.shareholderId])
  const number = await nextNumber(change)
  await changeOrder(change, draft, {
    status: 'active',
    number,
    turnover: sql`round(${input.volume}::numeric * ${input.price}::numeric, 2)`,
    entered_by: change.person.userId,
  })
  await keepLedger(change, input.shareholderId, id)
  await recordOrder(
    change,
    { id, number, shareholderId: input.shareholderId, version: draft.version + 1, scope },
    {
      action: 'orders.activate',
      changes: { status: ['draft', 'active'], number: [null, number] },
    },
  )
}
