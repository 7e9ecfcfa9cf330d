import type { ServerModule } from '#kit/server/server-module.ts'
import { participantSheetsLetters } from '../contract/participant-sheets.letters.ts'
import { participantSheetsEn } from '../contract/strings.en.ts'
import { participantSheetsFr } from '../contract/strings.fr.ts'
import { participantSheetsActsEn } from './act-strings.en.ts'
import { participantSheetsActsFr } from './act-strings.fr.ts'
import { forgetSheets } from './forget-sheets.ts'
import { participantSheetsJobsEn } from './job-strings.en.ts'
import { participantSheetsJobsFr } from './job-strings.fr.ts'
import { participantSheetsHandlers } from './participant-sheets.handlers.ts'
import { withdrawTogether } from './withdraw-together.ts'
import { workOnSheets } from './work-on-sheets.ts'
import { participantSheetsPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['participant_sheets', 'participant_sheet_rows', 'participant_sheet_submissions'],
  letters: Object.values(participantSheetsLetters),
  served: () => participantSheetsHandlers,
  jobs: () => [forgetSheets],
  steppedJobs: ({ subjects }) => [workOnSheets(subjects)],
  jobWords: { area: 'funding', en: participantSheetsJobsEn, fr: participantSheetsJobsFr },
  offers: {
    bulkActs: () => [withdrawTogether],
    acts: () => [
      {
        area: 'funding',
        en: participantSheetsActsEn.audited,
        fr: participantSheetsActsFr.audited,
        words: { en: participantSheetsEn, fr: participantSheetsFr },
      },
    ],
    personalData: () => [participantSheetsPersonalData],
  },
}
