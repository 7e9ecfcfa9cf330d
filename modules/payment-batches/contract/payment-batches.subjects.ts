import { defineSubjects } from '#kit/contract/define-subjects.ts'

export const paymentBatchesSubjects = defineSubjects({
  /** What is done with a batch, `pay` of payments permits. */
  'Payment Batches': { actions: ['view'], scopes: {}, fieldGroups: ['personal', 'bank'] },
})
