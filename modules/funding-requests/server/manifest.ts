import type { ServerModule } from '#kit/server/server-module.ts'
import { fundingRequestsLetters } from '../contract/funding-requests.letters.ts'
import { askForEvidence } from './ask-for-evidence.ts'
import { evidenceForm } from './evidence-form.ts'
import { expireRequests } from './expire-requests.ts'
import { fundingFormHandlers } from './funding-form.handlers.ts'
import { fundingRequestsHandlers } from './funding-requests.handlers.ts'
import { remindAsked } from './remind-asked.ts'
import { requestForm } from './request-form.ts'
import { searchableRequests } from './request.search.ts'
import { noticedRequests } from './noticed-requests.ts'
import { fundingRequestsJobsEn } from './job-strings.en.ts'
import { fundingRequestsJobsFr } from './job-strings.fr.ts'
import { fundingRequestsEn } from '../contract/strings.en.ts'
import { fundingRequestsFr } from '../contract/strings.fr.ts'
import { fundingRequestsHistoryEn } from '../contract/history-strings.en.ts'
import { fundingRequestsHistoryFr } from '../contract/history-strings.fr.ts'
import { fundingRequestsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['funding_request_lines', 'funding_request_links', 'funding_requests'],
  served: () => [...fundingRequestsHandlers, ...fundingFormHandlers],
  jobs: () => [remindAsked, expireRequests, askForEvidence],
  jobWords: { area: 'funding', en: fundingRequestsJobsEn, fr: fundingRequestsJobsFr },
  letters: Object.values(fundingRequestsLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { fundingRequests: fundingRequestsHistoryEn.history },
        fr: { fundingRequests: fundingRequestsHistoryFr.history },
        words: { en: fundingRequestsEn, fr: fundingRequestsFr },
      },
    ],

    formPurposes: () => [requestForm, evidenceForm],
    noticed: () => [noticedRequests],
    searchables: () => [searchableRequests],
    personalData: () => [fundingRequestsPersonalData],
  },
}
