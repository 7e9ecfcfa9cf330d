import { checkBy, type FieldErrors } from '#kit/contract/validation.ts'
import { program, type OfferedSupplement, type RateStep } from './program.ts'

interface Checked {
  intakeOpensOn?: string
  intakeClosesOn?: string
  placementMinWeeks?: number
  placementMaxWeeks?: number
  minAge?: number | null
  maxAge?: number | null
  maxWagePerParticipant?: string
  maxTrainingPerParticipant?: string
  combinedCap?: string
  maxActivePerEmployer?: number
  maxYearlyPerEmployer?: number
  rateSchedule?: RateStep[]
  supplements?: OfferedSupplement[] | null
  paymentPlan?: { percent: string }[]
}

/** What holds between the fields of a program; both the form and the server ask. */
export function programErrors(program: Checked): FieldErrors {
  const errors: FieldErrors = {}
  const refuse = (field: string, code: string) => (errors[field] ??= []).push({ code, params: {} })
  const less = (a: number | undefined | null, b: number | undefined | null) =>
    a != null && b != null && a < b
  const { intakeOpensOn: opens, intakeClosesOn: closes } = program
  if (opens && closes && closes <= opens) refuse('intakeClosesOn', 'afterOpening')
  if (less(program.placementMaxWeeks, program.placementMinWeeks))
    refuse('placementMaxWeeks', 'notBelowMinimum')
  if (less(program.maxAge, program.minAge)) refuse('maxAge', 'notBelowMinimum')
  if (less(program.maxYearlyPerEmployer, program.maxActivePerEmployer))
    refuse('maxYearlyPerEmployer', 'notBelowActive')
  for (const part of ['maxWagePerParticipant', 'maxTrainingPerParticipant'] as const)
    if (less(amount(program.combinedCap), amount(program[part]))) refuse(part, 'withinCombinedCap')
  for (const [field, code] of scheduleErrors(program)) refuse(field, code)
  for (const [field, code] of supplementErrors(program)) refuse(field, code)
  if (program.paymentPlan && sumOfHundredths(program.paymentPlan) !== 10_000)
    refuse('paymentPlan', 'sumsToHundred')
  return errors
}

const amount = (money: string | undefined) => (money === undefined ? undefined : Number(money))

const sumOfHundredths = (plan: { percent: string }[]) =>
  plan.reduce((sum, { percent }) => sum + Math.round(Number(percent) * 100), 0)

/** A type is offered once, with no more than the combined cap allows. */
function supplementErrors({ supplements, combinedCap }: Checked): [string, string][] {
  return (supplements ?? []).flatMap(({ type, cap }, at): [string, string][] => {
    const isFirst = supplements?.findIndex((other) => other.type === type) === at
    return [
      ...(isFirst ? [] : [[`supplements.${at}.type`, 'offeredTwice'] as [string, string]]),
      ...(combinedCap !== undefined && Number(cap) > Number(combinedCap)
        ? [[`supplements.${at}.cap`, 'withinCombinedCap'] as [string, string]]
        : []),
    ]
  })
}

/** Steps run on from week 1 without a gap, and cover the longest placement. */
function scheduleErrors({ rateSchedule, placementMaxWeeks }: Checked): [string, string][] {
  const errors: [string, string][] = []
  let next = 1
  rateSchedule?.forEach((step, at) => {
    if (step.fromWeek !== next) errors.push([`rateSchedule.${at}.fromWeek`, 'withoutGap'])
    if (step.toWeek < step.fromWeek) errors.push([`rateSchedule.${at}.toWeek`, 'notBelowStart'])
    next = step.toWeek + 1
  })
  if (rateSchedule?.length && placementMaxWeeks && next <= placementMaxWeeks)
    errors.push(['rateSchedule', 'coversPlacement'])
  return errors
}

/** A whole new program, and changes of one, with what holds between the fields. */
export const newProgram = program.create.check(checkBy(programErrors))
export const changedProgram = program.update.check(checkBy(programErrors))
