import type { ServerModule } from '#kit/server/server-module.ts'
import { registrationLetters } from '../contract/registration.letters.ts'
import { forgetRegistrations } from './forget-registrations.ts'
import { registrationHandlers } from './registration.handlers.ts'
import { renewInvitation } from './send-invitation.ts'
import { registrationJobsEn } from './job-strings.en.ts'
import { registrationJobsFr } from './job-strings.fr.ts'
import { registrationPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['registrations'],
  letters: Object.values(registrationLetters),
  served: () => registrationHandlers,
  jobs: () => [forgetRegistrations],
  jobWords: { area: 'people', en: registrationJobsEn, fr: registrationJobsFr },
  offers: {
    inviters: () => [{ renew: renewInvitation }],
    personalData: () => [registrationPersonalData],
  },
}
