import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentStatus } from '../contract/payment.status.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'

const AssessPanel = lazy(() =>
  import('./AssessPanel.tsx').then((m) => ({ default: m.AssessPanel })),
)

const ahead = ['submit', 'approve', 'approveFirst', 'approveSecond'] as const
const back = ['returnClaim', 'decline', 'cancel'] as const
const rare: readonly string[] = ['decline', 'cancel']

/** What can be done with a payment, the way forward first. */
export function usePaymentActs(record: PaymentRecord): RecordActs {
  const text = useText()
  const go = useGo()
  const input = useStepsInput(record)
  const [isAssessing, setAssessing] = useState(false)
  const { take, dialog } = useSteps(record, input)
  const { can, id } = record
  const stepped = (key: string): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => void take(key),
    ...(rare.includes(key) && { danger: true, isRare: true }),
  })
  const edit: MoreAct = {
    key: 'edit',
    label: text('transitions.edit'),
    can: record.mayEdit || undefined,
    act: () => void go(paymentsScreens.editClaim, { params: { id } }),
  }
  const assess: MoreAct = {
    key: 'assess',
    label: text('transitions.assess'),
    can: can['assess'],
    act: () => setAssessing(true),
  }
  // Two persons approve where one is not enough.
  const offered = ahead.filter((key) => key !== 'approveFirst' || can['approve'] === undefined)
  const isReturned = record.status === 'returned'
  const acts = [
    ...(isReturned ? [edit] : []),
    ...offered.map(stepped),
    assess,
    ...(isReturned ? [] : [edit]),
    ...back.map(stepped),
  ]
  return {
    acts: acts.filter((act) => act.can !== undefined),
    dialog: (
      <>
        {dialog}
        {isAssessing && (
          <Suspense>
            <AssessPanel record={record} input={input} close={() => setAssessing(false)} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** What is read anew once a payment is decided. */
const topics = ['payments']

/** How the steps of a payment are taken: with the amount that is seen. */
function useStepsInput(record: PaymentRecord): StepsInput<PaymentRecord> {
  const text = useText()
  const spoken = useSpoken()
  const { reference, claimedAmount, assessedAmount } = record
  const total = assessedAmount ?? claimedAmount
  const seen = { total: assessedAmount ?? '' }
  return {
    machines: [paymentStatus],
    endpoints: paymentsEndpoints,
    topics,
    values: { reference, amount: spoken.money(total) },
    seen: {
      submit: { total: claimedAmount, isConfirmed: true },
      approve: seen,
      approveFirst: seen,
      approveSecond: seen,
    },
    needs: (name, { declineReason }) => name === 'declineNote' && declineReason === 'other',
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  }
}
