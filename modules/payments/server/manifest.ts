import type { ServerModule } from '#kit/server/server-module.ts'
import { paymentsLetters } from '../contract/payments.letters.ts'
import { searchablePayments } from './payment.search.ts'
import { paymentsHandlers } from './payments.handlers.ts'
import { noticedPayments } from './noticed-payments.ts'

export const manifest: ServerModule = {
  tables: ['payment_files', 'payment_lines', 'payments'],
  served: () => paymentsHandlers,
  letters: Object.values(paymentsLetters),
  offers: {
    noticed: () => [noticedPayments],
    searchables: () => [searchablePayments],
  },
}
