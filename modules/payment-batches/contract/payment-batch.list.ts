import { defineList } from '#kit/contract/define-list.ts'
import { paymentBatchStates } from './payment-batch.status.ts'

/** The latest first. */
export const paymentBatchList = defineList({
  sorts: ['createdOn', 'reference', 'payOn', 'total'],
  defaultSort: '-createdOn,-reference',
  filters: {
    status: { kind: 'choice', choices: paymentBatchStates },
    createdOn: { kind: 'date' },
    payOn: { kind: 'date' },
    total: { kind: 'number' },
  },
  search: true,
  tableState: 'paymentBatchesTableState',
})
