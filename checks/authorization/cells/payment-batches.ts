import type { Cell } from '../actors.ts'

export const paymentBatchCells: Record<string, Cell> = {
  //                       V  SA B A  C P F Au Er Ee M Ad Ca Em Ex Di Ha

  // batches are seen by those who see everything, finance and auditors
  listPaymentBatches: '     1  + + 3  3 3 + +  3 3  3 3 3  3 3 1 1',
  readPaymentBatch: '       1  + + 3  3 3 + +  3 3  3 3 3  3 3 1 1',
  readPaymentBatchHistory: '1  + + 3  3 3 + +  3 3  3 3 3  3 3 1 1',
  // and led on by finance alone
  createPaymentBatch: '     1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  // (there is no file before the release)
  downloadBatchFile: '      1  3 3 3  3 3 4 3  3 3  3 3 3  3 3 1 1',
  addToPaymentBatch: '      1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  removeFromPaymentBatch: ' 1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  releasePaymentBatch: '    1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  settlePaymentBatch: '     1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  cancelPaymentBatch: '     1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
  failPayment: '            1  3 3 3  3 3 + 3  3 3  3 3 3  3 3 1 1',
}
