import { defineScreens } from '#kit/contract/define-screen.ts'

const path = '/payments/overpayments'
const navActiveLink = '/payments'
/** Participants, who see their own payments, are told nothing of what their employer owes back: they export none. */
const open = { subject: 'Payments', toDo: ['export'], navActiveLink } as const

export const overpaymentsScreens = defineScreens({
  overpayments: { path, ...open },
  overpayment: { path: `${path}/{id}`, ...open },
})
