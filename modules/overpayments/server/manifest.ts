import type { ServerModule } from '#kit/server/server-module.ts'
import { overpaymentsLetters } from '../contract/overpayments.letters.ts'
import { overpaymentsJobsEn } from './job-strings.en.ts'
import { overpaymentsJobsFr } from './job-strings.fr.ts'
import { noticedOverpayments } from './noticed-overpayments.ts'
import { searchableOverpayments } from './overpayment.search.ts'
import { overpaymentsHandlers } from './overpayments.handlers.ts'
import { remindOwing } from './remind-owing.ts'
import { overpaymentsEn } from '../contract/strings.en.ts'
import { overpaymentsFr } from '../contract/strings.fr.ts'
import { overpaymentsHistoryEn } from '../contract/history-strings.en.ts'
import { overpaymentsHistoryFr } from '../contract/history-strings.fr.ts'
import { overpaymentsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['overpayment_keeps', 'overpayment_receipts', 'overpayments'],
  served: () => overpaymentsHandlers,
  jobs: () => [remindOwing],
  jobWords: { area: 'funding', en: overpaymentsJobsEn, fr: overpaymentsJobsFr },
  letters: Object.values(overpaymentsLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { overpayments: overpaymentsHistoryEn.history },
        fr: { overpayments: overpaymentsHistoryFr.history },
        words: { en: overpaymentsEn, fr: overpaymentsFr },
      },
    ],

    noticed: () => [noticedOverpayments],
    searchables: () => [searchableOverpayments],
    personalData: () => [overpaymentsPersonalData],
  },
}
