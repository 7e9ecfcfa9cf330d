import { daysSince } from '#kit/web/calendar-days.ts'
import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { None } from '#kit/web/show/Money.tsx'
import { ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import type { MonitoringRow } from '../contract/monitoring.endpoints.ts'

/** When a form is due; of an open one for how long it has been. */
export function FormDue({ form }: { form: Pick<MonitoringRow, 'dueOn' | 'timing'> }) {
  const { dueOn, timing } = form
  if (dueOn === null) return <None />
  if (timing === 'veryLate') return <VeryLate since={dueOn} />
  return timing === null ? <DateText value={dueOn} /> : <DueDay day={dueOn} />
}

function VeryLate({ since }: { since: string }) {
  const text = useText()
  return <ToneBadge tone="danger">{text('strip.veryLate', { count: daysSince(since) })}</ToneBadge>
}
