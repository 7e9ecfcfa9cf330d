import { IconCash } from '@tabler/icons-react'
import { defineRoutes } from '#kit/web/define-routes.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'

const ofHolds = ['holds/contract/strings', 'holds/web/strings']
const ofPayment = ['overpayments', 'overpayments/web/strings', ...ofHolds]

export const routes = defineRoutes(
  paymentsScreens,
  {
    payments: () => import('./PaymentList.tsx').then((m) => m.PaymentList),
    paymentQueue: () => import('./PaymentQueueScreen.tsx').then((m) => m.PaymentQueueScreen),
    newClaim: () => import('./NewClaimScreen.tsx').then((m) => m.NewClaimScreen),
    newSupplementClaim: () =>
      import('./NewSupplementClaimScreen.tsx').then((m) => m.NewSupplementClaimScreen),
    payment: () => import('./PaymentScreen.tsx').then((m) => m.PaymentScreen),
    editClaim: () => import('./EditClaimScreen.tsx').then((m) => m.EditClaimScreen),
  },
  {
    icons: { payments: IconCash },
    words: ['payment-batches', 'supplements'],
    wordsOf: { payment: ofPayment, paymentQueue: ofHolds },
  },
)
