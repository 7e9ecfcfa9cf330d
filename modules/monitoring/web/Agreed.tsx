import { useText } from '#kit/web/text.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { keyOf } from '../contract/question-key.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'

type Agreed = keyof NonNullable<SurveyDraft['agreed']>

/** Below an answer that is not what was agreed on: a slip is put right here, a change is asked for elsewhere. */
function useAgreed(name: string, of: Agreed): string | null {
  const { draft, answers } = useStepForm<SurveyDraft>()
  const said = answers[keyOf(name)]
  const agreed = draft.agreed?.[of]
  if (!agreed || typeof said !== 'string' || said === '') return null
  return Number(said) === Number(agreed) ? null : agreed
}

export function AgreedHours() {
  const text = useText('monitoring')
  const { number } = useFormats()
  const hours = useAgreed('hours', 'hoursPerWeek')
  return <Notice tone="info">{hours && text('survey.otherHours', { hours: number(hours) })}</Notice>
}

export function AgreedWage() {
  const text = useText('monitoring')
  const { money } = useFormats()
  const wage = useAgreed('wage', 'hourlyWage')
  return <Notice tone="info">{wage && text('survey.otherWage', { wage: money(wage) })}</Notice>
}
