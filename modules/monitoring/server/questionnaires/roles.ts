import type { Comparison } from '#modules/forms/contract/compared-roles.ts'
import { surveyChoicesEn } from '../survey-choices-strings.en.ts'
import { surveyChoicesFr } from '../survey-choices-strings.fr.ts'

/** The effect of an answer that somebody has to look into. */
export const opensTask = 'openTask'

/** Whoever is still there in a changed job is still there. */
const alike: Partial<Record<RoleId, readonly string[]>> = { stillEmployed: ['yes', 'changed'] }

const as = {
  stillEmployed: 'choice',
  lastDay: 'date',
  firstDay: 'date',
  hoursPerWeek: 'figure',
  hourlyWage: 'money',
  payStub: 'yesNo',
} as const satisfies Record<string, Comparison>
export type RoleId = keyof typeof as

/** What the employer and the participant both answer. */
export const surveyRoles = Object.entries(as).map(([id, comparison]) => ({
  id,
  name: {
    en: surveyChoicesEn.surveyRoles[id as RoleId],
    fr: surveyChoicesFr.surveyRoles[id as RoleId],
  },
  as: comparison,
  ...(alike[id as RoleId] ? { alike: alike[id as RoleId] } : {}),
}))
