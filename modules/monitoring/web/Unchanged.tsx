import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useLanguage } from '#kit/web/language.ts'
import { useText } from '#kit/web/text.ts'
import { typedFrom } from '#modules/forms/web/pieces/draft/answers.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useGoToStep, useSteps } from '#modules/forms/web/pieces/steps/use-steps.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { stillKeys } from '../contract/question-key.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'
import { Until } from './said.tsx'

/** Before the first question: until when the form is due, and the short way through it. */
export const Beginning = () => (
  <>
    <Until />
    <Unchanged />
  </>
)

/** Whoever has said before how one works says it again by one press, and goes on to what is asked anew. */
function Unchanged() {
  const text = useText('monitoring')
  const { day, money, number } = useFormats()
  const { draft, typed } = useStepForm<SurveyDraft>()
  const { before } = draft
  if (!before || stillKeys.some((key) => typed[key] !== undefined)) return null
  const { on, hoursPerWeek, hourlyWage } = before
  return (
    <Notice tone="info">
      <p>
        {text('survey.lastTime', {
          date: day(on),
          hours: number(hoursPerWeek),
          wage: money(hourlyWage),
        })}
      </p>
      <p>{text('survey.ifSame')}</p>
      <UnchangedButton />
    </Notice>
  )
}

function UnchangedButton() {
  const text = useText('monitoring')
  const { kind, answer, ...state } = useStepForm<SurveyDraft>()
  const { draft, form, typed } = state
  const language = useLanguage()
  const said = useMemo(
    () => typedFrom(draft.before?.answers ?? {}, form, language),
    [draft.before, form, language],
  )
  const { steps, reached } = useSteps(kind, { ...state, typed: { ...typed, ...said } })
  const go = useGoToStep(kind)
  const next = steps[reached]
  return (
    <Button
      type="button"
      size="lg"
      onClick={() => {
        answer(said)
        if (next) go(next)
      }}
    >
      {text('survey.unchanged')}
    </Button>
  )
}
