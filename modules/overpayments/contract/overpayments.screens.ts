import { defineScreens } from '#kit/contract/define-screen.ts'

const path = '/payments/overpayments'
const navActiveLink = '/payments'
/** Whoever sees payments; employers and participants find what they owe back themselves. */
const open = { subject: 'Payments', navActiveLink } as const

export const overpaymentsScreens = defineScreens({
  overpayments: { path, ...open },
  overpayment: { path: `${path}/{id}`, ...open },
})
