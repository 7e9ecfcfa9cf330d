import { useText } from '#kit/web/text.ts'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import type { InformationDraft } from '../contract/information-request.ts'

const useWords = () => useText('informationRequests')

export const PlaceTitle = () => useWords()('answer.title')
export const SendLabel = () => useWords()('answer.send')

/** What a request has come to, as one sentence. */
export function useAlreadySent({ submitted }: InformationDraft): string {
  const words = useWords()
  const { day } = useFormats()
  return submitted
    ? words(`answer.closed.${submitted.state}`, {
        reference: submitted.reference,
        date: day(submitted.on),
      })
    : ''
}

export const ClosedProblem = ({ code }: { code: string }) => <p>{useWords()(`answer.${code}`)}</p>

/** Above the button that sends it. */
export function AskedUntil() {
  const words = useWords()
  const { day } = useFormats()
  const { draft } = useStepForm<InformationDraft>()
  return <p>{words('answer.until', { date: day(draft.dueOn) })}</p>
}
