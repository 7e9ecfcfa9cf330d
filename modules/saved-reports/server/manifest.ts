import type { ServerModule } from '#kit/server/server-module.ts'
import { savedReportsLetters } from '../contract/saved-reports.letters.ts'
import { savedReportsEn } from '../contract/strings.en.ts'
import { savedReportsFr } from '../contract/strings.fr.ts'
import { savedReportsActsEn } from './act-strings.en.ts'
import { savedReportsActsFr } from './act-strings.fr.ts'
import { savedReportsJobsEn } from './job-strings.en.ts'
import { savedReportsJobsFr } from './job-strings.fr.ts'
import { savedReportsPersonalData } from './personal-data.ts'
import { savedReportsHandlers } from './saved-reports.handlers.ts'
import { sendScheduled } from './send-scheduled.ts'

export const manifest: ServerModule = {
  tables: ['saved_report_recipients', 'saved_report_schedules', 'saved_reports'],
  letters: Object.values(savedReportsLetters),
  served: savedReportsHandlers,
  jobs: (product) => [sendScheduled(product)],
  jobWords: { area: 'desk', en: savedReportsJobsEn, fr: savedReportsJobsFr },
  offers: {
    acts: () => [
      {
        area: 'desk',
        en: savedReportsActsEn.audited,
        fr: savedReportsActsFr.audited,
        words: { en: savedReportsEn, fr: savedReportsFr },
      },
    ],
    personalData: () => [savedReportsPersonalData],
  },
}
