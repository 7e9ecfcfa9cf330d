import * as z from 'zod/mini'
import { dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { checkpointStates } from '#modules/applications/contract/checkpoint.ts'

/** What is looked at once somebody works, in the order of the work. */
export const checkpointTwoItems = [
  'employedByEmployer',
  'employedByParticipant',
  'startDate',
  'positionTitle',
  'hoursPerWeek',
  'hourlyWage',
  'payStub',
  'payer',
  'learningPlan',
  'supervisor',
  'bankDetails',
  'monitoringForms',
  'noConcern',
  'otherFunding',
  'visit',
] as const
export type CheckpointTwoCode = (typeof checkpointTwoItems)[number]

/** Of these what is found is entered, and held against what is agreed. */
export const comparedItems = ['startDate', 'hoursPerWeek', 'hourlyWage', 'otherFunding'] as const
export type ComparedCode = (typeof comparedItems)[number]

export const isCompared = (code: CheckpointTwoCode): code is ComparedCode =>
  (comparedItems as readonly string[]).includes(code)

/** Calendar days after the first day: from when on it is judged, by when, and when again if it failed. */
export const checkpointTwoDays = { opens: 30, due: 42, recheck: 21 } as const

const by = { by: z.string(), byId: z.nullable(idSchema), at: instantSchema }

export const checkResults = ['pass', 'fail', 'notApplicable', 'pending'] as const

/** What was judged of one check, as it is stored. */
export const judgedItem = z.strictObject({
  result: z.enum(checkResults),
  found: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** A document of the application that proves it. */
  evidenceId: z.nullable(idSchema),
  by: z.nullable(z.string()),
  byId: z.nullable(idSchema),
  at: z.nullable(instantSchema),
  /** Somebody asks that the failed check passes all the same. */
  asked: z.nullable(z.strictObject({ ...by, reason: z.string() })),
  /** That was refused. */
  refused: z.nullable(z.strictObject({ ...by, reason: z.string() })),
  override: z.nullable(z.strictObject({ ...by, reason: z.string(), expiresOn: dateSchema })),
})
export type JudgedItem = z.infer<typeof judgedItem>

export const checkpointTwoItem = z.extend(judgedItem, {
  code: z.enum(checkpointTwoItems),
  /** Said by the system: no visit is due. */
  isAutomatic: z.boolean(),
  /** What is agreed; null where nothing is, or where it is not the reader's to see. */
  expected: z.nullable(z.string()),
  /** Its file name. */
  evidence: z.nullable(z.string()),
})
export type CheckpointTwoItem = z.infer<typeof checkpointTwoItem>

export const checkpointTwoStates = checkpointStates
