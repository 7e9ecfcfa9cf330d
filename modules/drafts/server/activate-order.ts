import { sql } from 'kysely'
import type { VersionedChange } from '#kit/server/steps.ts'
import { readInput } from '#kit/server/validate.ts'
import { newOrderOn } from '#modules/orders/contract/order.rules.ts'
import { nextNumber, ownCurrency } from '#modules/orders/server/insert-order.ts'
import { keepLedger } from '#modules/orders/server/keep-ledger.ts'
import { findHolder, refuseFractions, scopeUnder } from '#modules/orders/server/order-inputs.ts'
import { inputsOf, type StoredOrder } from '#modules/orders/server/order.queries.ts'
import { judgeOwnOfOrder } from '#modules/orders/server/own-of-order.ts'
import { takeOrderStep } from '#modules/orders/server/take-order-step.ts'

/**
 * A draft becomes an order: it takes the next number and counts from now on. Whoever activates it
 * has entered it, and does not verify it.
 * @throws 403, 409 with the reason, 412 when somebody was faster, 422 for what is missing, 422
 * `shortfall` when a sale would find too few shares
 */
export async function activateOrder(change: VersionedChange, id: string): Promise<void> {
  const { shareholderId } = await takeOrderStep(change, {
    id,
    step: 'activate',
    before: (draft) => enter(change, draft),
  })
  await keepLedger(change, shareholderId, id)
}

/** What an order has and a draft does not. */
async function enter(change: VersionedChange, draft: StoredOrder) {
  const input = readInput(newOrderOn(await change.today()), inputsOf(draft))
  await refuseFractions(change, input.volume)
  await scopeUnder(change, input.assigneeId)
  await findHolder(change, input.shareholderId)
  await judgeOwnOfOrder(change, { id: draft.id, input: {} })
  const number = await nextNumber(change)
  return {
    row: {
      number,
      currency: ownCurrency,
      turnover: sql<string>`round(${input.volume}::numeric * ${input.price}::numeric, 2)`,
      entered_by: change.person.userId,
    },
    changes: { number: [null, number] } satisfies Record<string, [unknown, unknown]>,
    reference: number,
  }
}
