import type { Bilingual } from '#kit/contract/fields.ts'
import type { Comparison } from '#modules/forms/contract/compared-roles.ts'
import { surveyChoicesEn } from '../survey-choices-strings.en.ts'
import { surveyChoicesFr } from '../survey-choices-strings.fr.ts'

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
export const surveyRoles = Object.entries(as).map(
  ([id, comparison]): { id: string; name: Bilingual; as: Comparison } => ({
    id,
    name: {
      en: surveyChoicesEn.surveyRoles[id as RoleId],
      fr: surveyChoicesFr.surveyRoles[id as RoleId],
    },
    as: comparison,
  }),
)
