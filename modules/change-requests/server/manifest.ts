import type { ServerModule } from '#kit/server/server-module.ts'
import { changeRequestsLetters } from '../contract/change-requests.letters.ts'
import { changeRequestsHistoryEn } from '../contract/history-strings.en.ts'
import { changeRequestsHistoryFr } from '../contract/history-strings.fr.ts'
import { changeRequestsEn } from '../contract/strings.en.ts'
import { changeRequestsFr } from '../contract/strings.fr.ts'
import { searchableChangeRequests } from './change-request.search.ts'
import { changeRequestsHandlers } from './change-requests.handlers.ts'
import { noticedChangeRequests } from './noticed-change-requests.ts'
import { changeRequestsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['change_requests'],
  served: ({ offers }) => changeRequestsHandlers(offers.followsPlacements),
  letters: Object.values(changeRequestsLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { changeRequests: changeRequestsHistoryEn.history },
        fr: { changeRequests: changeRequestsHistoryFr.history },
        words: { en: changeRequestsEn, fr: changeRequestsFr },
      },
    ],
    noticed: () => [noticedChangeRequests],
    searchables: () => [searchableChangeRequests],
    personalData: () => [changeRequestsPersonalData],
  },
}
