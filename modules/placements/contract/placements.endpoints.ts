import * as z from 'zod/mini'
import { defineEndpoint } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { dateSchema, idSchema, instantSchema, moneySchema } from '#kit/contract/fields.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { funding } from '#modules/applications/contract/funding.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { agreement } from './agreement.ts'
import { cancelReasons, cancelSides } from './placement-cancellation.ts'
import { endReasons, endSides } from './placement-end.ts'
import { placementStates } from './placement-states.ts'
import { placementStatus, type PlacementStep } from './placement.status.ts'

const { may } = applicationsSubjects

/** How it was given up before its first day; null for what the other side alone is to know. */
const cancellation = z.nullable(
  z.strictObject({
    on: dateSchema,
    side: z.enum(cancelSides),
    reason: z.nullable(z.enum(cancelReasons)),
    note: z.nullable(z.string()),
  }),
)

export const placementRecord = z.strictObject({
  id: idSchema,
  version: z.int(),
  reference: z.string(),
  status: z.enum(placementStates),
  acceptBy: z.nullable(dateSchema),
  startBy: z.nullable(dateSchema),
  startedOn: z.nullable(dateSchema),
  lapsedOn: z.nullable(dateSchema),
  /** As it was accepted, or as it would be now. */
  agreement,
  /** Another one when anything of the agreement is: an acceptance carries the one that was seen. */
  seal: z.string(),
  acceptance: z.nullable(
    z.strictObject({
      name: z.string(),
      title: z.string(),
      at: instantSchema,
      language: z.enum(['en', 'fr']),
      /** How it reached the staff who recorded it. */
      note: z.nullable(z.string()),
    }),
  ),
  /** How it ended early, or was completed as planned: then without side, reason and note. */
  end: z.nullable(
    z.strictObject({
      endedOn: dateSchema,
      lastWorkedOn: dateSchema,
      side: z.nullable(z.enum(endSides)),
      reason: z.nullable(z.enum(endReasons)),
      note: z.nullable(z.string()),
      used: moneySchema(),
      released: moneySchema(),
      /** How what was used is computed. */
      funding,
    }),
  ),
  cancellation,
  can: canSchema,
})
export type PlacementRecord = z.infer<typeof placementRecord>

/** As its participant reads it: the job, nothing of the agreement and its money. */
const ownPlacement = z.strictObject({
  id: idSchema,
  version: z.int(),
  reference: z.string(),
  status: z.enum(placementStates),
  startedOn: z.nullable(dateSchema),
  employer: z.string(),
  positionTitle: z.string(),
  startOn: dateSchema,
  endOn: dateSchema,
  hoursPerWeek: z.string(),
  hourlyWage: moneySchema(),
  cancellation,
  can: canSchema,
})
export type OwnPlacement = z.infer<typeof ownPlacement>

/** What the employer or the participant answered last: the work has ended, which somebody is to confirm. */
const reportedEnd = z.strictObject({
  side: z.enum(['employer', 'participant']),
  answeredOn: dateSchema,
  /** Null where it was not said. */
  lastDay: z.nullable(dateSchema),
  monitoringFormId: idSchema,
})
export type ReportedEnd = z.infer<typeof reportedEnd>

const step = <const Step extends PlacementStep, const Noun extends string>(
  name: Step,
  noun: Noun,
) =>
  stepEndpoint(placementStatus, name, {
    path: `/placements/{id}/${noun}`,
    output: placementRecord,
  })

const seal = z.string().check(z.maxLength(64))
const acceptanceProblems = ['wrongState', 'offerIsOver', 'agreementChanged']

export const placementsEndpoints = {
  readPlacement: defineEndpoint({
    method: 'GET',
    path: '/placements/{id}',
    access: may('view', 'Applications View'),
    output: placementRecord,
  }),
  /** For staff, of work that goes on as far as we know. */
  readReportedEnd: defineEndpoint({
    summary: 'Read the end that was reported',
    method: 'GET',
    path: '/placements/{id}/reported-end',
    access: may('view', 'Applications View'),
    output: z.strictObject({ reported: z.nullable(reportedEnd) }),
  }),
  /** Carries the seal of what the signatory saw: if anything is different by now, nothing is accepted. */
  acceptOffer: stepEndpoint(placementStatus, 'accept', {
    path: '/placements/{id}/acceptance',
    output: placementRecord,
    problems: [...acceptanceProblems, 'employerAccepts'],
    also: { seal, agreementLanguage: z.enum(['en', 'fr'], 'choice') },
  }),
  recordAcceptance: stepEndpoint(placementStatus, 'recordAcceptance', {
    path: '/placements/{id}/recorded-acceptance',
    output: placementRecord,
    problems: acceptanceProblems,
    also: { seal },
  }),
  extendOffer: step('extendOffer', 'offer-extension'),
  confirmStart: step('confirmStart', 'start'),
  extendStart: step('extendStart', 'start-extension'),
  cancelPlacement: step('cancel', 'cancellation'),
  readOwnPlacement: defineEndpoint({
    method: 'GET',
    path: '/placements/{id}/own',
    access: may('view', 'Applications View'),
    output: ownPlacement,
  }),
  declinePlacement: stepEndpoint(placementStatus, 'decline', {
    path: '/placements/{id}/refusal',
    output: ownPlacement,
    problems: ['wrongState', 'participantDeclines'],
  }),
  endPlacement: step('end', 'end'),
  /** An end that was a mistake, while nothing rests on it and there is room for the money. */
  reopenPlacement: stepEndpoint(placementStatus, 'reopen', {
    path: '/placements/{id}/reopening',
    output: placementRecord,
    problems: [
      'wrongState',
      'endIsFollowed',
      'budgetExceeded',
      'participantMaximum',
      'employerMaximum',
      'employerActiveMaximum',
    ],
  }),
}
