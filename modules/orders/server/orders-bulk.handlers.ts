import { serve } from '#kit/server/call.ts'
import { ordersBulkEndpoints } from '../contract/orders-bulk.endpoints.ts'
import { changeMany } from './change-many.ts'
import { editOrder } from './edit-order.ts'
import { markConfirmation, setHch } from './mark-order.ts'
import { ordersWords } from '../contract/words.ts'

export const ordersBulkHandlers = serve(
  ordersBulkEndpoints,
  {
    assignOrders: async (call) => {
      const { ids, assigneeId } = call.body
      return {
        results: await changeMany(call, ids, (one, id) => editOrder(one, id, { assigneeId })),
      }
    },
    markConfirmations: async (call) => {
      const { ids, step } = call.body
      return { results: await changeMany(call, ids, (one, id) => markConfirmation(one, id, step)) }
    },
    markHch: async (call) => {
      const { ids, hch } = call.body
      return { results: await changeMany(call, ids, (one, id) => setHch(one, id, hch)) }
    },
  },
  ordersWords,
)
