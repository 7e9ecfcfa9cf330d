import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { HoldRecord } from '../contract/holds.endpoints.ts'

/** From when until when; what is not over yet says how long it lasts. */
export function HoldStrip({ record }: { record: HoldRecord }) {
  const text = useText()
  const { startsOn, endsOn, isAhead, businessDaysLeft: count } = record
  return (
    <Figures>
      <Figure label={text('fields.startsOn')} {...(isAhead && { note: text('strip.ahead') })}>
        <DateText value={startsOn} />
      </Figure>
      <Figure
        label={text('fields.endsOn')}
        {...(count !== null && { note: text('strip.daysLeft', { count }) })}
      >
        {endsOn ? <DateText value={endsOn} /> : text('strip.untilLifted')}
      </Figure>
      <Figure label={text('fields.kind')}>{text(`choices.kind.${record.kind}`)}</Figure>
    </Figures>
  )
}
