import type { ServerModule } from '#kit/server/server-module.ts'
import { lettersEn } from '../contract/strings.en.ts'
import { lettersFr } from '../contract/strings.fr.ts'
import { lettersActsEn } from './act-strings.en.ts'
import { lettersActsFr } from './act-strings.fr.ts'
import { lettersJobsEn } from './job-strings.en.ts'
import { lettersJobsFr } from './job-strings.fr.ts'
import { lettersHandlers, mailedLetterHandlers } from './letters.handlers.ts'
import { lettersPersonalData } from './personal-data.ts'
import { printLetters } from './print-kept.ts'

export const manifest: ServerModule = {
  tables: ['kept_letters', 'letter_links'],
  served: () => [...lettersHandlers, ...mailedLetterHandlers],
  steppedJobs: () => [printLetters],
  jobWords: { area: 'operation', en: lettersJobsEn, fr: lettersJobsFr },
  offers: {
    acts: () => [
      {
        area: 'operation',
        en: lettersActsEn.audited,
        fr: lettersActsFr.audited,
        words: { en: lettersEn, fr: lettersFr },
      },
    ],
    personalData: () => [lettersPersonalData],
  },
}
