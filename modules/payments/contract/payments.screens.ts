import { defineScreens } from '#kit/contract/define-screen.ts'

const navActiveLink = '/payments'

export const paymentsScreens = defineScreens({
  payments: {
    path: '/payments',
    subject: 'Payments',
    navigation: { section: 'funding', order: 60 },
  },
  newClaim: { path: '/payments/new', subject: 'Payments', act: 'create', navActiveLink },
  payment: { path: '/payments/{id}', subject: 'Payments', navActiveLink },
  editClaim: { path: '/payments/{id}/edit', subject: 'Payments', act: 'create', navActiveLink },
})
