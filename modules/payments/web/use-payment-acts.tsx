import { lazy, Suspense, useState } from 'react'
import { useGo } from '#kit/web/go.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { useBankSteps } from './pieces/use-bank-steps.ts'

const AssessPanel = lazy(() =>
  import('./AssessPanel.tsx').then((m) => ({ default: m.AssessPanel })),
)

const SpentAssessPanel = lazy(() =>
  import('./SpentAssessPanel.tsx').then((m) => ({ default: m.SpentAssessPanel })),
)

const ahead = [
  'submit',
  'enter',
  'approve',
  'approveFirst',
  'approveSecond',
  'recordPaid',
  'retry',
] as const
const back = [
  'returnClaim',
  'unbatch',
  'undoPaid',
  'fail',
  'decline',
  'cancel',
  'cancelEntered',
] as const
const rare: readonly string[] = ['undoPaid', 'fail', 'decline', 'cancel', 'cancelEntered']

/** What can be done with a payment, the way forward first. */
export function usePaymentActs(
  record: PaymentRecord,
  /** Hears that a step was taken, in place of the reader. */
  told?: (after: PaymentRecord) => void,
): RecordActs {
  const text = useText()
  const go = useGo()
  const forReader = useStepsInput(record)
  const input = told ? { ...forReader, taken: told } : forReader
  const [isAssessing, setAssessing] = useState(false)
  const { take, dialog } = useSteps(record, input)
  const { can, id } = record
  const Panel = record.supplement ? SpentAssessPanel : AssessPanel
  const stepped = (key: string): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
    ...(rare.includes(key) && { danger: true, isRare: true }),
    // What is approved is on its way; sending it back is the exception.
    ...(key === 'returnClaim' && record.status === 'approved' && { isRare: true }),
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
  const isToCorrect = record.status === 'returned' && !record.isCorrected
  const acts = [
    ...(isToCorrect ? [edit] : []),
    ...offered.map(stepped),
    assess,
    ...(isToCorrect ? [] : [edit]),
    ...back.map(stepped),
  ]
  return {
    acts: acts.filter((act) => act.can !== undefined),
    dialog: (
      <>
        {dialog}
        {isAssessing && (
          <Suspense>
            <Panel record={record} input={input} close={() => setAssessing(false)} />
          </Suspense>
        )}
      </>
    ),
  }
}

/** How the steps of a payment are taken: with the amount that is seen. */
function useStepsInput(record: PaymentRecord): StepsInput<PaymentRecord> {
  const text = useText()
  const { reference, payee, claimedAmount, assessedAmount, netAmount } = record
  // Of what is approved, that is paid out which is not kept back.
  const amount = netAmount ?? assessedAmount ?? claimedAmount
  const input = useBankSteps<PaymentRecord>({ reference, payee, amount })
  const seen = { total: assessedAmount ?? '' }
  return {
    ...input,
    seen: {
      submit: { total: claimedAmount, isConfirmed: true },
      enter: { total: claimedAmount },
      approve: seen,
      approveFirst: seen,
      approveSecond: seen,
      recordPaid: { net: netAmount ?? '' },
    },
    // Of what is kept back whole there is neither cheque nor transfer.
    useInitial: (step) =>
      step === 'recordPaid' && Number(netAmount) === 0
        ? { paidHow: 'other', paidReference: text('list.keptWhole') }
        : {},
    needs: (name, values) =>
      name === 'declineNote'
        ? values['declineReason'] === 'other'
        : (input.needs?.(name, values) ?? false),
  }
}
