import { defineRoutes } from '#kit/web/define-routes.ts'
import { openMonitoringScreens } from '../contract/monitoring.open.screens.ts'

const survey = () => import('./SurveyScreen.tsx').then((m) => m.SurveyScreen)

export const routes = defineRoutes(
  openMonitoringScreens,
  {
    employerForm1: survey,
    employerForm2: survey,
    employerForm3: survey,
    employerForm4: survey,
    employerForm5: survey,
    employerForm6: survey,
    participantForm1: survey,
    participantForm2: survey,
    participantForm3: survey,
    participantForm4: survey,
    participantForm5: survey,
    participantForm6: survey,
  },
  { words: ['forms', 'forms/web/try-out-strings'] },
)
