import { sql } from 'kysely'
import { noticed, ofApplication } from '#modules/notifications/server/noticed.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'
import { facts, subject } from './request.policy.ts'

export const noticedRequests = noticed({
  entity: 'fundingRequest',
  from: sql`funding_requests f`,
  id: sql`f.id`,
  reference: sql`f.reference`,
  view: { action: 'view', subject },
  facts,
  screen: fundingRequestsScreens.fundingRequest,
  ...ofApplication('f'),
})
