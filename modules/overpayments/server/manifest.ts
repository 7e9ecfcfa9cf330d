import type { ServerModule } from '#kit/server/server-module.ts'
import { overpaymentsLetters } from '../contract/overpayments.letters.ts'
import { overpaymentsJobsEn } from './job-strings.en.ts'
import { overpaymentsJobsFr } from './job-strings.fr.ts'
import { noticedOverpayments } from './noticed-overpayments.ts'
import { searchableOverpayments } from './overpayment.search.ts'
import { overpaymentsHandlers } from './overpayments.handlers.ts'
import { remindOwing } from './remind-owing.ts'

export const manifest: ServerModule = {
  tables: ['overpayment_keeps', 'overpayment_receipts', 'overpayments'],
  served: () => overpaymentsHandlers,
  jobs: () => [remindOwing],
  jobWords: { area: 'funding', en: overpaymentsJobsEn, fr: overpaymentsJobsFr },
  letters: Object.values(overpaymentsLetters),
  offers: {
    noticed: () => [noticedOverpayments],
    searchables: () => [searchableOverpayments],
  },
}
