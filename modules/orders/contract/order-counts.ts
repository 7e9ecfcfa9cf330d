import * as z from 'zod/mini'

/** How many there are in each state that the list offers at a glance. */
export const orderCounts = z.strictObject({
  all: z.int(),
  active: z.int(),
  carePending: z.int(),
  careConfirmed: z.int(),
  careRejected: z.int(),
  void: z.int(),
  drafts: z.int(),
})
export type OrderCounts = z.infer<typeof orderCounts>
