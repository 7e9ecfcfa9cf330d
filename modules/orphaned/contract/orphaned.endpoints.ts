import * as z from 'zod/mini'
import { defineEndpoint, exportQuery, pageOf } from '#kit/contract/define-endpoint.ts'
import { canSchema } from '#kit/contract/define-entity.ts'
import {
  bilingualText,
  dateSchema,
  idSchema,
  longText,
  moneySchema,
  namedSchema,
} from '#kit/contract/fields.ts'
import { stepEndpoint } from '#kit/contract/step-endpoint.ts'
import { endReasons } from '#modules/placements/contract/placement-end.ts'
import { orphanedList } from './orphaned.list.ts'
import { orphanedStates, orphanedStatus, outcomes, type OrphanedStep } from './orphaned.status.ts'
import { orphanedSubjects } from './orphaned.subjects.ts'
import { playbookSteps } from './playbook.ts'

const { may } = orphanedSubjects
const mayView = may('view', 'Orphaned Participants List')

const shown = z.nullable(z.string())
const day = z.nullable(dateSchema)

/** Null where the reader does not see it. */
const base = {
  id: idSchema,
  reference: z.string(),
  status: z.enum(orphanedStates),
  name: shown,
  participantReference: shown,
  orphanedOn: dateSchema,
  /** Days without an employer, until another was found or the case was closed. */
  daysOrphaned: z.int(),
  daysLeft: z.int(),
  /** The same in weeks, to one decimal. */
  weeksLeft: z.string(),
  amountLeft: moneySchema(),
  region: z.string(),
  noc: z.string(),
  language: z.enum(['en', 'fr']),
  programCode: z.string(),
  programName: bilingualText(120),
  formerEmployer: shown,
  assignee: z.nullable(namedSchema),
  dueOn: day,
  outcome: z.nullable(z.enum(outcomes)),
}

export const orphanedRow = z.strictObject(base)
export type OrphanedRow = z.infer<typeof orphanedRow>

const doneStep = z.strictObject({
  step: z.enum(playbookSteps),
  dueOn: dateSchema,
  doneOn: day,
  doneBy: shown,
  note: shown,
})

export const orphanedRecord = z.strictObject({
  ...base,
  version: z.int(),
  participantId: z.nullable(idSchema),
  applicationId: z.nullable(idSchema),
  email: shown,
  phone: shown,
  trigger: z.enum(['endedEarly', 'notStarted']),
  endReason: z.nullable(z.enum(endReasons)),
  /** By which it is closed by itself while no employer is found. */
  closesOn: day,
  closedOn: day,
  matchedEmployer: z.nullable(namedSchema),
  matchedOn: day,
  /** The new placement, and the application that it hangs on. */
  rematch: z.nullable(
    z.strictObject({ applicationId: idSchema, reference: z.string(), employer: z.string() }),
  ),
  /** Staff alone see what is done. */
  steps: z.array(doneStep),
  can: canSchema,
})
export type OrphanedRecord = z.infer<typeof orphanedRecord>

export const matchReasons = ['region', 'noc', 'field', 'language', 'experience'] as const

const match = z.strictObject({
  employer: namedSchema,
  city: z.string(),
  language: z.enum(['en', 'fr']),
  /** Why it fits. */
  reasons: z.array(z.enum(matchReasons)),
  /** Placements that it may still have at a time. */
  room: z.int(),
  /** What its maximum of the fiscal year leaves; null without one. */
  amountLeft: z.nullable(moneySchema()),
})
export type Match = z.infer<typeof match>

const path = '/orphaned-participants'
const employerId = { employerId: idSchema }
const problems = ['wrongState', 'isPlacedAgain', 'nothingLeft', 'notMatched']

const step = <const Step extends OrphanedStep, const Noun extends string>(name: Step, noun: Noun) =>
  stepEndpoint(orphanedStatus, name, {
    path: `/orphaned-participants/{id}/${noun}`,
    output: orphanedRecord,
    problems,
  })

export const orphanedEndpoints = {
  listOrphaned: defineEndpoint({
    method: 'GET',
    path,
    access: mayView,
    list: orphanedList,
    output: pageOf(orphanedRow),
  }),
  exportOrphaned: defineEndpoint({
    method: 'GET',
    path: `${path}/export`,
    access: may('export', 'Orphaned Participants List'),
    list: orphanedList,
    query: exportQuery,
    stream: 'text/csv',
  }),
  readOrphaned: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}`,
    access: mayView,
    output: orphanedRecord,
  }),
  /** Employers of the program with room, the best fit first. */
  listMatches: defineEndpoint({
    method: 'GET',
    path: `${path}/{id}/matches`,
    access: may('assign', 'Orphaned Participants List'),
    output: z.strictObject({ data: z.array(match) }),
  }),
  assignOrphaned: step('assign', 'assignment'),
  offerMatch: stepEndpoint(orphanedStatus, 'offerMatch', {
    path: `${path}/{id}/match`,
    output: orphanedRecord,
    problems: [...problems, 'employerFull'],
    also: employerId,
  }),
  withdrawMatch: step('withdrawMatch', 'match-withdrawal'),
  /** Carries what was seen to be left: if it is another amount by now, nothing is offered. */
  rematch: stepEndpoint(orphanedStatus, 'rematch', {
    summary: 'Offer the placement with the matched employer',
    path: `${path}/{id}/rematch`,
    output: orphanedRecord,
    problems: [
      ...problems,
      'leftChanged',
      'budgetExceeded',
      'employerActiveMaximum',
      'employerYearlyMaximum',
    ],
    also: { ...employerId, amountLeft: moneySchema() },
  }),
  closeOrphaned: step('close', 'closure'),
  reopenOrphaned: step('reopen', 'reopening'),
  /** A step of the playbook is done, or was not after all. */
  doPlaybookStep: defineEndpoint({
    summary: 'Do a step of the playbook',
    method: 'POST',
    path: `${path}/{id}/steps`,
    access: may('update', 'Orphaned Participants List'),
    body: z.strictObject({
      step: z.enum(playbookSteps, 'choice'),
      isDone: z.boolean(),
      note: z.optional(z.nullable(longText(500).schema)),
    }),
    output: orphanedRecord,
    problems: ['wrongState'],
  }),
}
