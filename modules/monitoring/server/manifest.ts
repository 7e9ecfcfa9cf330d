import type { ServerModule } from '#kit/server/server-module.ts'
import { monitoringLetters } from '../contract/monitoring.letters.ts'
import { hearOfEnd } from './hear-of-end.ts'
import { monitoringHandlers } from './monitoring.handlers.ts'
import { surveyHandlers } from './survey.handlers.ts'
import { openForms } from './open-forms.ts'
import { followsPlacements } from './plan-forms.ts'
import { remindAsked } from './remind-asked.ts'
import { remindMany } from './remind-many.ts'
import { surveyPurposes } from './survey-purposes.ts'
import { noticedForms } from './noticed-forms.ts'
import { monitoringJobsEn } from './job-strings.en.ts'
import { monitoringJobsFr } from './job-strings.fr.ts'
import { monitoringEn } from '../contract/strings.en.ts'
import { monitoringFr } from '../contract/strings.fr.ts'
import { monitoringHistoryEn } from '../contract/history-strings.en.ts'
import { monitoringHistoryFr } from '../contract/history-strings.fr.ts'
import { monitoringPersonalData } from './personal-data.ts'

export const manifest: ServerModule = {
  tables: ['monitoring_forms', 'monitoring_links'],
  served: () => [...monitoringHandlers, ...surveyHandlers],
  jobs: () => [openForms, remindAsked],
  jobWords: { area: 'funding', en: monitoringJobsEn, fr: monitoringJobsFr },
  letters: Object.values(monitoringLetters),
  offers: {
    acts: () => [
      {
        area: 'funding',
        en: { monitoring: monitoringHistoryEn.history },
        fr: { monitoring: monitoringHistoryFr.history },
        words: { en: monitoringEn, fr: monitoringFr },
      },
    ],

    bulkActs: () => [remindMany],
    followsPlacements: () => [followsPlacements],
    hearsOfEnds: () => [hearOfEnd],
    noticed: () => [noticedForms],
    formPurposes: () => [...surveyPurposes],
    personalData: () => [monitoringPersonalData],
  },
}
