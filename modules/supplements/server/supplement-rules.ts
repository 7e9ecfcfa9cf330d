import type { FieldErrors } from '#kit/contract/validation.ts'
import type { Frequency } from '../contract/supplement.ts'
import { timesOf } from '../contract/times.ts'

/** Two years of weeks. */
const mostTimes = 104

interface Entered {
  type: string
  frequency: Frequency
  fromOn: string
  toOn: string | null
  requestedEach: string
  lateReason: string | null
}

interface Rules {
  /** The types that the program offers. */
  offered: readonly string[]
  /** Of the placement. */
  lastDay: string
  requestedOn: string
  isStaff: boolean
}

type Complaint = [field: string, code: string, params?: Record<string, string | number>]

/** What is wrong with a supplement as it is entered, by field. */
export function complaintsAbout(entered: Entered, rules: Rules): FieldErrors {
  const found = [...aboutWhat(entered, rules), ...aboutDays(entered, rules)]
  return Object.fromEntries(found.map(([field, code, params = {}]) => [field, [{ code, params }]]))
}

function aboutWhat({ type }: Entered, { offered }: Rules): Complaint[] {
  return offered.includes(type) ? [] : [['type', 'notOffered']]
}

function aboutDays(entered: Entered, rules: Rules): Complaint[] {
  const { fromOn, toOn, frequency } = entered
  const { lastDay } = rules
  const begins = aboutFirstDay(entered, rules)
  if (toOn === null)
    return frequency === 'oneTime' ? begins : [...begins, ['toOn', 'lastDayNeeded']]
  if (toOn < fromOn) return [...begins, ['toOn', 'endsBeforeStart']]
  if (toOn > lastDay) return [...begins, ['toOn', 'endsAfterPlacement', { lastDay }]]
  const isTooOften = timesOf({ frequency, fromOn, toOn }) > mostTimes
  return [
    ...begins,
    ...(isTooOften ? [['toOn', 'tooOften', { most: mostTimes }] as Complaint] : []),
  ]
}

/** It must be approved before it is incurred, unless staff say why. */
function aboutFirstDay({ fromOn, lateReason }: Entered, rules: Rules): Complaint[] {
  const { lastDay, requestedOn: day, isStaff } = rules
  if (fromOn > lastDay) return [['fromOn', 'startsAfterPlacement', { lastDay }]]
  if (fromOn >= day || lateReason) return []
  return isStaff
    ? [['lateReason', 'lateReasonNeeded', { day }]]
    : [['fromOn', 'beforeRequest', { day }]]
}
