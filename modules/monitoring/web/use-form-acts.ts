import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import { monitoringEndpoints, type MonitoringRecord } from '../contract/monitoring.endpoints.ts'

const steps = ['reopen', 'extend', 'waive'] as const

/** What can be done with a form: of one that is open, more time first. */
export function useFormActs(record: MonitoringRecord): RecordActs {
  const text = useText()
  const spoken = useSpoken()
  const { side, number, dueOn, can } = record
  const { take, dialog } = useSteps(record, {
    machines: [monitoringStatus],
    endpoints: monitoringEndpoints,
    topics: ['monitoring-forms'],
    values: { form: text(`titles.${side}`, { number }), day: dueOn ? spoken.date(dueOn) : '' },
    taken: (_, step) => toast.success(text(`toast.${step}`)),
  })
  const acts = steps.map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    act: () => take(key),
  }))
  return { acts: acts.filter((act) => act.can !== undefined), dialog }
}
