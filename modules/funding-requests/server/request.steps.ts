import type { Change } from '#kit/server/call.ts'
import type { SteppedEntity } from '#kit/server/steps.ts'
import type { RequestFacts } from '../contract/funding-request.status.ts'
import {
  judgeRequest,
  requestMachines,
  scopeOf,
  subject,
  type LoadedRequest,
} from './request.policy.ts'
import { loadRequest, readRequest } from './request.queries.ts'

/** A request as its steps know it. */
export const requestSteps: SteppedEntity<LoadedRequest, RequestFacts, 'funding_requests'> = {
  ...requestMachines,
  table: 'funding_requests',
  entity: 'fundingRequest',
  topic: 'fundingRequests',
  load: loadRequest,
  judge: judgeRequest,
  reference: ({ reference }) => reference,
  present: readRequest,
  announce: announceRequest,
}

/** Tells open screens that a request has this version now. */
export function announceRequest(change: Change, request: LoadedRequest, version: number) {
  const { id } = request
  const facts = { ...scopeOf(request) }
  return change.announce({ topic: 'funding-requests', id, version, subject, facts })
}
