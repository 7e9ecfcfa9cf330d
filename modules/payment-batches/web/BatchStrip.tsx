import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money, NumberText } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentBatchRecord } from '../contract/payment-batches.endpoints.ts'

/** How much it pays to how many, and when. */
export function BatchStrip({ record }: { record: PaymentBatchRecord }) {
  const text = useText()
  const { payments, total, payOn, paidOn, entries } = record
  const returned = entries.filter(({ failedOn }) => failedOn !== null).length
  return (
    <Figures>
      <Figure label={text('fields.total')}>
        <Money value={total} />
      </Figure>
      <Figure
        label={text('fields.payments')}
        {...(returned > 0 && { note: text('strip.returned', { count: returned }) })}
      >
        <NumberText value={String(payments)} />
      </Figure>
      {payOn && (
        <Figure label={text('fields.payOn')}>
          <DateText value={payOn} />
        </Figure>
      )}
      {paidOn && (
        <Figure label={text('fields.paidOn')}>
          <DateText value={paidOn} />
        </Figure>
      )}
    </Figures>
  )
}
