import { useLanguage } from '#kit/web/language.ts'
import type { DraftState } from '../draft/draft-state.ts'
import type { FormKind } from '../form-kind.ts'
import { stepsOf } from '../steps/steps.ts'
import { useWords } from '../words/use-words.ts'
import { StepScreen } from './StepScreen.tsx'
import { ToStep } from './ToStep.tsx'

/** The page of an open form that the address names. */
export function OfDraft(props: {
  kind: FormKind
  place: string
  state: DraftState
  wanted: string | undefined
}) {
  const { kind, place, state, wanted } = props
  const language = useLanguage()
  const checkTitle = useWords()('check.title')
  const { steps } = stepsOf(kind, state, { language, checkTitle })
  const step = steps.find(({ id }) => id === wanted)
  if (step?.place !== place)
    return <ToStep kind={kind} step={step ?? steps.find((each) => each.place === place)} />
  return <StepScreen kind={kind} state={state} step={step} />
}
