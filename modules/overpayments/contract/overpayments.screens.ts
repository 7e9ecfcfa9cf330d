import { defineScreens } from '#kit/contract/define-screen.ts'

const path = '/payments/overpayments'
const navActiveLink = '/payments'
/** Participants, who see their own payments, find none here: what their employer owes back they are not told. */
const open = { subject: 'Payments', navActiveLink } as const

export const overpaymentsScreens = defineScreens({
  overpayments: { path, ...open },
  overpayment: { path: `${path}/{id}`, ...open },
})
