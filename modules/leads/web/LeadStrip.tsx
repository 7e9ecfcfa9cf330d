import { daysSince } from '#kit/web/calendar-days.ts'
import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'
import { NextStepText } from './pieces/NextStepText.tsx'
import { TemperatureText } from './pieces/TemperatureText.tsx'

/** What it may bring, how warm it is, what comes next, and for how long it has stood there. */
export function LeadStrip({ record }: { record: LeadRecord }) {
  const text = useText()
  const { expectedAmount, temperature, nextStepOn, isStale } = record
  return (
    <Figures>
      {expectedAmount !== null && (
        <Figure label={text('fields.expectedAmount')}>
          <Money value={expectedAmount} />
        </Figure>
      )}
      {temperature && (
        <Figure label={text('fields.temperature')}>
          <TemperatureText value={temperature} />
        </Figure>
      )}
      {nextStepOn && (
        <Figure label={text('fields.nextStepOn')}>
          <NextStepText lead={record} isShort />
        </Figure>
      )}
      <Figure label={text('strip.inStatus')} {...(isStale && { tone: 'warning' })}>
        {text('list.days', { count: daysSince(record.statusEnteredAt) })}
      </Figure>
    </Figures>
  )
}
