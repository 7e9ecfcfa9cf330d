import { defineScreens } from '#kit/contract/define-screen.ts'

export const paymentsScreens = defineScreens({
  payments: {
    path: '/payments',
    subject: 'Payments',
    navigation: { section: 'funding', order: 60 },
  },
  payment: { path: '/payments/{id}', subject: 'Payments', navActiveLink: '/payments' },
})
