import type { Can } from '#kit/contract/define-entity.ts'
import { refusalOf } from '#kit/contract/define-status.ts'
import type { Person } from '#kit/server/person.ts'
import {
  applicationStatus,
  type ApplicationFacts,
  type ApplicationStatus,
  type ApplicationStep,
} from '../contract/application.status.ts'

/** What permission conditions look at. */
export interface ApplicationScope {
  programId: string
  employerId: string
  participantId: string | null
  assigneeId: string | null
}

export interface Judged {
  status: ApplicationStatus
  facts: ApplicationFacts
  scope: ApplicationScope
}

/** Why a step cannot be taken now, or null; the server refuses and the screen explains by it. */
export const refusalOfStep = (
  { status, facts, scope }: Judged,
  step: ApplicationStep,
  person: Person,
) =>
  refusalOf(applicationStatus, step, {
    status,
    facts,
    person,
    isPermitted: (permission) =>
      person.permissions.allows(permission, scopeFor(step, scope, person)),
  })

/** An assignment is judged on the application as it would leave it: assigned to oneself. */
const scopeFor = (act: string, scope: ApplicationScope, person: Person) =>
  act === 'assign' ? { ...scope, assigneeId: person.userId } : { ...scope }

const steps = Object.keys(applicationStatus.transitions) as ApplicationStep[]
const whilePending = new Set<ApplicationStatus>([
  'submitted',
  'inReview',
  'infoRequested',
  'recommendedApprove',
  'recommendedReject',
])

/** What the person may do with an application now, each possible or with the reason why not. */
export function canDo(judged: Judged, person: Person): Can {
  const can: Can = {}
  for (const step of steps) {
    const reason = refusalOfStep(judged, step, person)
    if (reason === 'wrongState' || reason === 'notPermitted') continue
    can[step] = reason ? { reason } : true
  }
  const may = (action: 'update' | 'verify' | 'override' | 'assign') =>
    person.permissions.allows(
      { action, subject: 'Applications View' },
      scopeFor(action, judged.scope, person),
    )
  const isPending = whilePending.has(judged.status)
  if (mayEdit(judged, person) && isPending) can['edit'] = true
  if (may('verify') && (judged.status === 'inReview' || judged.status === 'infoRequested'))
    can['recordCheckpoint'] = true
  if (may('override') && isPending) can['overrideCheck'] = true
  if (may('assign') && isPending) can['reassign'] = true
  return can
}

/** The employer's half is changed by whoever may change that half, not by the participant. */
export const mayEdit = ({ scope }: Judged, person: Person) =>
  person.permissions.allows(
    { action: 'update', subject: 'Applications View' },
    { ...scope },
    'employerHalf',
  )
