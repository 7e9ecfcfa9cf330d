import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { OpenDifferences } from './OpenDifferences.tsx'
import { useOpenForm } from './pieces/use-open-form.ts'
import { useOpenDifferences } from './use-open-differences.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import { monitoringEndpoints, type MonitoringRecord } from '../contract/monitoring.endpoints.ts'

const steps = ['accept', 'askForChanges', 'remind', 'reopen', 'extend', 'waive'] as const

/** What can be done with a form: of one that is open, more time first. */
export function useFormActs(
  record: MonitoringRecord,
  /** Hears that a step was taken, in place of the reader. */
  told?: (after: MonitoringRecord) => void,
): RecordActs {
  const text = useText()
  const spoken = useSpoken()
  const { side, number, status, dueOn, can } = record
  const fill = useFilling(record)
  const { take, dialog } = useSteps(record, {
    machines: [monitoringStatus],
    endpoints: monitoringEndpoints,
    topics: ['monitoring-forms'],
    values: { form: text(`titles.${side}`, { number }), day: dueOn ? spoken.date(dueOn) : '' },
    effects: useOpenDifferences(record) ? { accept: OpenDifferences } : {},
    taken: (after, step) => (told ? told(after) : toast.success(text(`toast.${step}`))),
  })
  const acts = steps.map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    isRare: key === 'reopen' && status === 'accepted',
    act: () => take(key),
  }))
  return { acts: [...fill, ...acts.filter((act) => act.can !== undefined)], dialog }
}

function useFilling({ id, side, number, mayFill }: MonitoringRecord): MoreAct[] {
  const text = useText()
  const open = useOpenForm()
  const act = () => void open({ id, side, number })
  return mayFill ? [{ key: 'fill', label: text('transitions.fill'), can: true, act }] : []
}
