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

export const manifest: ServerModule = {
  tables: ['monitoring_forms', 'monitoring_links'],
  served: () => [...monitoringHandlers, ...surveyHandlers],
  jobs: () => [openForms, remindAsked],
  jobWords: { area: 'funding', en: monitoringJobsEn, fr: monitoringJobsFr },
  letters: Object.values(monitoringLetters),
  offers: {
    bulkActs: () => [remindMany],
    followsPlacements: () => [followsPlacements],
    hearsOfEnds: () => [hearOfEnd],
    noticed: () => [noticedForms],
    formPurposes: () => [...surveyPurposes],
  },
}
