import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { usePerson } from '#kit/web/session.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { PaymentRecord } from '../contract/payments.endpoints.ts'

/** What is claimed and given, for which days, and what is left of the money that it draws on. */
export function PaymentStrip({ record }: { record: PaymentRecord }) {
  const text = useText()
  const { claimedAmount, assessedAmount, approvedAmount, periodFrom, periodTo } = record
  const left = leftOf(record)
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
      {!isParticipant && left && (
        <Figure
          label={text(left.word)}
          note={
            <>
              {text('strip.of')} <Money value={left.of} />
            </>
          }
        >
          <Money value={left.value} />
        </Figure>
      )}
    </Figures>
  )
}

/** What is left of the money that it draws on; a course draws on its own alone. */
function leftOf({ training, supplement, agreed }: PaymentRecord) {
  if (training) return null
  return supplement
    ? ({ word: 'strip.leftOfSupplement', value: supplement.left, of: supplement.approved } as const)
    : ({ word: 'strip.left', value: agreed.left, of: agreed.committed } as const)
}
