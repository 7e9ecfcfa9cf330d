import type { ServerModule } from '#kit/server/server-module.ts'
import { supplementsLetters } from '../contract/supplements.letters.ts'
import { noticedSupplements } from './noticed-supplements.ts'
import { searchableSupplements } from './supplement.search.ts'
import { supplementsHandlers } from './supplements.handlers.ts'
import { supplementsEn } from '../contract/strings.en.ts'
import { supplementsFr } from '../contract/strings.fr.ts'
import { supplementsHistoryEn } from '../contract/history-strings.en.ts'
import { supplementsHistoryFr } from '../contract/history-strings.fr.ts'
import { supplementsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['supplements'],
  served: () => supplementsHandlers,
  letters: Object.values(supplementsLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { supplements: supplementsHistoryEn.history },
        fr: { supplements: supplementsHistoryFr.history },
        words: { en: supplementsEn, fr: supplementsFr },
      },
    ],

    noticed: () => [noticedSupplements],
    searchables: () => [searchableSupplements],
    personalData: () => [supplementsPersonalData],
  },
}
