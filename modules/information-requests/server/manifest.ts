import type { ServerModule } from '#kit/server/server-module.ts'
import { informationRequestsLetters } from '../contract/information-requests.letters.ts'
import { informationRequestsHandlers } from './information-requests.handlers.ts'
import { lapseRequests } from './lapse-requests.ts'
import { remindApplicants } from './remind-applicants.ts'
import { informationRequestsJobsEn } from './job-strings.en.ts'
import { informationRequestsJobsFr } from './job-strings.fr.ts'
import { informationRequestsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['information_requests', 'information_links'],
  letters: Object.values(informationRequestsLetters),
  served: () => informationRequestsHandlers,
  jobs: () => [lapseRequests, remindApplicants],
  jobWords: { area: 'funding', en: informationRequestsJobsEn, fr: informationRequestsJobsFr },
  offers: {
    personalData: () => [informationRequestsPersonalData],
  },
}
