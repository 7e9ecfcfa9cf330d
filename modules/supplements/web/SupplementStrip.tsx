import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { SupplementRecord } from '../contract/supplements.endpoints.ts'
import { SupplementSum } from './pieces/SupplementSum.tsx'

/** What is requested and given, how it is made up, for which days, and whom it waits for. */
export function SupplementStrip({ record }: { record: SupplementRecord }) {
  const text = useText()
  const { status, fromOn, toOn, frequency, times, requestedOn } = record
  const { requestedEach, requestedAmount, approvedEach, approvedAmount, money, unusedAmount } =
    record
  const isWaiting = status === 'requested'
  return (
    <Figures>
      <Figure
        label={text('fields.requestedAmount')}
        note={<SupplementSum of={{ frequency, times, each: requestedEach }} />}
      >
        <Money value={requestedAmount} />
      </Figure>
      {approvedEach !== null && (
        <Figure
          label={text('fields.approvedAmount')}
          note={<SupplementSum of={{ frequency, times, each: approvedEach }} />}
        >
          <Money value={approvedAmount} />
        </Figure>
      )}
      <Figure
        label={text('fields.fromOn')}
        note={
          toOn === fromOn ? null : (
            <>
              {text('strip.until')} <DateText value={toOn} />
            </>
          )
        }
      >
        <DateText value={fromOn} />
      </Figure>
      {money && (
        <Figure
          label={text(unusedAmount === null ? 'strip.left' : 'strip.unused')}
          note={
            <>
              {text('strip.claimed')} <Money value={money.claimed} />, {text('strip.paid')}{' '}
              <Money value={money.paid} />
            </>
          }
        >
          <Money value={unusedAmount ?? money.left} />
        </Figure>
      )}
      <Figure label={text('fields.payee')}>{text(`choices.payee.${record.payee}`)}</Figure>
      {isWaiting && (
        <Figure
          label={text('strip.awaited')}
          note={
            <>
              {text('strip.since')} <DateText value={requestedOn} />
            </>
          }
        >
          {text('strip.approver')}
        </Figure>
      )}
    </Figures>
  )
}
