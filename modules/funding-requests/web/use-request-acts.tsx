import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import type { RequestRecord } from '../contract/funding-requests.endpoints.ts'
import { fundingRequestsScreens } from '../contract/funding-requests.screens.ts'
import { useStepsInput } from './request-steps.ts'
import { useOpening } from './use-opening.ts'

const ApprovePanel = lazy(() =>
  import('./ApprovePanel.tsx').then((m) => ({ default: m.ApprovePanel })),
)

const steps = [
  'returnForm',
  'reject',
  'remind',
  'recordPaid',
  'close',
  'takeBackReview',
  'returnEvidence',
  'remindOfEvidence',
  'cancel',
] as const

/** What can be done with a request, the way forward first. */
export function useRequestActs(record: RequestRecord): RecordActs {
  const text = useText()
  const input = useStepsInput(record)
  const [isApproving, setApproving] = useState(false)
  const { take, dialog } = useSteps(record, input)
  const { can } = record
  const approve: MoreAct = {
    key: 'approve',
    label: text('transitions.approve'),
    can: can['approve'],
    act: () => setApproving(true),
  }
  const go = useGo()
  const review: MoreAct = {
    key: 'review',
    label: text('transitions.review'),
    can: can['review'],
    act: () => void go(fundingRequestsScreens.reviewForPayment, { query: { id: record.id } }),
  }
  const acts = steps.map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    ...((key === 'cancel' || key === 'takeBackReview') && { danger: true, isRare: true }),
  }))
  return {
    acts: [
      ...useFormOf(record),
      ...[approve, review, ...acts].filter((act) => act.can !== undefined),
    ],
    dialog: (
      <>
        {dialog}
        {isApproving && (
          <Suspense>
            <ApprovePanel record={record} input={input} close={() => setApproving(false)} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** The form: to be filled in by whoever is asked, to be read once it is sent. */
function useFormOf({ id, mayFill, submittedOn, evidenceAskedOn }: RequestRecord): MoreAct[] {
  const text = useText()
  const go = useGo()
  const open = useOpening(id)
  const fill: MoreAct = {
    key: 'fill',
    label: text(evidenceAskedOn ? 'transitions.handIn' : 'transitions.fill'),
    can: true,
    act: () => void open(),
  }
  const view: MoreAct = {
    key: 'view',
    label: text('transitions.view'),
    can: true,
    isRare: true,
    act: () => void go(fundingRequestsScreens.viewRequestForm, { query: { id } }),
  }
  return [...(mayFill ? [fill] : []), ...(submittedOn ? [view] : [])]
}
