import { sql } from 'kysely'
import { noticed } from '#modules/notifications/server/noticed.ts'
import { holdsScreens } from '../contract/holds.screens.ts'
import { facts, subject } from './hold.policy.ts'

export const noticedHolds = noticed({
  entity: 'hold',
  from: sql`holds h`,
  id: sql`h.id`,
  reference: sql`h.reference`,
  view: { action: 'view', subject },
  facts,
  screen: holdsScreens.hold,
})
