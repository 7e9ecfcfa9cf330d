import { defineScreens } from '#kit/contract/define-screen.ts'

const path = '/payments/batches'
const subject = 'Payment Batches'

export const paymentBatchesScreens = defineScreens({
  paymentBatches: { path, subject, navigation: { section: 'funding', order: 65 } },
  paymentBatch: { path: `${path}/{id}`, subject, navActiveLink: path },
})
