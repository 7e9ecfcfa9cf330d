import { defineEntity } from '#kit/contract/define-entity.ts'
import {
  choice,
  choices,
  date,
  decimal,
  formatted,
  longText,
  money,
  reference,
  text,
  yesNo,
} from '#kit/contract/fields.ts'
import { noc } from '#modules/employers/contract/formats.ts'

export const sides = ['employer', 'participant'] as const
export type Side = (typeof sides)[number]

/** In which of the lists a request stands. */
export const requestStages = ['awaitingForm', 'awaitingApproval', 'approved', 'ended'] as const
export type RequestStage = (typeof requestStages)[number]

/** What a course costs; each is a line of the request. */
export const costKinds = [
  'tuition',
  'fees',
  'books',
  'software',
  'materials',
  'exam',
  'transport',
  'accommodation',
  'meals',
  'childCare',
  'other',
] as const

export const providerTypes = [
  'public',
  'private',
  'union',
  'industry',
  'online',
  'inHouse',
] as const
export const deliveries = ['inPerson', 'online', 'blended', 'atWork'] as const
export const credentials = ['industry', 'licence', 'credit', 'completion', 'other'] as const
export const skillFocuses = [
  'technical',
  'digital',
  'safety',
  'language',
  'management',
  'foundation',
] as const
export const payers = ['employer', 'program', 'funder'] as const

/** What is needed to ask a side for its form. */
export const fundingRequest = defineEntity('newFundingRequest', {
  placementId: reference({ required: true }),
  side: choice(sides, { required: true }),
  message: longText(1000),
})

/** The course, as the form asks for it; the fields of the request that its answers fill. */
export const training = defineEntity('fundingRequest', {
  courseTitle: text(200, { required: true }),
  credential: choice(credentials, { required: true }),
  skillFocus: choice(skillFocuses, { required: true }),
  delivery: choice(deliveries, { required: true }),
  startsOn: date({ required: true }),
  endsOn: date({ required: true }),
  hours: decimal({ min: 1, max: 3000, scale: 2 }, { required: true }),
  providerName: text(200, { required: true }),
  providerType: choice(providerTypes, { required: true }),
  providerContact: text(200),
  providerAddress: text(300),
  isAffiliated: yesNo({ required: true }),
  whyProvider: longText(500, { required: true }),
  alternatives: longText(500),
  outOfRegionReason: longText(500),
  relevance: longText(1000, { required: true }),
  nocBefore: formatted(noc),
  nocAfter: formatted(noc),
  costs: choices(costKinds, { required: true }, { least: 1 }),
  employerShare: money(),
  otherFunding: money(),
  paidBy: choice(payers, { required: true }),
})

/** What was claimed once the course is over; the certificate, or why there is none. */
export const evidence = defineEntity('fundingEvidence', {
  costs: choices(costKinds, { required: true }, { least: 1 }),
  hasCertificate: yesNo({ required: true }),
  certificateReason: longText(1000),
})

/** What the forms are called as forms, permanently: of the course, and of the evidence once it is over. */
export const formPurpose = 'fundingRequest'
export const evidencePurpose = 'fundingEvidence'

/** What a request asks of its side. */
export const asks = ['form', 'evidence'] as const
export type Asks = (typeof asks)[number]
