import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import { bilingualText, dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { historyOutput } from '#kit/contract/history.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { applicationsSubjects } from '#modules/applications/contract/applications.subjects.ts'
import { employersSubjects } from '#modules/employers/contract/employers.subjects.ts'
import { participantsSubjects } from '#modules/participants/contract/participants.subjects.ts'
import {
  changedHold,
  hold,
  holdEffects,
  holdKinds,
  holdLifters,
  holdReasons,
  passableEffects,
} from './hold.ts'
import { holdList } from './hold.list.ts'
import { holdStates, holdStatus } from './hold.status.ts'
import { holdsSubjects } from './holds.subjects.ts'

const { may } = holdsSubjects
const shown = z.nullable(z.string())
const program = z.nullable(
  z.strictObject({ id: idSchema, code: z.string(), name: bilingualText(120) }),
)

/** Null where the reader does not see it. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(holdStates),
  kind: z.enum(holdKinds),
  /** Whose it is: of an employer, or else of a participant. */
  isOfEmployer: z.boolean(),
  name: shown,
  /** The business number, or the participant's reference. */
  targetReference: shown,
  reason: z.enum(holdReasons),
  effects: z.array(z.enum(holdEffects)),
  startsOn: dateSchema,
  endsOn: z.nullable(dateSchema),
  /** Its first day is still to come. */
  isAhead: z.boolean(),
  /** Null: in every program. */
  program,
  /** Staff alone are told. */
  placedBy: shown,
  endedOn: z.nullable(dateSchema),
}
export const holdRow = z.strictObject(base)
export type HoldRow = z.infer<typeof holdRow>

const bypass = z.strictObject({
  applicationId: idSchema,
  reference: z.string(),
  effect: z.enum(passableEffects),
  reason: z.string(),
  by: z.string(),
  at: instantSchema,
})

/** An application of whoever is held, with what it stops of it and nobody has let pass yet. */
const stopped = z.strictObject({
  applicationId: idSchema,
  reference: z.string(),
  passable: z.array(z.enum(passableEffects)),
})

export const holdRecord = z.strictObject({
  ...base,
  version: z.int(),
  targetId: z.nullable(idSchema),
  message: z.string(),
  note: shown,
  liftBy: z.nullable(z.enum(holdLifters)),
  placedAt: instantSchema,
  /** Until the last day, as offices work where whoever is held lives; null without one. */
  businessDaysLeft: z.nullable(z.int()),
  /** Staff alone are told. */
  endedBy: shown,
  bypasses: z.array(bypass),
  /** Of whoever is held, the newest first, as far as staff see them. */
  stops: z.array(stopped),
  can: canSchema,
})
export type HoldRecord = z.infer<typeof holdRecord>

/** What stands in somebody's way: as much of it as the reader may know. */
const standing = z.strictObject({
  effects: z.array(z.enum(holdEffects)),
  startsOn: dateSchema,
  endsOn: z.nullable(dateSchema),
  isAhead: z.boolean(),
  /** Null where whose it is is not the reader's to know. */
  isOfEmployer: z.nullable(z.boolean()),
  /** Null for whoever may not read it. */
  hold: z.nullable(
    z.strictObject({
      id: idSchema,
      reference: z.string(),
      reason: z.enum(holdReasons),
      message: z.string(),
    }),
  ),
})
export type StandingHold = z.infer<typeof standing>
const standings = z.strictObject({ data: z.array(standing) })

const path = '/holds'
const problems = ['wrongState']

export const holdsEndpoints = {
  listHolds: defineEndpoint({
    method: 'GET',
    path,
    access: may('view', 'Holds'),
    list: holdList,
    output: pageOf(holdRow),
  }),
  exportHolds: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Holds'),
    list: holdList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readHold: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: may('view', 'Holds'),
    output: holdRecord,
  }),
  /** It names staff, and is for staff alone. */
  readHoldHistory: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/history`,
    access: may('view', 'Holds'),
    output: historyOutput,
  }),
  placeHold: defineEndpoint({
    method: 'POST',
    path,
    access: may('create', 'Holds'),
    body: hold.create,
    output: holdRecord,
    status: 201,
    idempotent: true,
    problems: ['alreadyHeld'],
  }),
  changeHold: defineEndpoint({
    method: 'PATCH',
    path: `${path}/{id}`,
    access: may('update', 'Holds'),
    body: changedHold.update,
    output: holdRecord,
    ifMatch: true,
    problems,
  }),
  liftHold: stepEndpoint(holdStatus, 'lift', {
    path: `${path}/{id}/lifting`,
    output: holdRecord,
    problems: [...problems, 'placedByYou'],
  }),
  /** Lets one effect pass for one application of whoever is held. */
  bypassHold: stepEndpoint(holdStatus, 'bypass', {
    path: `${path}/{id}/bypasses`,
    output: holdRecord,
    problems: [...problems, 'placedByYou', 'alreadyPassed'],
    also: { applicationId: idSchema, effect: z.enum(passableEffects, 'choice') },
  }),
  /** What stands in the way of an employer, a participant or an application, for whoever sees these. */
  readEmployerHolds: defineEndpoint({
    method: 'GET',
    path: '/employers/{id}/holds',
    access: employersSubjects.may('view', 'Employers View'),
    output: standings,
  }),
  readParticipantHolds: defineEndpoint({
    method: 'GET',
    path: '/participants/{id}/holds',
    access: participantsSubjects.may('view', 'Participants View'),
    output: standings,
  }),
  readApplicationHolds: defineEndpoint({
    method: 'GET',
    path: '/applications/{id}/holds',
    access: applicationsSubjects.may('view', 'Applications View'),
    output: standings,
  }),
}
