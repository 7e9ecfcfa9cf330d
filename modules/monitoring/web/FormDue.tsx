import { DateText } from '#kit/web/show/DateText.tsx'
import { DueDay } from '#kit/web/show/DueDay.tsx'
import { None } from '#kit/web/show/Money.tsx'
import type { MonitoringRow } from '../contract/monitoring.endpoints.ts'

/** When a form is due; of an open one for how long it has been. */
export function FormDue({ form }: { form: Pick<MonitoringRow, 'dueOn' | 'timing'> }) {
  const { dueOn, timing } = form
  if (dueOn === null) return <None />
  return timing === null ? <DateText value={dueOn} /> : <DueDay day={dueOn} />
}
