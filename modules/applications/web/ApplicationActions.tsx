import { useGo } from '#kit/web/go.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { StepButton } from '#kit/web/step/StepButton.tsx'
import type { Steps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { Neighbours } from './Neighbours.tsx'
import { useApplicationSteps } from './use-application-steps.ts'
import { useReasonText } from './reason-text.ts'

/** The way forward stands out, other ways beside it, what is rare in the menu. */
const forward = ['approve', 'recommendApproval', 'assign', 'resubmit', 'reopen'] as const
const aside = ['reject', 'recommendRejection', 'requestInformation', 'returnToReview'] as const

export function ApplicationActions({ record }: { record: ApplicationRecord }) {
  const steps = useApplicationSteps(record)
  const { can, reference } = record
  const isToReject = record.status === 'recommendedReject'
  const main = isToReject ? 'reject' : forward.find((step) => can[step] !== undefined)
  const others = [...aside, ...forward].filter((step) => step !== main)
  return (
    <>
      <Neighbours id={record.id} />
      {others.map((step) => (
        <StepButton key={step} variant="default" steps={steps} step={step} />
      ))}
      {main && <StepButton steps={steps} step={main} />}
      <RowMenu name={reference} actions={useRareActions(record, steps)} />
      {steps.dialog}
    </>
  )
}

function useRareActions(record: ApplicationRecord, { take }: Steps): RowAction[] {
  const text = useText()
  const reasonText = useReasonText()
  const go = useGo()
  const { can, id } = record
  const rare = [
    ['edit', 'actions.edit', () => void go(applicationsScreens.editApplication, { query: { id } })],
    ['reassign', 'actions.reassign', () => void take('assign')],
    ['withdraw', 'transitions.withdraw', () => void take('withdraw')],
  ] as const
  return rare.flatMap(([key, label, run]) => {
    const allowed = can[key]
    // A new file is assigned, not reassigned; both would be the same dialog.
    if (allowed === undefined || (key === 'reassign' && can['assign'] !== undefined)) return []
    const reason = allowed === true ? null : reasonText(allowed.reason)
    return [{ key, label: text(label), danger: key === 'withdraw', reason, run }]
  })
}
