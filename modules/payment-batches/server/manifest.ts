import type { ServerModule } from '#kit/server/server-module.ts'
import { paymentBatchesLetters } from '../contract/payment-batches.letters.ts'
import { addManyToBatch } from './add-many.ts'
import { paymentBatchesHandlers } from './payment-batches.handlers.ts'

export const manifest: ServerModule = {
  tables: ['payment_batches', 'payment_batch_entries'],
  served: () => paymentBatchesHandlers,
  letters: Object.values(paymentBatchesLetters),
  offers: { bulkActs: () => [addManyToBatch] },
}
