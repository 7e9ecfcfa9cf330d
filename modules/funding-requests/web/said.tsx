import { useText } from '#kit/web/text.ts'
import { Notice } from '#modules/forms/web/pieces/fields/Notice.tsx'
import { useStepForm } from '#modules/forms/web/pieces/form/step-context.ts'
import { useFormats } from '#modules/forms/web/pieces/words/use-words.ts'
import type { FundingDraft } from '../contract/funding-draft.ts'

const useWords = () => useText('fundingRequests')

export function SendLabel() {
  const { draft } = useStepForm<FundingDraft>()
  return useWords()(draft.asks === 'evidence' ? 'filling.sendEvidence' : 'filling.send')
}
export const ClosedProblem = () => <p>{useWords()('filling.formNotOpen')}</p>

/** What a form has come to, as one sentence. */
export function useAlreadySent({ submitted, asks }: FundingDraft): string {
  const words = useWords()
  const { day } = useFormats()
  if (!submitted) return ''
  const { state, on } = submitted
  if (asks === 'evidence' && on) return words('filling.evidenceSent', { date: day(on) })
  return words(`filling.${state}`, { date: on ? day(on) : '' })
}

/** Above the button that sends it. */
export function DueDay() {
  const words = useWords()
  const { day } = useFormats()
  const { draft } = useStepForm<FundingDraft>()
  return <p>{words('filling.until', { date: day(draft.dueOn) })}</p>
}

/** Before the costs are chosen: what can be had of them at most. */
export function MostFunded() {
  const words = useWords()
  const { money } = useFormats()
  const { draft } = useStepForm<FundingDraft>()
  if (draft.most === null) return null
  return <Notice tone="info">{words('filling.most', { amount: money(draft.most) })}</Notice>
}

/** On each page: what is to be put right, and of what evidence is asked for. */
export const Above = ({ draft }: { draft: FundingDraft }) => (
  <>
    <ChangesAsked draft={draft} />
    {draft.approved.length > 0 && <Approved draft={draft} />}
  </>
)

function Approved({ draft }: { draft: FundingDraft }) {
  const words = useWords()
  const { money } = useFormats()
  return (
    <Notice tone="info">
      <strong>{words('filling.approvedTitle')}</strong>
      {draft.approved.map(({ kind, approved }) => (
        <div key={kind}>
          {words('filling.approved', {
            cost: words(`choices.costs.${kind}`),
            amount: money(approved),
          })}
        </div>
      ))}
    </Notice>
  )
}

/** On each page of a form that was sent before: what is to be put right. */
function ChangesAsked({ draft }: { draft: FundingDraft }) {
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
