import type { ServerModule } from '#kit/server/server-module.ts'
import { paymentsLetters } from '../contract/payments.letters.ts'
import { approveMany } from './approve-many.ts'
import { searchablePayments } from './payment.search.ts'
import { paymentsHandlers } from './payments.handlers.ts'
import { noticedPayments } from './noticed-payments.ts'
import { paymentsEn } from '../contract/strings.en.ts'
import { paymentsFr } from '../contract/strings.fr.ts'
import { paymentsHistoryEn } from '../contract/history-strings.en.ts'
import { paymentsHistoryFr } from '../contract/history-strings.fr.ts'
import { paymentsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['payment_files', 'payment_lines', 'payments'],
  served: () => paymentsHandlers,
  letters: Object.values(paymentsLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { payments: paymentsHistoryEn.history },
        fr: { payments: paymentsHistoryFr.history },
        words: { en: paymentsEn, fr: paymentsFr },
      },
    ],

    bulkActs: () => [approveMany],
    noticed: () => [noticedPayments],
    searchables: () => [searchablePayments],
    personalData: () => [paymentsPersonalData],
  },
}
