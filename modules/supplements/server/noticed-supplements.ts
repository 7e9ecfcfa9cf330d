import { sql } from 'kysely'
import { noticed, ofApplication } from '#modules/notifications/server/noticed.ts'
import { supplementsScreens } from '../contract/supplements.screens.ts'
import { facts, subject } from './supplement.policy.ts'

export const noticedSupplements = noticed({
  entity: 'supplement',
  from: sql`supplements s`,
  id: sql`s.id`,
  reference: sql`s.reference`,
  view: { action: 'view', subject },
  facts,
  screen: supplementsScreens.supplement,
  ...ofApplication('s'),
})
