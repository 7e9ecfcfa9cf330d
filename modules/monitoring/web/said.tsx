import { useText } from '#kit/web/text.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import { isOfAgreedJob } from '../contract/other-than-agreed.ts'
import { stillKeys } from '../contract/question-key.ts'
import type { SurveyDraft } from '../contract/survey-draft.ts'

const useWords = () => useText('monitoring')

export const PlaceTitle = () => useWords()('survey.place')
export const SendLabel = () => useWords()('survey.send')
export const ClosedProblem = () => <p>{useWords()('survey.formNotOpen')}</p>

/** What a form has come to, as one sentence. */
export function useAlreadySent({ submitted }: SurveyDraft): string {
  const words = useWords()
  const { day } = useFormats()
  if (!submitted) return ''
  const { state, on } = submitted
  return words(`survey.${state}`, { date: on ? day(on) : '' })
}

/** Above the button that sends it. */
export function DueDay() {
  const { draft } = useStepForm<SurveyDraft>()
  return <p>{useUntil(draft)}</p>
}

function useUntil({ number, dueOn, daysLate, holdsPayments }: SurveyDraft): string {
  const words = useWords()
  const { day } = useFormats()
  if (!dueOn) return ''
  const date = day(dueOn)
  if (daysLate === 0) return words('survey.until', { date })
  const since = words('survey.late', { date, count: daysLate })
  if (!isOfAgreedJob(number)) return since
  return `${since} ${words(holdsPayments ? 'survey.paymentsHeld' : 'survey.paymentsMayWait')}`
}

/** Where one begins; what is late stands out. */
export function Until() {
  const { draft } = useStepForm<SurveyDraft>()
  const until = useUntil(draft)
  return draft.daysLate > 0 ? <Notice tone="warning">{until}</Notice> : <p>{until}</p>
}

/** On each page: since when is asked, and of a form that was sent before what is to be put right. */
export function AbovePages({ draft, typed }: Above) {
  // Until it is said whether all is as before, that is asked beside the day.
  const isSaid = stillKeys.some((key) => typed[key] !== undefined)
  return (
    <>
      {isSaid && <LastForm draft={draft} />}
      <ChangesAsked draft={draft} />
    </>
  )
}

interface Above {
  draft: SurveyDraft
  typed: Readonly<Record<string, unknown>>
}

/** Questions say “since the last form”: this is its day. */
function LastForm({ draft: { before } }: { draft: SurveyDraft }) {
  const words = useWords()
  const { day } = useFormats()
  return before && <p>{words('survey.lastForm', { date: day(before.on) })}</p>
}

function ChangesAsked({ draft }: { draft: SurveyDraft }) {
  const words = useWords()
  if (!draft.changesAsked) return null
  return (
    <Notice tone="warning">
      <strong>{words('survey.changesTitle')}</strong>
      <br />
      {draft.changesAsked}
    </Notice>
  )
}
