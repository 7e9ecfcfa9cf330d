import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/payments'
const claiming = { subject: 'Payments', act: 'create', toDo: ['create'], navActiveLink } as const
/** Also for the staff who enter what a participant spent. */
const entering = { subject: 'Payments', toDo: ['create', 'verify'], navActiveLink } as const

export const paymentsScreens = defineScreens({
  payments: {
    path: '/payments',
    subject: 'Payments',
    navigation: { section: 'funding', order: 60 },
  },
  paymentQueue: {
    path: '/payments/queue',
    subject: 'Payments',
    toDo: ['verify', 'decide'],
    navActiveLink,
  },
  newClaim: { path: '/payments/new', ...claiming },
  newSupplementClaim: { path: '/payments/supplement-claims/{id}', ...entering },
  payment: { path: '/payments/{id}', subject: 'Payments', navActiveLink },
  editClaim: { path: '/payments/{id}/edit', ...entering },
})
