import type { Translated } from '#kit/contract/strings.ts'
import type { paymentsEn } from './strings.en.ts'

export const paymentsFr: Translated<typeof paymentsEn> = {
  screens: {
    payments: 'Paiements',
    payment: 'Paiement',
  },
  subjects: {
    Payments: 'Paiements',
  },
}
