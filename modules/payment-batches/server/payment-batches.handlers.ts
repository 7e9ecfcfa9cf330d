import { serve } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import { readPage } from '#kit/server/list-query.ts'
import { readPayment } from '#modules/payments/server/payment.queries.ts'
import {
  paymentBatchesEndpoints,
  type PaymentBatchRow,
} from '../contract/payment-batches.endpoints.ts'
import { paymentBatchesWords } from '../contract/words.ts'
import { addChosen } from './add-many.ts'
import { createBatch } from './create-batch.ts'
import { failPayment } from './fail-payment.ts'
import { removeFromBatch } from './fill-batch.ts'
import { openBatchFile } from './open-file.ts'
import { batchListSource } from './payment-batch-list.queries.ts'
import { loadBatch, readBatch } from './payment-batch.queries.ts'
import { releaseBatch } from './release-batch.ts'
import { cancelBatch, settleBatch } from './settle-batch.ts'

export const paymentBatchesHandlers = serve(
  paymentBatchesEndpoints,
  {
    listPaymentBatches: ({ db, person, list }) =>
      readPage<PaymentBatchRow>(db, batchListSource(person), list),
    createPaymentBatch: async (call) => readBatch(call, await createBatch(call)),
    readPaymentBatch: (call) => readBatch(call, call.params.id),
    async readPaymentBatchHistory(call) {
      const { id } = await loadBatch(call, call.params.id)
      return readHistory(call.db, { entity: 'paymentBatch', id })
    },
    downloadBatchFile: (call) => openBatchFile(call, call.params.id),
    addToPaymentBatch: (call) => addChosen(call, call.body),
    async removeFromPaymentBatch(call) {
      await removeFromBatch(call, call.params.id)
      return readPayment(call, call.params.id)
    },
    async releasePaymentBatch(call) {
      await releaseBatch(call, call.params.id, call.body)
      return readBatch(call, call.params.id)
    },
    async settlePaymentBatch(call) {
      await settleBatch(call, call.params.id, call.body.paidOn)
      return readBatch(call, call.params.id)
    },
    async cancelPaymentBatch(call) {
      await cancelBatch(call, call.params.id)
      return readBatch(call, call.params.id)
    },
    async failPayment(call) {
      await failPayment(call, call.params.id, call.body)
      return readPayment(call, call.params.id)
    },
  },
  paymentBatchesWords,
)
