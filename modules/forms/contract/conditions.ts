import type { Condition, Test } from './definition.ts'

/** Answers by the key of their question; those that are not shown are not in it. */
export type Answers = Readonly<Record<string, unknown>>

export const isAnswered = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== false &&
  !(typeof value === 'string' && value.trim() === '') &&
  !(Array.isArray(value) && value.length === 0)

/** No is an answer; a statement that is not confirmed is none. */
export const isGiven = (value: unknown) => value === false || isAnswered(value)

/**
 * Whether something is shown. What is unanswered makes every test but `unanswered` false, negatives
 * too; what is hidden counts as unanswered.
 */
export function holds(shown: Condition | undefined, answers: Answers): boolean {
  if (!shown) return true
  const judge = (part: Test | Condition) =>
    'q' in part ? passes(part, answers[part.q]) : holds(part, answers)
  return 'all' in shown ? shown.all.every(judge) : shown.any.some(judge)
}

function passes(test: Test, value: unknown): boolean {
  if (test.op === 'unanswered') return !isGiven(value)
  if (!isGiven(value)) return test.op === 'count' && isWithin(0, test)
  return tests[test.op](value, test)
}

const chosen = (value: unknown) => (Array.isArray(value) ? value : [value]) as string[]
const isWithin = (figure: number, { min, max }: Test) =>
  !Number.isNaN(figure) &&
  (min === undefined || figure >= Number(min)) &&
  (max === undefined || figure <= Number(max))

type Judge = (value: unknown, test: Test) => boolean
const among: Judge = (value, { of = [] }) => chosen(value).some((each) => of.includes(each))

const tests: Record<Exclude<Test['op'], 'unanswered'>, Judge> = {
  answered: () => true,
  is: (value, { is }) => value === is,
  in: among,
  hasAny: among,
  notIn: (value, test) => !among(value, test),
  hasNone: (value, test) => !among(value, test),
  hasAll: (value, { of = [] }) => of.every((each) => chosen(value).includes(each)),
  between: (value, test) => isWithin(Number(value), test),
  count: (value, test) => isWithin(chosen(value).length, test),
  // A day that is half typed is no day yet.
  before: (value, { day = '' }) => isDay(value) && value < day,
  onOrAfter: (value, { day = '' }) => isDay(value) && value >= day,
}

const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
