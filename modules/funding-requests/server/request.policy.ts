import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import type { Asks, payers, RequestStage, Side } from '../contract/funding-request.ts'
import {
  requestStatus,
  type RequestFacts,
  type RequestStatus,
} from '../contract/funding-request.status.ts'

/** What permission conditions look at. */
export interface RequestScope {
  programId: string
  employerId: string
  participantId: string
}

/** The same of a row of requests. */
export const facts: Record<keyof RequestScope, RawBuilder<unknown>> = {
  programId: sql`f.program_id`,
  employerId: sql`f.employer_id`,
  participantId: sql`f.participant_id`,
}

export const subject = 'STT Funding View'
export const subjectOf = {
  awaitingForm: 'STT Funding Awaiting Form List',
  awaitingApproval: 'STT Funding Awaiting Approval List',
  approved: 'STT Funding Approved List',
  /** What was approved once stands there, too. */
  ended: 'STT Funding Approved List',
} as const satisfies Record<RequestStage, string>

/** On which requests a person sees a group of protected fields; what concerns the work on it is the staff's. */
export const seesIn = ({ permissions, type }: Person, permission: Permission): SeesIn => {
  const sees = permissions.groupsIn(permission, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}

/** A request with what its steps are judged by. */
export interface LoadedRequest extends RequestScope, RequestFacts {
  id: string
  version: number
  reference: string
  status: RequestStatus
  side: Side
  dueOn: string
  placementId: string
  applicationId: string
  approvedAmount: string | null
  assessedAmount: string | null
  /** Who pays the provider first. */
  paidBy: (typeof payers)[number] | null
  decidedOn: string | null
  /** Of the course. */
  endsOn: string | null
  asks: Asks
  hasCertificate: boolean | null
  certificateReason: string | null
  /** By whose calendar business days are counted. */
  province: string
}

export const requestMachines: Stepped<RequestFacts> = { machines: { status: requestStatus } }

export const scopeOf = ({ programId, employerId, participantId }: RequestScope) => ({
  programId,
  employerId,
  participantId,
})

export const judgeRequest = (found: LoadedRequest): Judged<RequestFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
})

const typeOf = { employer: 'employer', participant: 'employee' } as const

/** Whether a person is of the side that a request asks, and may fill its form in. */
export const mayFill = ({ type, permissions }: Person, request: LoadedRequest): boolean =>
  type === typeOf[request.side] &&
  permissions.allows({ action: 'update', subject }, scopeOf(request))
