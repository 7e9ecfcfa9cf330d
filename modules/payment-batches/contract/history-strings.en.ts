/** What was done: “Amina …”. */
export const paymentBatchesHistoryEn = {
  history: {
    created: 'began the batch',
    release: 'released the batch',
    settle: 'reported the batch as arrived',
    cancel: 'cancelled the batch',
    downloaded: 'downloaded the bank file',
  },
} as const
