import { today } from '#kit/web/calendar-days.ts'
import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import type { StepsInput } from '#kit/web/step/step-input.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { overpaymentStatus } from '../contract/overpayment.status.ts'
import {
  overpaymentsEndpoints,
  type OverpaymentRecord,
} from '../contract/overpayments.endpoints.ts'

const offered = ['receive', 'writeOff', 'cancel'] as const
const rare: readonly string[] = ['writeOff', 'cancel']

/** What can be done with an overpayment, the way forward first; a receipt is taken back where it stands. */
export function useOverpaymentActs(record: OverpaymentRecord): RecordActs {
  const text = useText('overpayments')
  const { take, dialog } = useSteps(record, useStepsInput(record))
  const acts = offered.map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: record.can[key],
    act: () => take(key),
    ...(rare.includes(key) && { danger: true, isRare: true }),
  }))
  return { acts: acts.filter(({ can }) => can !== undefined), dialog }
}

/** What is read anew once money came in: the payment and the ledger show it too. */
const topics = ['overpayments', 'payments', 'participants', 'programs']

/** What a step is about: a receipt, or the payment that something is kept back from, with how much at most. */
interface About {
  receipt?: { id: string; amount: string; receivedOn: string }
  from?: { id: string; reference: string; most: string }
}

/** How the steps of an overpayment are taken. */
export function useStepsInput(
  { reference, owedBy, remainingAmount }: OverpaymentRecord,
  { receipt, from }: About = {},
): StepsInput<OverpaymentRecord> {
  const text = useText('overpayments')
  const spoken = useSpoken()
  const { id = '', amount = '0', receivedOn = today() } = receipt ?? {}
  return {
    machines: [overpaymentStatus],
    endpoints: overpaymentsEndpoints,
    topics,
    values: {
      reference,
      owedBy,
      amount: spoken.money(amount),
      day: spoken.date(receivedOn),
      payment: from?.reference ?? '',
    },
    seen: {
      takeBack: { receiptId: id },
      keepBack: { paymentId: from?.id },
      giveBack: { paymentId: from?.id },
    },
    useInitial: (step) =>
      step === 'receive'
        ? { receivedAmount: remainingAmount, receivedOn: today() }
        : step === 'keepBack'
          ? { keptAmount: from?.most }
          : {},
    taken: (after, step) =>
      toast.success(
        text(`toast.${step === 'receive' && after.status === 'recovered' ? 'settle' : step}`),
      ),
  }
}
