import type * as z from 'zod/mini'
import { useAnswer, useChange } from '#kit/web/api-query.ts'
import { FormDialog } from '#kit/web/dialog/FormDialog.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { Wide } from '#kit/web/form/FormSection.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { newOverpayment } from '../contract/overpayment.ts'
import {
  overpaymentsEndpoints,
  type OverpaymentRecord,
  type OverpaymentTerms,
} from '../contract/overpayments.endpoints.ts'
import classes from './overpayments.module.css'

const Field = fieldsOf(newOverpayment)

interface DialogProps {
  paymentId: string
  owedBy: OverpaymentRecord['owedBy']
  close: () => void
}

/** What is owed back of a payment; where the placement ended early, with what that makes too much. */
export function RecordOverpaymentDialog(props: DialogProps) {
  const { data } = useAnswer(overpaymentsEndpoints.readOverpaymentTerms, {
    query: { paymentId: props.paymentId },
  })
  if (!data) return null
  return <Form {...props} terms={data} />
}

function Form({ paymentId, owedBy, close, terms }: DialogProps & { terms: OverpaymentTerms }) {
  const text = useText('overpayments')
  const topics = ['overpayments', 'payments', 'participants', 'programs']
  const change = useChange(overpaymentsEndpoints.createOverpayment, topics)
  const { early, left, dueOn } = terms
  const form = useEntityForm<OverpaymentRecord>({
    entity: newOverpayment,
    schema: newOverpayment.create,
    initial: {
      paymentId,
      dueOn,
      ...(early && { amount: early.amount, reason: 'endedEarly' }),
    },
    save: (body: z.infer<typeof newOverpayment.create>, { idempotencyKey }) =>
      change.mutateAsync({ body, idempotencyKey }),
    onSaved: () => {
      toast.success(text('toast.created'))
      close()
    },
  })
  return (
    <FormDialog
      title={text('record.title')}
      intro={text('record.intro', { owedBy })}
      verb={text('record.verb')}
      form={form}
      close={close}
    >
      <Field name="amount" />
      <Field name="dueOn" />
      <Wide>
        <p className={`quiet ${classes.note}`}>
          {text('record.left')} <Money value={left} />
          {early && (
            <>
              {'. '}
              {text('record.early', { days: early.days })} <DateText value={early.lastDay} />
            </>
          )}
        </p>
      </Wide>
      <Wide>
        <Field name="reason" />
      </Wide>
      <Wide>
        <Field name="explanation" />
      </Wide>
    </FormDialog>
  )
}
