import { useText } from '#kit/web/text.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'

const useWords = () => useText('fundingRequests')

export const PlaceTitle = () => useWords()('filling.place')
export const SendLabel = () => useWords()('filling.send')
export const ClosedProblem = () => <p>{useWords()('filling.formNotOpen')}</p>

/** What a form has come to, as one sentence. */
export function useAlreadySent({ submitted }: FundingDraft): string {
  const words = useWords()
  const { day } = useFormats()
  if (!submitted) return ''
  const { state, on } = submitted
  return words(`filling.${state}`, { date: on ? day(on) : '' })
}

/** Above the button that sends it. */
export function DueDay() {
  const words = useWords()
  const { day } = useFormats()
  const { draft } = useStepForm<FundingDraft>()
  return <p>{words('filling.until', { date: day(draft.dueOn) })}</p>
}

/** On each page of a form that was sent before: what is to be put right. */
export function ChangesAsked({ draft }: { draft: FundingDraft }) {
  const words = useWords()
  if (!draft.changesAsked) return null
  return (
    <Notice tone="warning">
      <strong>{words('filling.changesTitle')}</strong>
      <br />
      {draft.changesAsked}
    </Notice>
  )
}
