import { today } from '#kit/web/calendar-days.ts'
import type { Outcome, QueueActs, QueueOf } from '#kit/web/queue/queue-props.ts'
import { QueueScreen } from '#kit/web/queue/QueueScreen.tsx'
import { useSpoken } from '#kit/web/spoken.ts'
import { useText } from '#kit/web/text.ts'
import { application } from '../contract/application.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
  type ApplicationRow,
} from '../contract/applications.endpoints.ts'
import { applicationsScreens } from '../contract/applications.screens.ts'
import { ApplicationBody } from './pieces/ApplicationBody.tsx'
import { endpointOf, recordOf } from './stage-list.ts'
import { useApplicationSteps } from './use-application-steps.ts'

const list = endpointOf('pending', true)

/** Applications that a list is narrowed to, one after the other: judged, recommended or decided. */
export function ApplicationQueueScreen() {
  const text = useText()
  const spoken = useSpoken()
  const queue: QueueOf<ApplicationRow, ApplicationRecord> = {
    ...fixed,
    entry: (row) => ({
      name: row.participantName ?? row.reference,
      line: `${text(`status.${row.status}`)} · ${row.employerName} · ${spoken.money(row.requestedAmount)}`,
      since: row.submittedAt,
      isLate: row.reviewDueOn < today(),
    }),
    stateWord: (state) => text(`status.${state}`),
    title: (record) => record.participantName ?? record.employer.legalName,
  }
  return <QueueScreen queue={queue} />
}

const fixed = {
  list,
  entity: application,
  fixed: { stage: 'pending' },
  sort: 'reviewDueOn',
  reads: [applicationsEndpoints.readApplication] as const,
  stateOf: ({ status }: ApplicationRow | ApplicationRecord) => status,
  reference: ({ reference }: ApplicationRecord) => reference,
  opens: (id: string) => ({ screen: recordOf.pending, params: { id } }),
  back: applicationsScreens.pendingApplications,
  useActs: useDecisions,
  Piece: ApplicationBody,
}

/** By letter: what says yes, what says no, what sends it back. */
const letters = {
  approve: 'a',
  recommendApproval: 'a',
  reject: 'r',
  recommendRejection: 'r',
  returnToReview: 'b',
  requestInformation: 'i',
} as const

const grave = ['reject', 'recommendRejection']

/** Each by the dialog that the record asks with. */
function useDecisions(record: ApplicationRecord, done: (outcome: Outcome) => void): QueueActs {
  const text = useText()
  const { can, dialog, take } = useApplicationSteps(record, (after) =>
    done({ word: text(`status.${after.status}`) }),
  )
  const acts = Object.entries(letters).map(([step, letter]) => ({
    letter,
    label: text(`transitions.${step}`),
    can: can[step],
    danger: grave.includes(step),
    act: () => void take(step),
  }))
  return { acts, dialog }
}
