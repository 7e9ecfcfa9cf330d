import { actOnMany } from '#kit/server/bulk/begin-run.ts'
import { serve } from '#kit/server/call.ts'
import { ordersBulkEndpoints } from '../contract/orders-bulk.endpoints.ts'
import { ordersWords } from '../contract/words.ts'
import { assignOrders, markConfirmations, markHch } from './change-many.ts'

export const ordersBulkHandlers = serve(
  ordersBulkEndpoints,
  {
    assignOrders: (call) => actOnMany(call, assignOrders, call.body),
    markConfirmations: (call) => actOnMany(call, markConfirmations, call.body),
    markHch: (call) => actOnMany(call, markHch, call.body),
  },
  ordersWords,
)
