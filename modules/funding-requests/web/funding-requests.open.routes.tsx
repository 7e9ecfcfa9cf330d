import { defineRoutes } from '#kit/web/define-routes.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'

const form = () => import('./FundingFormScreen.tsx').then((m) => m.FundingFormScreen)

export const routes = defineRoutes(
  fundingRequestsScreens,
  { publicRequest: form, publicRequestForm: form },
  { words: ['forms', 'forms/web/try-out-strings'] },
)
