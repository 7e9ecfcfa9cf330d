import type { ServerModule } from '#kit/server/server-module.ts'
import { birthdaysLetters } from '../contract/birthdays.letters.ts'
import { birthdaysHandlers } from './birthdays.handlers.ts'
import { remindOfBirthdays } from './remind-of-birthdays.ts'
import { birthdaysJobsEn } from './job-strings.en.ts'
import { birthdaysJobsFr } from './job-strings.fr.ts'
import { birthdaysEn } from '../contract/strings.en.ts'
import { birthdaysFr } from '../contract/strings.fr.ts'
import { birthdaysActsEn } from './act-strings.en.ts'
import { birthdaysActsFr } from './act-strings.fr.ts'
import { birthdaysPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['birthday_digests', 'birthday_feeds', 'birthday_notices'],
  letters: Object.values(birthdaysLetters),
  served: ({ subjects }) => birthdaysHandlers(subjects),
  jobs: ({ subjects }) => [remindOfBirthdays(subjects)],
  jobWords: { area: 'investors', en: birthdaysJobsEn, fr: birthdaysJobsFr },
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: birthdaysActsEn.audited,
        fr: birthdaysActsFr.audited,
        words: { en: birthdaysEn, fr: birthdaysFr },
      },
    ],
    personalData: () => [birthdaysPersonalData],
  },
}
