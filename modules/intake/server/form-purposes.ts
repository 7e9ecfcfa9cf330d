import type { Change } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { announceApplication } from '#modules/applications/server/announce-application.ts'
import { openTask } from '#modules/applications/server/open-task.ts'
import {
  allApplications,
  exportsNoPersonalData,
  groupOf,
  readableApplications,
  verifiableApplications,
  verifies,
} from '#modules/applications/server/readable-answers.ts'
import { businessNumber, naics, noc, postalCode } from '#modules/employers/contract/formats.ts'
import type { Formats } from '#modules/forms/contract/check-answer.ts'
import { standardForm } from '#modules/forms/contract/standard-form.ts'
import { fieldFormats } from '#modules/forms/contract/formats.ts'
import type { Effect, FormPurpose } from '#modules/forms/server/form-purpose.ts'
import type { Side } from '../contract/sides.ts'
import { intakeEn } from '../contract/strings.en.ts'
import { intakeFr } from '../contract/strings.fr.ts'
import { employerFields, participantFields, sectionWords } from './applicants-fields.ts'
import { documentsDemanded } from './documents-demanded.ts'
import type { questionsEn } from './questions-strings.en.ts'

const formats: Formats = { ...fieldFormats, businessNumber, naics, noc, postalCode }

type SectionId = keyof typeof questionsEn.sections

const section =
  (place: 'profile' | 'application') =>
  (id: SectionId, ...fields: string[]) => ({ id, place, ...sectionWords(id), fields })

const of =
  (part: string) =>
  (...names: string[]) =>
    names.map((name) => `${part}.${name}`)

const profile = section('profile')
const own = section('application')
const employer = of('employer')
const position = of('position')
const person = of('participant')
const statements = of('statements')

const employerSections = [
  profile('organisation', ...employer('businessNumber', 'legalName', 'operatingName')),
  profile(
    'details',
    ...employer('legalStructure', 'sector', 'naics', 'employeesTotal', 'yearEstablished'),
    ...employer('website', 'description'),
  ),
  profile('address', ...employer('street', 'city', 'province', 'postalCode')),
  profile(
    'contact',
    ...employer('contactName', 'contactTitle', 'contactEmail', 'contactPhone', 'language'),
  ),
  own('position', ...position('netNew', 'positionTitle', 'noc', 'duties', 'employmentType')),
  own(
    'workplace',
    ...position('workplaceStreet', 'workplaceCity', 'region', 'workplacePostalCode'),
  ),
  own('dates', ...position('startOn', 'endOn', 'hoursPerWeek')),
  own('pay', ...position('hourlyWage', 'employerCostPercent', 'otherFunding')),
  own(
    'people',
    ...position('participantName', 'participantEmail', 'hireReason', 'supervisorName'),
    ...position('supervisorEmail'),
  ),
  own('learning', ...position('learningPlan', 'trainingRequested')),
  own('documents', 'documents'),
  own(
    'statements',
    ...position('signatoryName', 'signatoryTitle'),
    ...statements('noDisplacement', 'noDispute', 'armsLength', 'laws', 'accurate'),
  ),
]

const participantSections = [
  profile('person', ...person('firstName', 'lastName', 'preferredName', 'birthDate')),
  profile('reach', ...person('email', 'phone', 'language')),
  profile('home', ...person('street', 'city', 'province', 'postalCode')),
  own('situation', ...person('workStatus', 'relationToEmployer')),
  own(
    'background',
    ...person('education', 'currentlyStudent', 'employmentBefore', 'previouslyFunded'),
  ),
  own('support', ...person('accommodationNeeds')),
  own('identity', 'selfIdentification'),
  own('documents', 'documents'),
  own('consents', ...statements('collection', 'sharing', 'surveys', 'accurate')),
]

const words = (key: keyof typeof intakeEn.forms) => ({
  en: intakeEn.forms[key],
  fr: intakeFr.forms[key],
})

/** Whoever the application is or will be assigned to looks at the answer. */
const opensTask = (half: Side): Effect => ({
  id: 'openTask',
  name: words('opensTask'),
  async carryOut(change, { recordId, ...said }) {
    await openTask(change, recordId, { ...said, fieldGroup: groupOf[half] })
  },
})

const compared = (other: () => FormPurpose) => ({
  with: other,
  entity: 'application',
  records: allApplications,
  announce: (change: Change, id: string) =>
    announceApplication(change, { id, topic: 'answer-differences', toStaffAlone: true }),
  settling: verifies,
  settled: verifiableApplications,
})

const shared = {
  group: words('group'),
  formats,
  roles: [
    { id: 'startOn', name: words('startOn'), as: 'date' },
    { id: 'endOn', name: words('endOn'), as: 'date' },
    { id: 'hoursPerWeek', name: words('hoursPerWeek'), as: 'figure' },
    { id: 'hourlyWage', name: words('hourlyWage'), as: 'money' },
  ],
  isPublic: true,
} as const

const naming = position('participantName', 'participantEmail')

/** Applicants’ answers are read by whoever may read the application. */
const readable = (half: Side) => (reader: Person, action: 'view' | 'export') =>
  readableApplications(reader, { action, half, naming: half === 'employer' ? naming : [] })

/** The employer's half of an application. */
export const employerHalf: FormPurpose = {
  ...shared,
  place: 10,
  key: 'application.employer',
  name: words('employer'),
  places: [
    { id: 'profile', name: words('employerProfile') },
    { id: 'application', name: words('employerApplication') },
  ],
  catalogue: employerFields,
  standard: standardForm(employerSections, employerFields),
  readable: readable('employer'),
  demanded: documentsDemanded('employer'),
  compared: compared(() => participantHalf),
  effects: [opensTask('employer')],
  withheld: (reader) => (exportsNoPersonalData(reader) ? naming : []),
}

/** The participant's half. */
export const participantHalf: FormPurpose = {
  ...shared,
  place: 20,
  key: 'application.participant',
  name: words('employee'),
  places: [
    { id: 'profile', name: words('employeeProfile') },
    { id: 'application', name: words('employeeApplication') },
  ],
  catalogue: participantFields,
  standard: standardForm(participantSections, participantFields),
  readable: readable('employee'),
  demanded: documentsDemanded('employee'),
  effects: [opensTask('employee')],
  compared: compared(() => employerHalf),
}

const halves: readonly FormPurpose[] = [employerHalf, participantHalf]

/** What a draft is for. */
export const halfOf = ({ purpose }: { purpose: string }): FormPurpose =>
  halves.find(({ key }) => key === purpose) ?? employerHalf

/** Which side fills in a form. */
export const sideOf = ({ purpose }: { purpose: string }): Side =>
  purpose === participantHalf.key ? 'employee' : 'employer'
