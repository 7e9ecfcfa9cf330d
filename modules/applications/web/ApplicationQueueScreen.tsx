import { lazy, Suspense, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { today } from '#kit/web/calendar-days.ts'
import { mayLeaveForms } from '#kit/web/form/leave-guard.ts'
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
import { mainStepOf } from './application-acts.ts'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { ChecksBeside } from './checks-beside.ts'
import { mayJudge } from './checks-done.ts'
import { useOpenPoints } from './OpenPoints.tsx'
import { RecommendedBody } from './RecommendedBody.tsx'
import { recordOf } from '../contract/application.stages.ts'
import { endpointOf } from './stage-list.ts'
import { useApplicationSteps } from './use-application-steps.tsx'

const list = endpointOf('pending', true)
const ChecksPanel = lazy(() =>
  import('./pieces/ChecksPanel.tsx').then((m) => ({ default: m.ChecksPanel })),
)

/** Applications that a list is narrowed to, one after the other: judged, recommended or decided. */
export function ApplicationQueueScreen() {
  const text = useText()
  const spoken = useSpoken()
  const [of, open] = useState<string | null>(null)
  const beside = useMemo(() => ({ of, open }), [of])
  const queue: QueueOf<ApplicationRow, ApplicationRecord> = {
    ...fixed,
    entry: (row) => ({
      name: row.participantName ?? row.reference,
      line: `${text(`status.${row.status}`)} · ${row.employerName}`,
      figure: spoken.money(row.requestedAmount),
      since: row.submittedAt,
      isLate: row.reviewDueOn < today(),
    }),
    stateWord: (state) => text(`status.${state}`),
    title: (record) => record.participantName ?? record.employer.legalName,
  }
  return (
    <ChecksBeside value={beside}>
      <QueueScreen queue={queue} />
    </ChecksBeside>
  )
}

const fixed = {
  list,
  entity: application,
  fixed: { stage: 'pending' },
  sort: 'reviewDueOn',
  reads: [applicationsEndpoints.readApplication] as const,
  stateOf: ({ status }: ApplicationRow | ApplicationRecord) => status,
  reference: ({ reference }: ApplicationRecord) => reference,
  opens: (id: string) => ({ screen: recordOf('pending'), params: { id } }),
  back: applicationsScreens.pendingApplications,
  useActs: useDecisions,
  status: ({ status }: ApplicationRecord) => <ApplicationStatus state={status} />,
  Piece: RecommendedBody,
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
const refusals = ['rejected', 'recommendedReject']

/** Each by the dialog that the record asks with. */
function useDecisions(record: ApplicationRecord, done: (outcome: Outcome) => void): QueueActs {
  const text = useText()
  const { can, dialog, take } = useApplicationSteps(record, ({ status }) =>
    done({ word: text(`status.${status}`), isRefusal: refusals.includes(status) }),
  )
  const checks = useChecks(record)
  const { isPending } = useOpenPoints(record.id)
  const steps = Object.entries(letters).map(([step, letter]) => ({
    letter,
    label: text(`transitions.${step}`),
    can: can[step],
    waits: isPending ? 'evidenceMissing' : undefined,
    danger: grave.includes(step),
    isAwaited: true,
    act: () => take(step),
  }))
  // What is to be done first comes first.
  const isNext = can[mainStepOf(record) ?? ''] !== true
  return {
    acts: isNext ? [checks.act, ...steps] : [...steps, checks.act],
    dialog: (
      <>
        {dialog}
        {checks.panel}
      </>
    ),
  }
}

/** The checks beside the file that they judge; the queue goes on where it stands. */
function useChecks(record: ApplicationRecord) {
  const text = useText()
  const { id } = record
  const hasChecks = record.checkpointOne.items.length > 0
  const isRead = !mayJudge(record)
  const beside = use(ChecksBeside)
  const close = async () => {
    if (await mayLeaveForms()) beside?.open(null)
  }
  // Whoever goes on to another and comes back finds the file.
  const leave = useEffectEvent(() => beside?.open(null))
  useEffect(() => () => leave(), [])
  return {
    act: {
      letter: 'c',
      label: text(isRead ? 'actions.viewChecks' : 'actions.openChecks'),
      can: hasChecks ? (true as const) : undefined,
      isLook: isRead,
      act: () => beside?.open(id),
    },
    panel: beside?.of === id && (
      <Suspense>
        <ChecksPanel id={id} close={() => void close()} />
      </Suspense>
    ),
  }
}
