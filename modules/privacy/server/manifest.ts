import type { ServerModule } from '#kit/server/server-module.ts'
import { privacyWords } from '../contract/words.ts'
import { privacyActsEn } from './act-strings.en.ts'
import { privacyActsFr } from './act-strings.fr.ts'
import { privacyHandlers } from './privacy.handlers.ts'

export const manifest: ServerModule = {
  tables: ['erasures'],
  served: (product) => privacyHandlers(product),
  offers: {
    acts: () => [
      {
        area: 'people',
        en: privacyActsEn.audited,
        fr: privacyActsFr.audited,
        words: privacyWords,
        reveals: ['privacy.dataTaken'],
      },
    ],
  },
}
