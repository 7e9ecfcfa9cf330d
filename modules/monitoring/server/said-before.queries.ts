import type { Db } from '#kit/server/call.ts'
import { roleOf } from '#modules/forms/contract/compared-roles.ts'
import { questionsOf } from '#modules/forms/contract/definition.ts'
import type { FormVersion } from '#modules/forms/server/form.queries.ts'
import { latestSent, saidByRole, type Sent } from '#modules/forms/server/said-by-role.ts'
import { formNumbers } from '../contract/monitoring-form.ts'
import { keyOf } from '../contract/question-key.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import type { RoleId } from './questionnaires/roles.ts'
import { surveyPurposeOf } from './survey-purposes.ts'
import type { Survey } from './survey.queries.ts'

/** Asked in the forms from the second on: no, if nothing has changed. */
const hasNewWage = keyOf('wageNew')

/**
 * What a side said in the last form before this one, and what it answers in this one if nothing has changed
 * since. Null where it did not work then, or did not say for how many hours and which wage. What happened
 * meanwhile, such as absences, is not among it: that is asked anew.
 */
export async function saidBefore(
  db: Db,
  { side, number, placementId, changesAsked }: Survey,
  version: FormVersion,
): Promise<SurveyDraft['before']> {
  const earlier = formNumbers.filter((each) => Number(each) < number)
  if (changesAsked || earlier.length === 0) return null
  const purposes = earlier.map((each) => surveyPurposeOf({ side, number: Number(each) }))
  const sent = await latestSent(db, { recordId: placementId, purposes })
  const last = sent.toSorted((a, b) => a.purpose.localeCompare(b.purpose)).at(-1)
  const facts = last && factsOf(last, { side, number })
  if (!last || !facts) return null
  return { on: last.submittedOn, ...facts, answers: answersOf(version, { side, number }, facts) }
}

type Facts = Pick<NonNullable<SurveyDraft['before']>, 'hoursPerWeek' | 'hourlyWage'>
type OfForm = Pick<Survey, 'side' | 'number'>

function factsOf(sent: Sent, of: OfForm): Facts | null {
  const said = saidByRole(sent, surveyPurposeOf(of))
  const by = (role: RoleId) => said.get(role)?.value
  const [still, hoursPerWeek, hourlyWage] = [
    by('stillEmployed'),
    by('hoursPerWeek'),
    by('hourlyWage'),
  ]
  if (still === 'no' || typeof still !== 'string') return null
  if (typeof hoursPerWeek !== 'string' || typeof hourlyWage !== 'string') return null
  return { hoursPerWeek, hourlyWage }
}

function answersOf({ content }: FormVersion, of: OfForm, facts: Facts) {
  const unchanged: Partial<Record<string, string>> = { stillEmployed: 'yes', ...facts }
  const { catalogue } = surveyPurposeOf(of)
  const answers: Record<string, string | boolean> = {}
  for (const { question, group } of questionsOf(content)) {
    const said = unchanged[roleOf(question, catalogue) ?? '']
    if (group) continue
    if (said !== undefined) answers[question.id] = said
    if (question.id === hasNewWage) answers[question.id] = false
  }
  return answers
}
