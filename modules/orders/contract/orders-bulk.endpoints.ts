import { bulkEndpoint } from '#kit/contract/bulk.ts'
import { choice, reference, yesNo } from '#kit/contract/fields.ts'
import { ordersSubjects } from './orders.subjects.ts'

const { may } = ordersSubjects

/** What an act on many orders asks for. */
export const orderBulkAsks = {
  assign: { assigneeId: reference({ required: true }) },
  confirmation: {
    step: choice(['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'], {
      required: true,
    }),
  },
  hch: { hch: yesNo({ required: true }) },
}

/** The same for several orders, each on its own. */
export const ordersBulkEndpoints = {
  assignOrders: bulkEndpoint({
    path: '/orders/assignments',
    access: may('update', 'Orders Edit'),
    asks: orderBulkAsks.assign,
  }),
  markConfirmations: bulkEndpoint({
    path: '/orders/confirmations',
    access: may('update', 'Orders View'),
    asks: orderBulkAsks.confirmation,
  }),
  markHch: bulkEndpoint({
    path: '/orders/hch',
    access: may('update', 'Orders View'),
    asks: orderBulkAsks.hch,
  }),
}
