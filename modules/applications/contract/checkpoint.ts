import * as z from 'zod/mini'
import { dateSchema, idSchema, instantSchema } from '#kit/contract/fields.ts'
import { statusFor } from '#kit/contract/define-status.ts'
import { applicationsSubjects } from './applications.subjects.ts'

/** What is looked at before an application may be recommended, in the order of the work. */
export const checkpointOneItems = [
  'businessNumber',
  'employerEligible',
  'employerRoom',
  'goodStanding',
  'armsLength',
  'netNew',
  'wageAndHours',
  'positionFits',
  'startInWindow',
  'participantAge',
  'workStatus',
  'sinSeen',
  'notFundedBefore',
  'noStacking',
  'formsSigned',
  'budgetAvailable',
  'noDuplicate',
  'signatoryConfirmed',
] as const
export type CheckpointItemCode = (typeof checkpointOneItems)[number]

export const checkpointItem = z.strictObject({
  code: z.enum(checkpointOneItems),
  result: z.enum(['pass', 'fail', 'notApplicable', 'pending']),
  /** Found by the system; a person may set another result with a note. */
  isAutomatic: z.boolean(),
  /** Code of the automatic finding, in the strings `findings.{code}`. */
  finding: z.nullable(z.string()),
  note: z.nullable(z.string()),
  /** Who set the result: the name as it was, and the person. */
  by: z.nullable(z.string()),
  byId: z.nullable(idSchema),
  at: z.nullable(instantSchema),
  /** A second person lets a failed check pass until a day. */
  override: z.nullable(
    z.strictObject({
      by: z.string(),
      byId: z.nullable(idSchema),
      reason: z.string(),
      expiresOn: dateSchema,
      at: instantSchema,
    }),
  ),
})
export type CheckpointItem = z.infer<typeof checkpointItem>

const { may } = applicationsSubjects

/** A checkpoint's outcome follows from its items; nobody sets it by hand. */
export const checkpointStatus = statusFor<never>()({
  name: 'checkpoint',
  initial: 'due',
  states: {
    due: { tone: 'neutral' },
    inProgress: { tone: 'progress' },
    passed: { tone: 'success' },
    failed: { tone: 'danger' },
    overridden: { tone: 'warning' },
  },
  transitions: {
    record: {
      endpoint: 'recordCheckpoint',
      from: ['due', 'inProgress', 'passed', 'failed', 'overridden'],
      to: 'inProgress',
      may: may('verify', 'Applications View'),
      effects: ['passed, failed or overridden as the items say'],
    },
    override: {
      endpoint: 'overrideCheck',
      from: ['failed'],
      to: 'overridden',
      may: may('override', 'Applications View'),
    },
  },
})
export type CheckpointState = keyof typeof checkpointStatus.states
export const checkpointStates = Object.keys(checkpointStatus.states) as [
  CheckpointState,
  ...CheckpointState[],
]

export const checkpoint = z.strictObject({
  number: z.literal(1),
  status: z.enum(checkpointStates),
  version: z.int(),
  items: z.array(checkpointItem),
  reviewedBy: z.nullable(z.string()),
  reviewedAt: z.nullable(instantSchema),
})

/** What failed needs a note, and what differs from what the system found. */
export const needsNote = (item: CheckpointItem, result: CheckpointItem['result']): boolean =>
  result === 'fail' || (item.isAutomatic && result !== item.result)

type Outcoming = Pick<CheckpointItem, 'result' | 'isAutomatic'> & {
  override: { expiresOn: string } | null
}

/** The outcome that a set of items gives on a day. */
export function outcomeOf(items: readonly Outcoming[], today: string): CheckpointState {
  const isOpen = (item: Outcoming) => item.result === 'fail' && !isOverridden(item, today)
  if (items.some(isOpen)) return 'failed'
  if (items.some(({ result }) => result === 'pending'))
    return items.every(({ result, isAutomatic }) => result === 'pending' || isAutomatic)
      ? 'due'
      : 'inProgress'
  return items.some((item) => item.result === 'fail') ? 'overridden' : 'passed'
}

export const isOverridden = ({ override }: Pick<Outcoming, 'override'>, today: string) =>
  override !== null && override.expiresOn >= today
