import { defineRoutes } from '#kit/web/define-routes.ts'
import { openRequestScreens } from '../contract/funding-requests.open.screens.ts'

const form = () => import('./FundingFormScreen.tsx').then((m) => m.FundingFormScreen)

export const routes = defineRoutes(
  openRequestScreens,
  { publicRequest: form, publicRequestForm: form },
  { words: ['forms', 'forms/web/try-out-strings'] },
)
