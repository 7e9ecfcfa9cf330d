import { Figure, Figures } from '#kit/web/record/Figures.tsx'
import { DateText } from '#kit/web/show/DateText.tsx'
import { useText } from '#kit/web/text.ts'
import type { MonitoringRecord } from '../contract/monitoring.endpoints.ts'

/** From when until when a form is filled in, and how it stands to that. */
export function FormStrip({ record }: { record: MonitoringRecord }) {
  const text = useText()
  const { opensOn, dueOn } = record
  return (
    <Figures>
      <Figure label={text('fields.side')}>{text(`choices.side.${record.side}`)}</Figure>
      {opensOn && (
        <Figure label={text('fields.opensOn')}>
          <DateText value={opensOn} />
        </Figure>
      )}
      {dueOn && (
        <Figure label={text('fields.dueOn')} {...useStanding(record)}>
          <DateText value={dueOn} />
        </Figure>
      )}
    </Figures>
  )
}

function useStanding({ timing, daysLate, businessDaysLeft }: MonitoringRecord) {
  const text = useText()
  if (timing === 'pending') {
    const count = businessDaysLeft ?? 0
    const note = text('strip.daysLeft', { count })
    return count <= 3 ? { note, tone: 'warning' as const } : { note }
  }
  if (timing === null) return {}
  const late = timing === 'veryLate' ? 'strip.veryLate' : 'strip.daysLate'
  return { note: text(late, { count: daysLate }), tone: 'danger' as const }
}
