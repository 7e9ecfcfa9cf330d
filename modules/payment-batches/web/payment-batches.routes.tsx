import { IconCashBanknote } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { paymentBatchesScreens } from '../contract/payment-batches.screens.ts'

export const routes = defineRoutes(
  paymentBatchesScreens,
  {
    paymentBatches: () => import('./BatchList.tsx').then((m) => m.BatchList),
    paymentBatch: () => import('./BatchScreen.tsx').then((m) => m.BatchScreen),
  },
  { icons: { paymentBatches: IconCashBanknote }, words: ['payments', 'payments/web/strings'] },
)
