import type { Outcome, QueueActs, QueueOf } from '#kit/web/queue/queue-props.ts'
import { QueueScreen } from '#kit/web/queue/QueueScreen.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { monitoringForm } from '../contract/monitoring-form.ts'
import { monitoringStatus } from '../contract/monitoring-form.status.ts'
import {
  monitoringEndpoints,
  type MonitoringRecord,
  type MonitoringRow,
} from '../contract/monitoring.endpoints.ts'
import { monitoringScreens } from '../contract/monitoring.screens.ts'
import { JudgedForm } from './JudgedForm.tsx'
import { useFormActs, withdrawAcceptance } from './use-form-acts.ts'

/** Forms that were sent, one after the other: accepted, or asked for again with changes. */
export function MonitoringQueueScreen() {
  const text = useText()
  const titleOf = ({ name, side, number }: MonitoringRow | MonitoringRecord) => {
    const form = text(`titles.${side}`, { number })
    return name ? text('titleOfPerson', { name, form }) : form
  }
  const queue: QueueOf<MonitoringRow, MonitoringRecord> = {
    ...fixed,
    entry: ({ name, employer, side, number, submittedOn, dueOn }) => {
      const form = text(`titles.${side}`, { number })
      const isLate = submittedOn !== null && dueOn !== null && submittedOn > dueOn
      return {
        name: name ?? employer,
        line: isLate ? `${form} · ${text('queue.receivedLate')}` : form,
        since: submittedOn,
        isLate,
      }
    },
    stateWord: (state) => text(`status.${state}`),
    title: titleOf,
  }
  return <QueueScreen queue={queue} />
}

const fixed = {
  list: monitoringEndpoints.listMonitoringForms,
  entity: monitoringForm,
  unfiltered: { 'filter[status]': 'submitted' },
  // What was due first comes first.
  sort: 'dueOn',
  reads: [monitoringEndpoints.readMonitoringForm] as const,
  stateOf: ({ status }: MonitoringRow | MonitoringRecord) => status,
  reference: ({ placementReference }: MonitoringRecord) => placementReference,
  opens: (id: string) => ({ screen: monitoringScreens.monitoringForm, params: { id } }),
  back: monitoringScreens.monitoringForms,
  useActs: useJudging,
  status: ({ status }: MonitoringRecord) => <StatusBadge of={monitoringStatus} state={status} />,
  Piece: JudgedForm,
}

/** By letter: what says yes, what sends it back. */
const letters: Readonly<Record<string, string>> = { accept: 'a', askForChanges: 'b' }

/** Each by the dialog that the record asks with; for ten seconds an acceptance is taken back. */
function useJudging(record: MonitoringRecord, done: (outcome: Outcome) => void): QueueActs {
  const text = useText()
  const { acts, dialog } = useFormActs(record, (after, step) =>
    done({
      word: text(step === 'askForChanges' ? 'toast.askForChanges' : `status.${after.status}`),
      isRefusal: after.status === 'open',
      ...(step === 'accept' && { undo: () => withdrawAcceptance(after) }),
    }),
  )
  return {
    acts: acts.flatMap(({ key, label, can, act }) => {
      const letter = letters[key]
      if (!letter) return []
      // Most forms are accepted by the press alone.
      const isAtOnce = key === 'accept'
      return [
        { letter, label, can, isAtOnce, isAwaited: true, act: async () => void (await act()) },
      ]
    }),
    dialog,
  }
}
