import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { OverpaymentRecord } from '../contract/overpayments.endpoints.ts'

/** What is to be repaid, what has come and what remains, and until when. */
export function OverpaymentStrip({ record }: { record: OverpaymentRecord }) {
  const text = useText('overpayments')
  const { status, amount, receivedAmount, remainingAmount, writtenOffAmount, dueOn } = record
  return (
    <Figures>
      <Figure label={text('fields.amount')}>
        <Money value={amount} />
      </Figure>
      <Figure label={text('fields.receivedAmount')}>
        <Money value={receivedAmount} />
      </Figure>
      {status === 'owed' && (
        <Figure label={text('fields.remainingAmount')}>
          <Money value={remainingAmount} />
        </Figure>
      )}
      {writtenOffAmount !== null && (
        <Figure label={text('facts.writtenOffAmount')}>
          <Money value={writtenOffAmount} />
        </Figure>
      )}
      {status === 'owed' && (
        <Figure label={text('fields.dueOn')} note={record.isOverdue ? text('overdue') : null}>
          <DateText value={dueOn} />
        </Figure>
      )}
    </Figures>
  )
}
