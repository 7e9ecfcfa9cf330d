import type { Can } from '#kit/contract/define-entity.ts'
import type { Person } from '#kit/server/person.ts'
import { stepsNow, type Judged, type Stepped } from '#kit/server/steps.ts'
import {
  applicationStatus,
  type ApplicationFacts,
  type ApplicationStatus,
} from '../contract/application.status.ts'

/** What permission conditions look at. */
export interface ApplicationScope {
  programId: string
  employerId: string
  participantId: string | null
  assigneeId: string | null
}

export interface JudgedApplication extends Judged<ApplicationFacts> {
  states: { status: ApplicationStatus }
  scope: ApplicationScope
  /** The program pays more for those furthest from employment. */
  offersUplift: boolean
}

/** An assignment is judged on the application as it would leave it: assigned to oneself. */
const scopeFor = (act: string, scope: object, person: Person) =>
  act === 'assign' ? { ...scope, assigneeId: person.userId } : { ...scope }

export const applicationMachines: Stepped<ApplicationFacts> = {
  machines: { status: applicationStatus },
  scopeOf: scopeFor,
}

const whilePending = new Set<ApplicationStatus>([
  'submitted',
  'inReview',
  'infoRequested',
  'recommendedApprove',
  'recommendedReject',
])

const beforeRecommendation = new Set<ApplicationStatus>(['submitted', 'inReview', 'infoRequested'])

/** What the person may do with an application now, each possible or with the reason why not. */
export function canDo(judged: JudgedApplication, person: Person): Can {
  const can = stepsNow(applicationMachines, judged, person)
  const { status } = judged.states
  const may = (action: 'update' | 'verify' | 'override' | 'assign') =>
    person.permissions.allows(
      { action, subject: 'Applications View' },
      scopeFor(action, judged.scope, person),
    )
  const isPending = whilePending.has(status)
  if (mayEdit(judged, person) && isPending) can['edit'] = true
  if (may('verify') && (status === 'inReview' || status === 'infoRequested'))
    can['recordCheckpoint'] = true
  if (may('verify') && judged.offersUplift && beforeRecommendation.has(status))
    can['confirmUplift'] = true
  if (may('override') && isPending) can['overrideCheck'] = true
  if (may('assign') && isPending) can['reassign'] = true
  return can
}

/** The employer's half is changed by whoever may change that half, not by the participant. */
export const mayEdit = ({ scope }: JudgedApplication, person: Person) =>
  person.permissions.allows(
    { action: 'update', subject: 'Applications View' },
    { ...scope },
    'employerHalf',
  )
