import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import {
  bilingualText,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
} from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stages } from '#modules/applications/contract/application.status.ts'
import { funding } from '#modules/applications/contract/funding.ts'
import { requestStates } from '#modules/funding-requests/contract/funding-request.status.ts'
import { placementStates } from '#modules/placements/contract/placement-states.ts'
import { supplementTypes } from '#modules/programs/contract/program.ts'
import { frequencies } from '#modules/supplements/contract/supplement.ts'
import { supplementStates } from '#modules/supplements/contract/supplement.status.ts'
import { participant, participantChange } from './participant.ts'
import { participantList } from './participant.list.ts'
import { nextSteps, standings } from './participant.standing.ts'
import { participantsSubjects } from './participants.subjects.ts'
import { erasedNote } from '#modules/privacy/contract/erased-note.ts'
import { selfIdentification } from './self-identification.ts'

const { may } = participantsSubjects
const money = z.nullable(moneySchema())
const day = z.nullable(dateSchema)

/** Where somebody stands: of what is under way the first, as far as the reader sees it. */
const standingFields = {
  standing: z.enum(standings),
  nextStep: z.nullable(z.enum(nextSteps)),
  dueOn: day,
  programCode: z.nullable(z.string()),
  programName: z.nullable(bilingualText(120)),
  employerName: z.nullable(z.string()),
  startsOn: day,
  endsOn: day,
  /** From the first day to the last, a begun week counted whole; and those that are still to come. */
  weeks: z.nullable(z.int()),
  weeksLeft: z.nullable(z.int()),
}

export const participantRow = z.strictObject({
  id: idSchema,
  reference: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  ...standingFields,
  committed: money,
  /** Of the program's maximum for one person what is not committed yet. */
  moneyLeft: money,
})
export type ParticipantRow = z.infer<typeof participantRow>

/** One application of the person, with the placement that came of it. */
const path = z.strictObject({
  applicationId: idSchema,
  applicationReference: z.string(),
  /** By which its screen is found; null while it is in none of the lists. */
  stage: z.nullable(z.enum(stages)),
  positionTitle: z.string(),
  submittedAt: instantSchema,
  placementId: z.nullable(idSchema),
  placementReference: z.nullable(z.string()),
  ...standingFields,
  /** After its early end without an employer: from, and until another was found or it was closed. */
  orphanedFrom: day,
  orphanedUntil: day,
  orphanedCaseId: z.nullable(idSchema),
})
export type ParticipantPath = z.infer<typeof path>

const hideable = z.nullable(z.string())

/** Null stands for what the reader does not see. */
export const participantRecord = z.extend(participant.record, {
  birthDate: day,
  email: hideable,
  phone: hideable,
  street: hideable,
  city: hideable,
  province: hideable,
  postalCode: hideable,
  workStatus: hideable,
  reference: z.string(),
  name: z.string(),
  consentedAt: z.nullable(instantSchema),
  ...standingFields,
  committed: money,
  moneyLeft: money,
  /** Newest first. */
  paths: z.array(path),
  erased: erasedNote,
  can: canSchema,
})
export type ParticipantRecord = z.infer<typeof participantRecord>

/** What is committed, claimed or paid for one person, and where it comes from. */
const ledgerLine = z.strictObject({
  kind: z.enum(['wageSubsidy', 'training', 'supplement']),
  applicationId: idSchema,
  applicationReference: z.string(),
  stage: z.nullable(z.enum(stages)),
  placementReference: z.string(),
  placementStatus: z.enum(placementStates),
  employerName: z.string(),
  startsOn: dateSchema,
  endsOn: dateSchema,
  /** Nothing once it is cancelled or has expired. */
  committed: moneySchema(),
  /** Null while nothing of it was claimed or paid. */
  claimed: money,
  paid: money,
  /** How the amount was computed; null where its lines would tell what the reader does not see. */
  funding: z.nullable(funding),
  /** What its end released of it, and how what was used until then is computed. */
  released: money,
  used: z.nullable(funding),
  /** The request that training comes of. */
  request: z.nullable(
    z.strictObject({
      id: idSchema,
      reference: z.string(),
      status: z.enum(requestStates),
      courseTitle: z.string(),
    }),
  ),
  /** The supplement that a line comes of: so many times so much. */
  supplement: z.nullable(
    z.strictObject({
      id: idSchema,
      reference: z.string(),
      status: z.enum(supplementStates),
      type: z.enum(supplementTypes),
      frequency: z.enum(frequencies),
      times: z.int(),
      each: moneySchema(),
    }),
  ),
})
export type LedgerLine = z.infer<typeof ledgerLine>

/** Of one program everything that is paid for a person, against what may be paid for one. */
const programLedger = z.strictObject({
  programId: idSchema,
  programCode: z.string(),
  programName: bilingualText(120),
  /** For wages alone, and for everything together; an employer is told neither. */
  wageMaximum: money,
  combinedCap: money,
  committed: moneySchema(),
  claimed: money,
  paid: money,
  /** What the lower of the two still leaves for wages. */
  left: money,
  lines: z.array(ledgerLine),
})
export type ProgramLedger = z.infer<typeof programLedger>

const mayView = may('view', 'Participants View')

export const participantsEndpoints = {
  listParticipants: defineEndpoint({
    method: 'GET',
    path: '/participants',
    access: may('view', 'Participants List'),
    own: 'participant',
    list: participantList,
    output: pageOf(participantRow),
  }),
  exportParticipants: defineEndpoint({
    method: 'GET',
    path: '/participants/export',
    access: may('export', 'Participants List'),
    own: 'participant',
    list: participantList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readParticipant: defineEndpoint({
    method: 'GET',
    path: '/participants/{id}',
    access: mayView,
    own: 'participant',
    output: participantRecord,
  }),
  /** By program, what is committed for the person and what is left. */
  readParticipantLedger: defineEndpoint({
    method: 'GET',
    path: '/participants/{id}/ledger',
    access: mayView,
    output: z.strictObject({ data: z.array(programLedger) }),
  }),
  readParticipantHistory: defineEndpoint({
    method: 'GET',
    path: '/participants/{id}/history',
    access: mayView,
    output: historyOutput,
  }),
  editParticipant: defineEndpoint({
    method: 'PATCH',
    path: '/participants/{id}',
    access: may('update', 'Participants Edit'),
    own: 'participant',
    body: participantChange,
    output: participantRecord,
    ifMatch: true,
  }),
  /** What the person said about themselves, shown to that person alone; the reading is recorded. */
  revealSelfIdentification: defineEndpoint({
    method: 'POST',
    inPerson: true,
    path: '/participants/{id}/self-identification-reveal',
    access: may('reveal', 'Participants View'),
    output: z.strictObject({ answers: z.nullable(selfIdentification) }),
  }),
  changeSelfIdentification: defineEndpoint({
    method: 'PATCH',
    path: '/participants/{id}/self-identification',
    access: may('update', 'Participants Edit'),
    body: selfIdentification,
    output: z.strictObject({ answers: selfIdentification }),
  }),
}
