import { useAnswer, useRecord } from '#kit/web/api-query.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '#modules/payments/contract/payments.endpoints.ts'
import {
  overpaymentsEndpoints,
  type KeptOfPayment,
  type OverpaymentRecord,
} from '../../contract/overpayments.endpoints.ts'
import { overpaymentsScreens } from '../../contract/overpayments.screens.ts'
import classes from '../overpayments.module.css'
import { useStepsInput } from '../use-overpayment-acts.tsx'

type Payment = Pick<PaymentRecord, 'id' | 'reference' | 'status' | 'payee'>

const before = [
  'draft',
  'submitted',
  'returned',
  'assessed',
  'approvedOnce',
  'declined',
  'cancelled',
]

/** What is kept back from a payment for what its payee owes, and what finance could keep back. */
export function KeptBack({ payment }: { payment: Payment }) {
  const { type } = usePerson() ?? {}
  const other = payment.payee === 'employer' ? 'employee' : 'employer'
  if (before.includes(payment.status) || type === other) return null
  return (
    <ModuleName value="overpayments">
      <Section payment={payment} />
    </ModuleName>
  )
}

function Section({ payment }: { payment: Payment }) {
  const text = useText()
  const { data, error, refetch } = useAnswer(overpaymentsEndpoints.readKept, {
    query: { paymentId: payment.id },
  })
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data || (data.kept.length === 0 && data.owing.length === 0)) return null
  return (
    <RecordSection title={text('kept.title')}>
      {data.kept.length > 0 && <Sums of={data} isPaid={payment.status === 'paid'} />}
      {data.kept.map((keep) => (
        <Kept key={keep.overpaymentId} keep={keep} payment={payment} refusal={data.refusal} />
      ))}
      {data.owing.length > 0 && <p className="quiet">{text('kept.owing')}</p>}
      {data.owing.map(({ id, most }) => (
        <Owing key={id} id={id} most={most} payment={payment} refusal={data.refusal} />
      ))}
    </RecordSection>
  )
}

function Sums({ of: { gross, net }, isPaid }: { of: KeptOfPayment; isPaid: boolean }) {
  const text = useText()
  if (gross === null || net === null) return null
  return (
    <p className={classes.sums}>
      <span>
        {text('kept.gross')} <Money value={gross} />
      </span>
      <strong>
        {text(isPaid ? 'kept.net' : 'kept.netToBe')} <Money value={net} />
      </strong>
    </p>
  )
}

const Reference = ({ id, reference }: { id: string; reference: string }) => (
  <ScreenLink screen={overpaymentsScreens.overpayment} params={{ id }}>
    <span className="numbers">{reference}</span>
  </ScreenLink>
)

interface KeptProps extends Pick<OwingProps, 'payment' | 'refusal'> {
  keep: KeptOfPayment['kept'][number]
}

function Kept({ keep, payment, refusal }: KeptProps) {
  const { data } = useRecord(overpaymentsEndpoints.readOverpayment, { id: keep.overpaymentId })
  const { amount, reason, keptOn, keptBy } = keep
  return (
    <div className={classes.one}>
      <p>
        <Reference id={keep.overpaymentId} reference={keep.reference} />
        <strong>
          <Money value={amount} />
        </strong>
      </p>
      <p>{reason}</p>
      <p className="quiet">
        <DateText value={keptOn} />
        {keptBy && <span>{keptBy}</span>}
      </p>
      {data && payment.status === 'approved' && (
        <StepOf step="giveBack" record={data} payment={payment} most={amount} refusal={refusal} />
      )}
    </div>
  )
}

interface OwingProps {
  id: string
  most: string
  payment: Payment
  refusal: KeptOfPayment['refusal']
}

function Owing({ id, ...props }: OwingProps) {
  const text = useText()
  const { data, error, refetch } = useRecord(overpaymentsEndpoints.readOverpayment, { id })
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={classes.one}>
      <p>
        <Reference id={id} reference={data.reference} />
        <span>
          {text('section.remaining')} <Money value={data.remainingAmount} />
        </span>
        <span>
          {text('section.due')} <DateText value={data.dueOn} />
        </span>
      </p>
      <StepOf step="keepBack" record={data} {...props} />
    </div>
  )
}

interface StepProps extends Omit<OwingProps, 'id' | 'refusal'> {
  step: 'keepBack' | 'giveBack'
  record: OverpaymentRecord
  refusal?: KeptOfPayment['refusal']
}

/** One step of an overpayment that is about this payment, or why it is not to be taken. */
function StepOf({ step, record, payment, most, refusal }: StepProps) {
  const text = useText()
  const from = { id: payment.id, reference: payment.reference, most }
  const { take, dialog } = useSteps(record, useStepsInput(record, { from }))
  const can = record.can[step]
  if (can === undefined) return null
  return (
    <div className={`${classes.acts} no-print`}>
      <ActButton
        variant="default"
        size="xs"
        can={refusal ? { reason: refusal } : can}
        act={() => take(step)}
      >
        {text(`transitions.${step}`)}
      </ActButton>
      {dialog}
    </div>
  )
}
