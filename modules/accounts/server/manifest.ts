import type { ServerModule } from '#kit/server/server-module.ts'
import { accountsLetters } from '../contract/accounts.letters.ts'
import { accountsHandlers } from './accounts.handlers.ts'
import { forgetDevices } from './known-devices.ts'
import { openSessions } from './open-sessions.queries.ts'
import { profileHandlers } from './profile.handlers.ts'
import { accountsJobsEn } from './job-strings.en.ts'
import { accountsJobsFr } from './job-strings.fr.ts'
import { accountsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: [
    'account_links',
    'known_devices',
    'sessions',
    'sign_in_limits',
    'sign_in_stops',
    'users',
  ],
  letters: Object.values(accountsLetters),
  served: ({ subjects }) => [...accountsHandlers(subjects), ...profileHandlers],
  jobs: () => [forgetDevices],
  offers: {
    measures: () => [openSessions],
    personalData: () => [accountsPersonalData],
  },
  jobWords: { area: 'people', en: accountsJobsEn, fr: accountsJobsFr },
}
