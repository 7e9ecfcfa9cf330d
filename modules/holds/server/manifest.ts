import type { ServerModule } from '#kit/server/server-module.ts'
import { holdsLetters } from '../contract/holds.letters.ts'
import { expireHolds } from './expire-holds.ts'
import { searchableHolds } from './hold.search.ts'
import { holdsHandlers } from './holds.handlers.ts'
import { noticedHolds } from './noticed-holds.ts'
import { holdsJobsEn } from './job-strings.en.ts'
import { holdsJobsFr } from './job-strings.fr.ts'
import { holdsEn } from '../contract/strings.en.ts'
import { holdsFr } from '../contract/strings.fr.ts'
import { holdsHistoryEn } from '../contract/history-strings.en.ts'
import { holdsHistoryFr } from '../contract/history-strings.fr.ts'
import { holdsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['hold_bypasses', 'holds'],
  letters: Object.values(holdsLetters),
  served: ({ offers }) => holdsHandlers(offers.judgesHeld),
  jobs: ({ offers }) => [expireHolds(offers.judgesHeld)],
  jobWords: { area: 'funding', en: holdsJobsEn, fr: holdsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { holds: holdsHistoryEn.history },
        fr: { holds: holdsHistoryFr.history },
        words: { en: holdsEn, fr: holdsFr },
      },
    ],

    noticed: () => [noticedHolds],
    searchables: () => [searchableHolds],
    personalData: () => [holdsPersonalData],
  },
}
