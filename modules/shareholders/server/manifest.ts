import type { ServerModule } from '#kit/server/server-module.ts'
import { shareholdersOfSource } from './shareholders-of-source.ts'
import { hashIbans } from './hash-ibans.ts'
import { ownFieldsOfShareholders } from './own-fields-of-shareholders.ts'
import { assignedShareholders } from './open-work.ts'
import { shareholderParent } from './shareholder-parent.ts'
import { shareholderSearchables } from './shareholder.search.ts'
import { shareholderImport } from './shareholder.import.ts'
import { shareholdersHandlers } from './shareholders.handlers.ts'
import { shareholderBulkActs } from './change-many.ts'
import { shareholdersJobsEn } from './job-strings.en.ts'
import { shareholdersJobsFr } from './job-strings.fr.ts'
import { shareholdersEn } from '../contract/strings.en.ts'
import { shareholdersFr } from '../contract/strings.fr.ts'
import { shareholdersHistoryEn } from '../contract/history-strings.en.ts'
import { shareholdersHistoryFr } from '../contract/history-strings.fr.ts'
import { shareholdersPersonalData } from './personal-data.ts'
import { shareholderPeople } from './shareholder-people.ts'

export const manifest: ServerModule = {
  tables: ['shareholder_source_moves', 'shareholder_tags', 'shareholders'],
  served: () => shareholdersHandlers,
  steppedJobs: () => [hashIbans],
  jobWords: { area: 'investors', en: shareholdersJobsEn, fr: shareholdersJobsFr },
  offers: {
    acts: () => [
      {
        area: 'investors',
        en: { shareholders: shareholdersHistoryEn.history },
        fr: { shareholders: shareholdersHistoryFr.history },
        words: { en: shareholdersEn, fr: shareholdersFr },
        reveals: ['shareholders.bankRevealed'],
      },
    ],

    bulkActs: () => shareholderBulkActs,
    openWork: () => [assignedShareholders],
    ownFieldBearers: () => [ownFieldsOfShareholders],
    parents: () => [shareholderParent],
    importTargets: () => [shareholderImport],
    searchables: () => shareholderSearchables,
    sourceBearers: () => [shareholdersOfSource],
    people: () => [shareholderPeople],
    personalData: () => [shareholdersPersonalData],
  },
}
