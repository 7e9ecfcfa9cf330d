import type { BulkRun, Chosen } from '#kit/contract/bulk.ts'
import { actOnMany, type BulkCall } from '#kit/server/bulk/begin-run.ts'
import { bulkAct } from '#kit/server/bulk/bulk-act.ts'
import { loadPayment } from '#modules/payments/server/payment.queries.ts'
import { paymentListSource } from '#modules/payments/server/payment-list.queries.ts'
import { paymentList } from '#modules/payments/contract/payment.list.ts'
import { paymentBatchesWords } from '../contract/words.ts'
import { createBatch } from './create-batch.ts'
import { addToBatch, holdOpen, removeFromBatch } from './fill-batch.ts'
import { cancelBatch } from './settle-batch.ts'

/** Puts approved payments into a batch. */
export const addManyToBatch = bulkAct<{ batchId: string }>()({
  key: 'paymentBatches.add',
  table: 'payments',
  words: paymentBatchesWords,
  async begin(change, { batchId }) {
    await holdOpen(change, batchId)
  },
  nameOf: async (change, id) => (await loadPayment(change, id)).reference,
  async take(one, id, { batchId }) {
    await addToBatch(one, id, batchId)
    return {}
  },
  undo: (one, id) => removeFromBatch(one, id),
  list: ({ db, person }) => ({
    list: paymentList,
    source: paymentListSource(db, { person, action: 'view' }),
  }),
})

/**
 * Puts the chosen payments into a batch, or into a new one where none is named; of that nothing is left
 * open when none of them can be paid.
 */
export async function addChosen(
  call: BulkCall,
  { batchId, ...chosen }: Chosen & { batchId?: string | null | undefined },
): Promise<BulkRun> {
  if (batchId) return actOnMany(call, addManyToBatch, { ...chosen, batchId })
  const made = await createBatch(call)
  const run = await actOnMany(call, addManyToBatch, { ...chosen, batchId: made })
  if (run.state === 'done' && run.done === 0) await cancelBatch({ ...call, version: 1 }, made)
  return run
}
