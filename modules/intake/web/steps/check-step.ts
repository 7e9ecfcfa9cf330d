import * as z from 'zod/mini'
import type { Language } from '#kit/contract/strings.ts'
import { today } from '#kit/web/calendar-days.ts'
import { checkForm, type FormErrors } from '#kit/web/form/check-form.ts'
import {
  personIneligibilities,
  positionIneligibilities,
  type Ineligibility,
} from '#modules/applications/contract/eligibility.ts'
import { employerStatements, participantStatements, type Draft } from '../../contract/intake.ts'
import { answerOf, parts, type Typed } from '../draft/answers.ts'
import { documentsAsked, type Step } from './steps.ts'

export interface Answers {
  draft: Draft
  typed: Typed
  language: Language
}

/** The statements that this side confirms. */
export const statementsOf = (draft: Draft): readonly string[] =>
  draft.side === 'employer' ? employerStatements : participantStatements

/** Everything that is wrong with a page, by the server's paths: `employer.city`, `statements`. */
export function checkStep(step: Step, answers: Answers): FormErrors {
  if (step.id === 'documents') return checkDocuments(answers)
  const errors: Record<string, FormErrors[string]> = checkFields(step, answers)
  for (const { field, code, params } of brokenRules(step.part, answers)) {
    const path = `${step.part}.${field}`
    if (step.fields.includes(field)) errors[path] ??= [{ code, params }]
  }
  return step.id === 'statements' || step.id === 'consents'
    ? { ...errors, ...checkStatements(answers) }
    : errors
}

function checkFields({ part, fields }: Step, { typed, language }: Answers): FormErrors {
  const { entity } = parts[part]
  const body = Object.fromEntries(
    fields.map((name) => [name, answerOf(typed, `${part}.${name}`, language)]),
  )
  const mask = Object.fromEntries(fields.map((name) => [name, true]))
  const schema = z.pick(entity.create, mask as never)
  const found = checkForm(schema, entity.fields, body).errors ?? {}
  return Object.fromEntries(
    Object.entries(found).map(([name, errors]) => {
      const isEmpty = body[name] === null
      return [`${part}.${name}`, isEmpty ? [{ code: 'required', params: {} }] : errors]
    }),
  )
}

const checkDocuments = ({ draft }: Answers): FormErrors =>
  Object.fromEntries(
    documentsAsked(draft)
      .filter(
        ({ code, mandatory }) => mandatory && !draft.documents.some(({ kind }) => kind === code),
      )
      .map(({ code }) => [`documents.${code}`, [{ code: 'documentMissing', params: {} }]]),
  )

function checkStatements({ draft, typed }: Answers): FormErrors {
  const given = (typed['statements'] ?? []) as string[]
  const isComplete = statementsOf(draft).every((statement) => given.includes(statement))
  return isComplete ? {} : { statements: [{ code: 'confirmAll', params: {} }] }
}

/** The program's rules that the answers given so far do not meet. */
export function brokenRules(
  part: Step['part'],
  { draft, typed, language }: Answers,
): Ineligibility[] {
  const given = (name: string) =>
    (answerOf(typed, `${part}.${name}`, language) ?? undefined) as never
  if (part === 'position') {
    const position = {
      startOn: given('startOn'),
      endOn: given('endOn'),
      hoursPerWeek: given('hoursPerWeek'),
      netNew: given('netNew'),
    }
    return positionIneligibilities(wholeDays(position), draft.program, today())
  }
  if (part === 'employer' || !draft.application) return []
  const person = {
    birthDate: given('birthDate'),
    workStatus: given('workStatus'),
    relationToEmployer: given('relationToEmployer'),
  }
  return personIneligibilities(wholeDays(person), draft.program, draft.application.startOn)
}

const days = ['startOn', 'endOn', 'birthDate']

/** A day that is half typed cannot be judged yet. */
const wholeDays = <T extends Record<string, unknown>>(given: T): T =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !days.includes(name) || isDay(value)),
  ) as T

const isDay = (value: unknown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value)) && !Number.isNaN(Date.parse(String(value)))
