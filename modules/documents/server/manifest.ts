import type { ServerModule } from '#kit/server/server-module.ts'
import { documentsLetters } from '../contract/documents.letters.ts'
import { documentsHandlers } from './documents.handlers.ts'
import { remindExpiry } from './remind-expiry.ts'
import { documentsJobsEn } from './job-strings.en.ts'
import { documentsJobsFr } from './job-strings.fr.ts'
import { documentsEn } from '../contract/strings.en.ts'
import { documentsFr } from '../contract/strings.fr.ts'
import { documentsActsEn } from './act-strings.en.ts'
import { documentsActsFr } from './act-strings.fr.ts'

export const manifest: ServerModule = {
  letters: Object.values(documentsLetters),
  served: () => documentsHandlers,
  jobs: () => [remindExpiry],
  jobWords: { area: 'funding', en: documentsJobsEn, fr: documentsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: documentsActsEn.audited,
        fr: documentsActsFr.audited,
        words: { en: documentsEn, fr: documentsFr },
      },
    ],
  },
}
