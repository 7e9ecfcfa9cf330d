import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RowAction } from '#kit/web/list/list-props.ts'
import { RowMenu } from '#kit/web/list/RowMenu.tsx'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { useText } from '#kit/web/text.ts'
import type { ApplicationRecord } from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { Neighbours } from './Neighbours.tsx'
import type { FormStep } from './steps.ts'
import { useReasonText } from './reason-text.ts'

const StepDialog = lazy(() => import('./StepDialog.tsx').then((m) => ({ default: m.StepDialog })))
const AssignDialog = lazy(() =>
  import('./AssignDialog.tsx').then((m) => ({ default: m.AssignDialog })),
)

type Open = FormStep | 'assign' | null

/** The way forward stands out, other ways beside it, what is rare in the menu. */
const forward = ['approve', 'recommendApproval', 'assign', 'resubmit', 'reopen'] as const
const aside = ['reject', 'recommendRejection', 'requestInformation', 'returnToReview'] as const

export function ApplicationActions({ record }: { record: ApplicationRecord }) {
  const text = useText()
  const [open, setOpen] = useState<Open>(null)
  const { can, reference } = record
  const close = () => setOpen(null)
  const isToReject = record.status === 'recommendedReject'
  const main = isToReject ? 'reject' : forward.find((step) => can[step] !== undefined)
  const others = [...aside, ...forward].filter((step) => step !== main)
  return (
    <>
      <Neighbours id={record.id} />
      {others.map((step) => (
        <ActButton key={step} variant="default" can={can[step]} act={() => setOpen(step)}>
          {text(`transitions.${step}`)}
        </ActButton>
      ))}
      {main && (
        <ActButton can={can[main]} act={() => setOpen(main)}>
          {text(`transitions.${main}`)}
        </ActButton>
      )}
      <RowMenu name={reference} actions={useRareActions(record, setOpen)} />
      <Suspense>
        {open === 'assign' && <AssignDialog record={record} close={close} />}
        {open && open !== 'assign' && <StepDialog step={open} record={record} close={close} />}
      </Suspense>
    </>
  )
}

function useRareActions(record: ApplicationRecord, open: (step: Open) => void): RowAction[] {
  const text = useText()
  const reasonText = useReasonText()
  const go = useGo()
  const { can, id } = record
  const rare = [
    ['edit', 'actions.edit', () => void go(applicationsScreens.editApplication, { query: { id } })],
    ['reassign', 'actions.reassign', () => open('assign')],
    ['withdraw', 'transitions.withdraw', () => open('withdraw')],
  ] as const
  return rare.flatMap(([key, label, run]) => {
    const allowed = can[key]
    // A new file is assigned, not reassigned; both would be the same dialog.
    if (allowed === undefined || (key === 'reassign' && can['assign'] !== undefined)) return []
    const reason = allowed === true ? null : reasonText(allowed.reason)
    return [{ key, label: text(label), danger: key === 'withdraw', reason, run }]
  })
}
