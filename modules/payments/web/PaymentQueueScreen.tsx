import type { Outcome, QueueActs, QueueOf } from '#kit/web/queue/queue-props.ts'
import { QueueScreen } from '#kit/web/queue/QueueScreen.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { payment } from '../contract/payment.ts'
import { paymentStatus } from '../contract/payment.status.ts'
import {
  paymentsEndpoints,
  type PaymentRecord,
  type PaymentRow,
} from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { JudgedClaim } from './JudgedClaim.tsx'
import { usePaymentActs } from './use-payment-acts.tsx'

/** Claims that a list is narrowed to, one after the other: assessed, approved, returned or declined. */
export function PaymentQueueScreen() {
  const text = useText()
  const spoken = useSpoken()
  const queue: QueueOf<PaymentRow, PaymentRecord> = {
    ...fixed,
    entry: (row) => ({
      name: row.name ?? row.reference,
      line: `${text(`status.${row.status}`)} · ${row.payee === 'employer' ? row.employer : text('choices.payee.participant')}`,
      figure: spoken.money(row.assessedAmount ?? row.claimedAmount),
      since: row.submittedOn,
    }),
    stateWord: (state) => text(`status.${state}`),
    title: ({ name, reference }) => name ?? reference,
  }
  return <QueueScreen queue={queue} />
}

const fixed = {
  list: paymentsEndpoints.listPayments,
  entity: payment,
  unfiltered: { 'filter[status]': 'submitted,assessed,approvedOnce' },
  // Who has waited longest comes first.
  sort: 'submittedOn',
  reads: [paymentsEndpoints.readPayment] as const,
  stateOf: ({ status }: PaymentRow | PaymentRecord) => status,
  reference: ({ reference }: PaymentRecord) => reference,
  opens: (id: string) => ({ screen: paymentsScreens.payment, params: { id } }),
  back: paymentsScreens.payments,
  useActs: useJudging,
  status: ({ status }: PaymentRecord) => <StatusBadge of={paymentStatus} state={status} />,
  Piece: JudgedClaim,
}

/** By letter: what is given, what says yes, what sends it back, what says no. */
const letters: Readonly<Record<string, string>> = {
  assess: 'e',
  approve: 'a',
  approveFirst: 'a',
  approveSecond: 'a',
  returnClaim: 'b',
  decline: 'r',
}
const refusals = ['declined', 'returned']

/** Each by the dialog that the record asks with. */
function useJudging(record: PaymentRecord, done: (outcome: Outcome) => void): QueueActs {
  const text = useText()
  const { acts, dialog } = usePaymentActs(record, ({ status }) =>
    done({ word: text(`status.${status}`), isRefusal: refusals.includes(status) }),
  )
  return {
    acts: acts.flatMap(({ key, label, can, act, danger = false }) => {
      const letter = letters[key]
      return letter
        ? [{ letter, label, can, danger, isAwaited: true, act: async () => void (await act()) }]
        : []
    }),
    dialog,
  }
}
