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
  /** Null while nobody knows whether the employer's people sent it. */
  employerId: string | null
  participantId: string | null
  assigneeId: string | null
}

export interface JudgedApplication extends Judged<ApplicationFacts> {
  states: { status: ApplicationStatus }
  scope: ApplicationScope
  /** The program pays more for those furthest from employment. */
  offersUplift: boolean
  /** Whom is asked for information at present. */
  askedSides: string[]
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
  for (const act of Object.keys(acts) as Act[])
    if (refusalOfAct(act, judged, person) === null) can[act] = true
  return can
}

/** What is done to an application beside its steps: by whom, and while when. */
const acts = {
  edit: { may: mayEdit, now: isPending },
  recordCheckpoint: { may: permitted('verify'), now: isUnderReview },
  confirmUplift: {
    may: permitted('verify'),
    now: ({ offersUplift, states }: JudgedApplication) =>
      offersUplift && beforeRecommendation.has(states.status),
  },
  overrideCheck: { may: permitted('override'), now: isPending },
  reassign: { may: permitted('assign'), now: isPending },
} as const
export type Act = keyof typeof acts

/** Why something that is no step cannot be done now, as `refusalOfStep` says it of steps. */
export function refusalOfAct(act: Act, judged: JudgedApplication, person: Person): string | null {
  const { may, now } = acts[act]
  if (!may(judged, person)) return 'notPermitted'
  return now(judged) ? null : 'wrongState'
}

function isPending({ states }: JudgedApplication): boolean {
  return whilePending.has(states.status)
}

function isUnderReview({ states: { status } }: JudgedApplication): boolean {
  return status === 'inReview' || status === 'infoRequested'
}

function permitted(action: 'verify' | 'override' | 'assign') {
  return ({ scope }: JudgedApplication, person: Person) =>
    person.permissions.allows(
      { action, subject: 'Applications View' },
      scopeFor(action, scope, person),
    )
}

/** The employer's half is changed by whoever may change that half, not by the participant. */
export function mayEdit({ scope }: JudgedApplication, person: Person): boolean {
  return person.permissions.allows(
    { action: 'update', subject: 'Applications View' },
    { ...scope },
    'employerHalf',
  )
}
