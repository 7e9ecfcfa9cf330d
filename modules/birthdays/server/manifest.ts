import type { ServerModule } from '#kit/server/server-module.ts'
import { birthdaysLetters } from '../contract/birthdays.letters.ts'
import { birthdaysHandlers } from './birthdays.handlers.ts'
import { remindOfBirthdays } from './remind-of-birthdays.ts'
import { birthdaysJobsEn } from './job-strings.en.ts'
import { birthdaysJobsFr } from './job-strings.fr.ts'

export const manifest: ServerModule = {
  tables: ['birthday_digests', 'birthday_feeds', 'birthday_notices'],
  letters: Object.values(birthdaysLetters),
  served: ({ subjects }) => birthdaysHandlers(subjects),
  jobs: ({ subjects }) => [remindOfBirthdays(subjects)],
  jobWords: { area: 'investors', en: birthdaysJobsEn, fr: birthdaysJobsFr },
}
