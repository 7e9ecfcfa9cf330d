import { sql, type RawBuilder } from 'kysely'
import type { Permission } from '#kit/contract/define-subjects.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'
import type { Judged, Stepped } from '#kit/server/steps.ts'
import {
  changeRequestStatus,
  type ChangeRequestFacts,
  type ChangeRequestStatus,
} from '../contract/change-request.status.ts'
import type { ChangedValues } from '../contract/change-requests.endpoints.ts'

/** What permission conditions look at. */
export interface ChangeRequestScope {
  programId: string
  employerId: string
}

/** The same of a row of change requests. */
export const facts: Record<keyof ChangeRequestScope, RawBuilder<unknown>> = {
  programId: sql`c.program_id`,
  employerId: sql`c.employer_id`,
}

export const subject = 'Change Requests'
export const creating = { action: 'create', subject } as const
export const viewing = { action: 'view', subject } as const

/** A request with what its steps are judged by. */
export interface LoadedChangeRequest extends ChangeRequestScope, ChangeRequestFacts {
  id: string
  version: number
  reference: string
  status: ChangeRequestStatus
  applicationId: string
  placementId: string
  participantId: string
  assigneeId: string | null
  requestedById: string
  asked: ChangedValues
  before: ChangedValues
  effectiveOn: string
  reason: string
}

export const changeRequestMachines: Stepped<ChangeRequestFacts> = {
  machines: { status: changeRequestStatus },
  hides: ['askedByOthers'],
}

export const scopeOf = ({ programId, employerId }: ChangeRequestScope) => ({
  programId,
  employerId,
})

export const judgeChangeRequest = (found: LoadedChangeRequest): Judged<ChangeRequestFacts> => ({
  states: { status: found.status },
  facts: found,
  scope: scopeOf(found),
})

/** On which requests a person sees a group of protected fields; what concerns the work on it is the staff's. */
export const seesIn = ({ permissions, type }: Person, permission: Permission): SeesIn => {
  const sees = permissions.groupsIn(permission, facts)
  return (group) => (group === 'review' ? type === 'staff' : sees(group))
}
