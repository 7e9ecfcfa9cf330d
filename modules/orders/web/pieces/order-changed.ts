import { refreshTopics } from '#kit/web/api-query.ts'
import { queries } from '#kit/web/queries.ts'
import { expectChange } from '#kit/web/record/own-changes.ts'
import type { OrderRecord } from '../../contract/orders.endpoints.ts'

/** Orders of the same shareholder and its figures change with this one. */
export function orderChanged(after: OrderRecord) {
  expectChange(after)
  void refreshTopics(queries, ['orders', 'shareholders', 'ledger'])
}
