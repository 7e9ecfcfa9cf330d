import { sql } from 'kysely'
import { noticed, ofApplication } from '#modules/notifications/server/noticed.ts'
import { changeRequestsScreens } from '../contract/change-requests.screens.ts'
import { facts, subject } from './change-request.policy.ts'

export const noticedChangeRequests = noticed({
  entity: 'changeRequest',
  from: sql`change_requests c`,
  id: sql`c.id`,
  reference: sql`c.reference`,
  view: { action: 'view', subject },
  facts,
  screen: changeRequestsScreens.changeRequest,
  ...ofApplication('c'),
})
