import type { ServerModule } from '#kit/server/server-module.ts'
import { paymentBatchesLetters } from '../contract/payment-batches.letters.ts'
import { addManyToBatch } from './add-many.ts'
import { paymentBatchesHandlers } from './payment-batches.handlers.ts'
import { paymentBatchesEn } from '../contract/strings.en.ts'
import { paymentBatchesFr } from '../contract/strings.fr.ts'
import { paymentBatchesHistoryEn } from '../contract/history-strings.en.ts'
import { paymentBatchesHistoryFr } from '../contract/history-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['payment_batches', 'payment_batch_entries'],
  served: () => paymentBatchesHandlers,
  letters: Object.values(paymentBatchesLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { paymentBatches: paymentBatchesHistoryEn.history },
        fr: { paymentBatches: paymentBatchesHistoryFr.history },
        words: { en: paymentBatchesEn, fr: paymentBatchesFr },
        reveals: ['paymentBatches.downloaded'],
      },
    ],
    bulkActs: () => [addManyToBatch],
  },
}
