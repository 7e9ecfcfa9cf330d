import type { Draft, Side } from '../../contract/intake.ts'
import { intakeScreens } from '../../contract/intake.screens.ts'
import type { Part } from '../draft/answers.ts'
import type { formsEn } from '../strings.en.ts'

export type StepId = Exclude<
  keyof typeof formsEn.steps,
  'count' | 'list' | 'all' | 'here' | 'done' | 'groups'
>

/** One page of the form: a tight group of questions. */
export interface Step {
  id: StepId
  screen: 'profile' | 'application'
  part: Part
  fields: readonly string[]
}

const pagesOf =
  (screen: Step['screen'], part: Part) =>
  (id: StepId, ...fields: string[]): Step => ({ id, screen, part, fields })

const organisation = pagesOf('profile', 'employer')
const position = pagesOf('application', 'position')
const person = pagesOf('profile', 'participant')
const situation = pagesOf('application', 'participant')

const employerSteps = [
  organisation('organisation', 'businessNumber', 'legalName', 'operatingName'),
  organisation(
    'details',
    'legalStructure',
    'sector',
    'naics',
    'employeesTotal',
    'yearEstablished',
    'website',
    'description',
  ),
  organisation('address', 'street', 'city', 'province', 'postalCode'),
  organisation(
    'contact',
    'contactName',
    'contactTitle',
    'contactEmail',
    'contactPhone',
    'language',
  ),
  position('position', 'netNew', 'positionTitle', 'noc', 'duties', 'employmentType'),
  position('workplace', 'workplaceStreet', 'workplaceCity', 'region', 'workplacePostalCode'),
  position('dates', 'startOn', 'endOn', 'hoursPerWeek'),
  position('pay', 'hourlyWage', 'employerCostPercent', 'otherFunding'),
  position(
    'people',
    'participantName',
    'participantEmail',
    'hireReason',
    'supervisorName',
    'supervisorEmail',
  ),
  position('learning', 'learningPlan', 'trainingRequested'),
  position('documents'),
  position('statements', 'signatoryName', 'signatoryTitle'),
  position('check'),
]

const employeeSteps = [
  person('person', 'firstName', 'lastName', 'preferredName', 'birthDate'),
  person('reach', 'email', 'phone', 'language'),
  person('home', 'street', 'city', 'province', 'postalCode'),
  situation('situation', 'workStatus', 'relationToEmployer'),
  situation('background', 'education', 'currentlyStudent', 'employmentBefore', 'previouslyFunded'),
  situation('support', 'accommodationNeeds'),
  situation('identity'),
  situation('documents'),
  situation('consents'),
  situation('check'),
]

const stepsBySide = { employer: employerSteps, employee: employeeSteps }

const askedOf = { employer: 'employer', employee: 'participant' } as const

/** The documents that the program asks this side for. */
export const documentsAsked = ({ side, program }: Draft) =>
  program.requiredDocuments.filter((document) => document.askedOf === askedOf[side])

/** The pages of a form; none for documents when none is asked for. */
export const stepsOf = (draft: Draft): readonly Step[] =>
  stepsBySide[draft.side].filter(({ id }) => id !== 'documents' || documentsAsked(draft).length > 0)

const screens = {
  employer: {
    profile: intakeScreens.employerProfile,
    application: intakeScreens.employerApplication,
  },
  employee: {
    profile: intakeScreens.employeeProfile,
    application: intakeScreens.employeeApplication,
  },
}

export const screenOf = (side: Side, screen: Step['screen']) => screens[side][screen]

export const completedScreenOf = (side: Side) =>
  side === 'employer' ? intakeScreens.employerCompleted : intakeScreens.employeeCompleted

/** Which page asks for an answer, by the server's path of it: `position.startOn`, `statements`. */
export function stepOfPath(draft: Draft, path: string): Step | undefined {
  const [part = '', name = ''] = path.split('.')
  const steps = stepsOf(draft)
  if (part === 'statements') return steps.find(({ id }) => id === 'statements' || id === 'consents')
  if (part === 'documents') return steps.find(({ id }) => id === 'documents')
  return steps.find((step) => step.part === part && step.fields.includes(name))
}
