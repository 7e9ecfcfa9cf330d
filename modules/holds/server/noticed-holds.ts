import { sql } from 'kysely'
import { employerName, noticed, participantName } from '#modules/notifications/server/noticed.ts'
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
  names: [
    { name: participantName(sql`h.participant_id`), group: 'personal' },
    { name: employerName(sql`h.employer_id`), group: 'personal' },
  ],
})
