import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** What is claimed and given, for which days, and what is left of the placement's money. */
export function PaymentStrip({ record }: { record: PaymentRecord }) {
  const text = useText()
  const { claimedAmount, assessedAmount, approvedAmount, periodFrom, periodTo, agreed, training } =
    record
  const isParticipant = usePerson()?.type === 'employee'
  const given = approvedAmount ?? assessedAmount
  return (
    <Figures>
      <Figure label={text('fields.claimedAmount')}>
        <Money value={claimedAmount} />
      </Figure>
      {given !== null && (
        <Figure label={text(approvedAmount ? 'fields.approvedAmount' : 'fields.assessedAmount')}>
          <Money value={given} />
        </Figure>
      )}
      <Figure
        label={text('strip.days')}
        note={
          <>
            {text('strip.until')} <DateText value={periodTo} />
          </>
        }
      >
        <DateText value={periodFrom} />
      </Figure>
      {!isParticipant && training === null && (
        <Figure
          label={text('strip.left')}
          note={
            <>
              {text('strip.of')} <Money value={agreed.committed} />
            </>
          }
        >
          <Money value={agreed.left} />
        </Figure>
      )}
    </Figures>
  )
}
