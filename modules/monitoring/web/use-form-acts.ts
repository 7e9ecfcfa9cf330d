import type { RecordActs } from '#kit/web/list/record-menus.ts'
import type { MoreAct } from '#kit/web/record/MoreMenu.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { takeStep } from '#kit/web/step/take-step.ts'
import { useSteps } from '#kit/web/step/use-steps.tsx'
import { useText } from '#kit/web/text.ts'
import { OpenDifferences } from './OpenDifferences.tsx'
import { useOpenForm } from './pieces/use-open-form.ts'
import { useOpenDifferences } from './use-open-differences.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import { monitoringEndpoints, type MonitoringRecord } from '../contract/monitoring.endpoints.ts'

/** Which of them ask until when. */
const untilWhen = ['askForChanges', 'extend', 'reopen']
const steps = [
  'accept',
  'askForChanges',
  'withdrawAcceptance',
  'remind',
  'reopen',
  'extend',
  'waive',
] as const

const ofForms = {
  machines: [monitoringStatus],
  endpoints: monitoringEndpoints,
  topics: ['monitoring-forms'],
}

/** Takes back at once that a form was accepted. */
export const withdrawAcceptance = ({ id, version }: MonitoringRecord) =>
  takeStep<MonitoringRecord>(
    { ...ofForms, taken: () => undefined },
    { step: 'withdrawAcceptance', id, version },
  )

/** What can be done with a form: of one that is open, more time first. */
export function useFormActs(
  record: MonitoringRecord,
  /** Hears that a step was taken, in place of the reader. */
  told?: (after: MonitoringRecord, step: string) => void,
): RecordActs {
  const text = useText()
  const spoken = useSpoken()
  const { side, number, status, dueOn, proposedDueOn, can } = record
  const fill = useFilling(record)
  const differs = (useOpenDifferences(record) ?? record.otherThanAgreed).length > 0
  const { take, dialog } = useSteps(record, {
    ...ofForms,
    values: { form: text(`titles.${side}`, { number }), day: dueOn ? spoken.date(dueOn) : '' },
    effects: differs ? { accept: OpenDifferences } : {},
    useInitial: (step) =>
      proposedDueOn && untilWhen.includes(step) ? { newDay: proposedDueOn } : {},
    taken: (after, step) => (told ? told(after, step) : toast.success(text(`toast.${step}`))),
  })
  const acts = steps.map((key): MoreAct => ({
    key,
    label: text(`transitions.${key}`),
    can: can[key],
    isRare: status === 'accepted',
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
