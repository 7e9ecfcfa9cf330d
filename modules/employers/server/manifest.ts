import type { ServerModule } from '#kit/server/server-module.ts'
import { employersLetters } from '../contract/employers.letters.ts'
import { employerMailboxes } from './employer-mailboxes.ts'
import { searchableEmployers } from './employer.search.ts'
import { employersHandlers } from './employers.handlers.ts'
import { noticedEmployers } from './noticed-employers.ts'
import { ownFieldsOfEmployers } from './own-of-employer.ts'
import { employersEn } from '../contract/strings.en.ts'
import { employersFr } from '../contract/strings.fr.ts'
import { employersHistoryEn } from '../contract/history-strings.en.ts'
import { employersHistoryFr } from '../contract/history-strings.fr.ts'
import { employersPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['employer_programs', 'employer_proposals', 'employers'],
  served: () => employersHandlers,
  letters: Object.values(employersLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { employers: employersHistoryEn.history },
        fr: { employers: employersHistoryFr.history },
        words: { en: employersEn, fr: employersFr },
      },
    ],

    ownFieldBearers: () => [ownFieldsOfEmployers],
    mailboxes: () => [employerMailboxes],
    noticed: () => [noticedEmployers],
    searchables: () => [searchableEmployers],
    personalData: () => [employersPersonalData],
  },
}
