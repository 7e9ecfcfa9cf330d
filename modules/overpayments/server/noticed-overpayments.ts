import { sql } from 'kysely'
import { noticed, ofApplication } from '#modules/notifications/server/noticed.ts'
import { overpaymentsScreens } from '../contract/overpayments.screens.ts'
import { facts, isToldTo, subject } from './overpayment.policy.ts'

export const noticedOverpayments = noticed({
  entity: 'overpayment',
  from: sql`overpayments o`,
  id: sql`o.id`,
  reference: sql`o.reference`,
  view: { action: 'view', subject },
  facts,
  also: isToldTo,
  screen: overpaymentsScreens.overpayment,
  ...ofApplication('o'),
})
