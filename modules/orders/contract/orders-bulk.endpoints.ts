import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { idSchema } from '#kit/contract/fields.ts'
import { ordersSubjects } from './orders.subjects.ts'

const { may } = ordersSubjects

const bulkResult = z.strictObject({
  id: idSchema,
  /** Null when the person may not see the order. */
  number: z.nullable(z.string()),
  problem: z.nullable(z.string()),
})
export type BulkResult = z.infer<typeof bulkResult>

const ids = z.array(idSchema).check(z.minLength(1, 'chooseOne'), z.maxLength(100))
const output = z.strictObject({ results: z.array(bulkResult) })

/** The same for several orders, each on its own. */
export const ordersBulkEndpoints = {
  assignOrders: defineEndpoint({
    method: 'POST',
    path: '/orders/assignments',
    access: may('update', 'Orders Edit'),
    body: z.strictObject({ ids, assigneeId: idSchema }),
    output,
  }),
  markConfirmations: defineEndpoint({
    method: 'POST',
    path: '/orders/confirmations',
    access: may('update', 'Orders View'),
    body: z.strictObject({
      ids,
      step: z.enum(['sendConfirmation', 'receiveConfirmation', 'withdrawConfirmation'], 'choice'),
    }),
    output,
  }),
  markHch: defineEndpoint({
    method: 'POST',
    path: '/orders/hch',
    access: may('update', 'Orders View'),
    body: z.strictObject({ ids, hch: z.boolean() }),
    output,
  }),
}
