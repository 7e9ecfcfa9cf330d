import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { orderStatus } from '#modules/orders/contract/order.status.ts'
import { orderRecord, step } from '#modules/orders/contract/orders.endpoints.ts'
import { ordersSubjects } from '#modules/orders/contract/orders.subjects.ts'
import { draft, newDraft } from '#modules/orders/contract/draft.ts'

const { may } = ordersSubjects

export const draftsEndpoints = {
  /** Kept without a number; it counts nowhere until it is activated. */
  addDraft: defineEndpoint({
    method: 'POST',
    path: '/orders/drafts',
    access: may('create', 'Orders Edit'),
    own: 'order',
    body: newDraft,
    output: orderRecord,
    status: 201,
    idempotent: true,
  }),
  editDraft: defineEndpoint({
    method: 'PATCH',
    path: '/orders/{id}/draft',
    access: may('update', 'Orders Edit'),
    own: 'order',
    body: draft.update,
    output: orderRecord,
    ifMatch: true,
    problems: ['wrongState'],
  }),
  /** The draft becomes an order: it takes the next number, and the ledger is worked out with it. */
  activateOrder: step(orderStatus, 'activate', 'activation'),
  /** Gone from the list of drafts, and for good after thirty days. */
  discardDraft: step(orderStatus, 'discard', 'discarding'),
  recoverDraft: step(orderStatus, 'recover', 'recovery'),
}
