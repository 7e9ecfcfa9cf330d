import { defineRoutes } from '#kit/web/define-routes.ts'
import { overpaymentsScreens } from '../contract/overpayments.screens.ts'

export const routes = defineRoutes(overpaymentsScreens, {
  overpayments: () => import('./OverpaymentList.tsx').then((m) => m.OverpaymentList),
  overpayment: () => import('./OverpaymentScreen.tsx').then((m) => m.OverpaymentScreen),
})
