import { sql } from 'kysely'
import { noticed, ofApplication } from '#modules/notifications/server/noticed.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { facts, isToldTo, subject } from './payment.policy.ts'

export const noticedPayments = noticed({
  entity: 'payment',
  from: sql`payments y`,
  id: sql`y.id`,
  reference: sql`y.reference`,
  view: { action: 'view', subject },
  facts,
  also: isToldTo,
  screen: paymentsScreens.payment,
  ...ofApplication('y'),
})
