import type { ServerModule } from '#kit/server/server-module.ts'
import { monitoringHandlers } from './monitoring.handlers.ts'
import { openForms } from './open-forms.ts'
import { followsPlacements } from './plan-forms.ts'
import { surveyPurposes } from './survey-purposes.ts'

export const manifest: ServerModule = {
  tables: ['monitoring_forms'],
  served: () => monitoringHandlers,
  jobs: () => [openForms],
  offers: {
    followsPlacements: () => [followsPlacements],
    formPurposes: () => [...surveyPurposes],
  },
}
