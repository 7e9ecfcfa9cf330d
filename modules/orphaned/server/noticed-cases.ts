import { sql } from 'kysely'
import { noticed, participantName } from '#modules/notifications/server/noticed.ts'
import { orphanedScreens } from '../contract/orphaned.screens.ts'
import { facts, subject } from './orphaned.policy.ts'

export const noticedCases = noticed({
  entity: 'orphanedCase',
  from: sql`orphaned_cases c`,
  id: sql`c.id`,
  reference: sql`c.reference`,
  view: { action: 'view', subject },
  facts,
  screen: orphanedScreens.orphanedParticipant,
  names: [{ name: participantName(sql`c.participant_id`), group: 'personal' }],
  assignee: sql`c.assignee_id`,
})
