import type { ServerModule } from '#kit/server/server-module.ts'
import { paymentsLetters } from '../contract/payments.letters.ts'
import { approveMany } from './approve-many.ts'
import { searchablePayments } from './payment.search.ts'
import { paymentsHandlers } from './payments.handlers.ts'
import { noticedPayments } from './noticed-payments.ts'

export const manifest: ServerModule = {
  tables: ['payment_files', 'payment_lines', 'payments'],
  served: () => paymentsHandlers,
  letters: Object.values(paymentsLetters),
  offers: {
    bulkActs: () => [approveMany],
    noticed: () => [noticedPayments],
    searchables: () => [searchablePayments],
  },
}
