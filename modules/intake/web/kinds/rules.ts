import { today } from '#kit/web/calendar-days.ts'
import {
  personIneligibilities,
  positionIneligibilities,
  type Ineligibility,
} from '#modules/applications/contract/eligibility.ts'
import type { Answers } from '#modules/forms/contract/conditions.ts'
import type { BrokenRule } from '#modules/forms/web/pieces/form-kind.ts'
import type { Draft } from '../../contract/intake.ts'

const isDay = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))

const days = ['startOn', 'endOn', 'birthDate']

/** Answers of a part by name; a day that is half typed cannot be judged yet. */
function given<const Names extends readonly string[]>(
  part: string,
  names: Names,
  answers: Answers,
): { [Name in Names[number]]: never } {
  const entries = names.map((name) => [name, answers[`${part}.${name}`] ?? undefined] as const)
  return Object.fromEntries(
    entries.filter(([name, value]) => !days.includes(name) || isDay(value)),
  ) as { [Name in Names[number]]: never }
}

const at = (part: string, unmet: readonly Ineligibility[]): BrokenRule[] =>
  unmet.map(({ field, code, params }) => ({ path: `${part}.${field}`, code, params }))

/** The program's rules that the employer's answers do not meet so far. */
export function positionRules({ program }: Draft, answers: Answers): BrokenRule[] {
  const position = given('position', ['startOn', 'endOn', 'hoursPerWeek', 'netNew'], answers)
  return at('position', positionIneligibilities(position, program, today()))
}

/** Those that the participant's answers do not meet. */
export function personRules({ program, application }: Draft, answers: Answers): BrokenRule[] {
  if (!application) return []
  const person = given('participant', ['birthDate', 'workStatus', 'relationToEmployer'], answers)
  return at('participant', personIneligibilities(person, program, application.startOn))
}
