import type { Entity } from '#kit/contract/define-entity.ts'
import { instant, money, yesNo, type Field } from '#kit/contract/fields.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { participant } from '#modules/participants/contract/participant.ts'
import { application } from '../contract/application.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import type { CheckpointItemCode } from '../contract/checkpoint.ts'

type Part = 'application' | 'employer' | 'participant' | 'case'

/** A value that a check is judged by, and where in the file it stands. */
export interface Evidence {
  part: Part
  name: string
}

const of =
  (part: Part) =>
  (...names: string[]): Evidence[] =>
    names.map((name) => ({ part, name }))
const ofPosition = of('application')
const ofEmployer = of('employer')
const ofParticipant = of('participant')
/** Of the case itself: no field that somebody answered. */
const ofCase = of('case')

const evidence: Record<CheckpointItemCode, readonly Evidence[]> = {
  businessNumber: ofEmployer('businessNumber'),
  employerEligible: ofEmployer('legalStructure', 'employeesTotal'),
  employerRoom: [],
  goodStanding: ofCase('isOnHold'),
  armsLength: ofParticipant('relationToEmployer'),
  netNew: ofPosition('netNew'),
  wageAndHours: ofPosition('hourlyWage', 'hoursPerWeek'),
  positionFits: ofPosition('noc', 'duties'),
  startInWindow: [...ofCase('submittedAt'), ...ofPosition('startOn')],
  participantAge: [...ofParticipant('birthDate'), ...ofPosition('startOn')],
  workStatus: ofParticipant('workStatus'),
  sinSeen: [],
  notFundedBefore: ofParticipant('previouslyFunded'),
  noStacking: ofPosition('otherFunding'),
  formsSigned: [...ofCase('participantCompletedAt'), ...ofPosition('signatoryName')],
  budgetAvailable: ofCase('requestedAmount'),
  noDuplicate: ofCase('isDuplicateSuspected'),
  signatoryConfirmed: ofPosition('signatoryName', 'signatoryTitle'),
}

export const evidenceOf = (code: CheckpointItemCode) => evidence[code]

/** The facts of the file among it. */
export const factNames = (all: readonly Evidence[]) =>
  all.filter(({ part }) => part !== 'case').map(({ name }) => name)

const entities: Record<Exclude<Part, 'case'>, Entity> = { application, employer, participant }
const fieldsOfCase: Record<string, Field> = {
  isOnHold: yesNo(),
  isDuplicateSuspected: yesNo(),
  submittedAt: instant(),
  participantCompletedAt: instant(),
  requestedAmount: money(),
}

/** The field, its value, and whose words name it. */
export function readEvidence({ part, name }: Evidence, record: ApplicationRecord) {
  const own = part === 'application' || part === 'case' ? record : record[part]
  return {
    name,
    field: part === 'case' ? fieldsOfCase[name] : entities[part].fields[name],
    value: (own as Record<string, unknown> | null)?.[name] ?? null,
    ...wordsOf[part],
  }
}

const wordsOf = {
  employer: { words: 'employers' },
  participant: { words: 'participants' },
  application: { words: 'applications' },
  case: { words: 'applications' },
} as const
