import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useAnswer, useRecord } from '#kit/web/api-query.ts'
import { useMay } from '#kit/web/Can.tsx'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '#modules/payments/contract/payments.endpoints.ts'
import {
  overpaymentsEndpoints,
  type OverpaymentRecord,
} from '../../contract/overpayments.endpoints.ts'
import { overpaymentsScreens } from '../../contract/overpayments.screens.ts'
import { OverpaymentState } from '../OverpaymentState.tsx'
import classes from '../overpayments.module.css'
import { Receipts } from '../Receipts.tsx'
import { useOverpaymentActs } from '../use-overpayment-acts.tsx'

const RecordOverpaymentDialog = lazy(() =>
  import('../RecordOverpaymentDialog.tsx').then((m) => ({ default: m.RecordOverpaymentDialog })),
)

interface Props {
  payment: Pick<PaymentRecord, 'id' | 'status' | 'payee'>
}

/** What is owed back of a payment that has arrived, for the staff and for whoever was paid. */
export function PaymentOverpayments({ payment }: Props) {
  const { type } = usePerson() ?? {}
  const other = payment.payee === 'employer' ? 'employee' : 'employer'
  if (payment.status !== 'paid' || type === other) return null
  return (
    <ModuleName value="overpayments">
      <Section payment={payment} />
    </ModuleName>
  )
}

function Section({ payment: { id, payee } }: Props) {
  const text = useText()
  const mayRecord = useMay('pay', 'Payments')
  const [isRecording, setRecording] = useState(false)
  const { data, error, refetch } = useAnswer(overpaymentsEndpoints.listOverpayments, {
    query: { 'filter[paymentId]': id, perPage: '100' },
  })
  if (!mayRecord && data?.data.length === 0) return null
  return (
    <RecordSection
      title={text('screens.overpayments')}
      actions={
        mayRecord && (
          <Button variant="default" size="xs" onClick={() => setRecording(true)}>
            {text('record.verb')}
          </Button>
        )
      }
    >
      {error && <ProblemState error={error} retry={() => void refetch()} />}
      {data?.data.length === 0 && <p className="quiet">{text('section.none')}</p>}
      {data?.data.map((row) => (
        <Overpayment key={row.id} id={row.id} />
      ))}
      {isRecording && (
        <Suspense>
          <RecordOverpaymentDialog
            paymentId={id}
            owedBy={payee}
            close={() => setRecording(false)}
          />
        </Suspense>
      )}
    </RecordSection>
  )
}

function Overpayment({ id }: { id: string }) {
  const { data, error, refetch } = useRecord(overpaymentsEndpoints.readOverpayment, { id })
  if (error) return <ProblemState error={error} retry={() => void refetch()} />
  return data ? <One record={data} /> : null
}

function One({ record }: { record: OverpaymentRecord }) {
  const text = useText()
  const { acts, dialog } = useOverpaymentActs(record)
  const { id, reference, amount, receivedAmount, remainingAmount, dueOn, status } = record
  return (
    <div className={classes.one}>
      <p>
        <ScreenLink screen={overpaymentsScreens.overpayment} params={{ id }}>
          <span className="numbers">{reference}</span>
        </ScreenLink>
        <OverpaymentState of={record} />
        <strong>
          <Money value={amount} />
        </strong>
      </p>
      <p>{text(`choices.reason.${record.reason}`)}</p>
      {status === 'owed' && (
        <p className="quiet">
          <span>
            {text('section.received')} <Money value={receivedAmount} />
          </span>
          <span>
            {text('section.remaining')} <Money value={remainingAmount} />
          </span>
          <span>
            {text('section.due')} <DateText value={dueOn} />
          </span>
        </p>
      )}
      <Receipts record={record} />
      {acts.length > 0 && (
        <div className={`${classes.acts} no-print`}>
          {acts.map(({ key, label, can, act }) => (
            <ActButton key={key} variant="default" size="xs" can={can} act={act}>
              {label}
            </ActButton>
          ))}
        </div>
      )}
      {dialog}
    </div>
  )
}
