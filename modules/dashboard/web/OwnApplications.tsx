import { IconFileText } from '@tabler/icons-react'
import { useList } from '#kit/web/api-query.ts'
import { today } from '#kit/web/calendar-days.ts'
import type { Search } from '#kit/web/router/search.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { ScreenLink } from '#kit/web/ScreenLink.tsx'
import { EmptyState } from '#kit/web/show/EmptyState.tsx'
import { ProblemState } from '#kit/web/show/ProblemState.tsx'
import { StatusBadge, ToneBadge } from '#kit/web/show/StatusBadge.tsx'
import { useBilingual } from '#kit/web/show/BilingualText.tsx'
import { ModuleName, useText } from '#kit/web/text.ts'
import {
  applicationStatus,
  stages,
  type Stage,
} from '#modules/applications/contract/application.status.ts'
import {
  applicationsEndpoints,
  type ApplicationRow,
} from '#modules/applications/contract/applications.endpoints.ts'
import { applicationsScreens } from '#modules/applications/contract/applications.screens.ts'
import { useSpoken } from '#kit/web/spoken.ts'
import classes from './dashboard.module.css'

const recordOf = {
  pending: applicationsScreens.pendingApplication,
  approved: applicationsScreens.approvedApplication,
  rejected: applicationsScreens.rejectedApplication,
} as const

const tones = { pending: 'info', approved: 'success', rejected: 'danger' } as const

const useStage = (stage: Stage, also: Search = {}) =>
  useList<ApplicationRow>(applicationsEndpoints.listApplications, { ...also, stage, perPage: '20' })

/** What nobody reviewed in time was not refused, and is to be seen as well. */
const withReturned = { 'filter[status]': 'rejected,returned' }

/** An applicant's own applications, each in a sentence that says what comes next. */
export function OwnApplications() {
  const text = useText()
  const lists = [useStage('pending'), useStage('approved'), useStage('rejected', withReturned)]
  const failed = lists.find(({ error }) => error)
  if (failed) return <ProblemState error={failed.error} retry={() => void failed.refetch()} />
  if (lists.some(({ isPending }) => isPending)) return null
  const rows = lists.flatMap(({ data }, at) =>
    (data?.data ?? []).map((row) => ({ row, stage: stages[at]! })),
  )
  if (rows.length === 0)
    return (
      <section className="surface">
        <EmptyState
          mark={<IconFileText size={28} stroke={1.5} />}
          title={text('own.emptyTitle')}
          body={text('own.emptyBody')}
        >
          <ScreenButton screen={applicationsScreens.submitApplication}>
            {text('own.start')}
          </ScreenButton>
        </EmptyState>
      </section>
    )
  return (
    <section className={`surface ${classes.queue} ${classes.own}`}>
      <header>
        <h2>{text('own.title')}</h2>
      </header>
      <ul>
        {rows.map(({ row, stage }) => (
          <OwnLine key={row.id} row={row} stage={stage} />
        ))}
      </ul>
    </section>
  )
}

const inOurHands = ['submitted', 'inReview', 'recommendedApprove', 'recommendedReject']

function wordsFor({ status, isMissingParticipant, reviewDueOn }: ApplicationRow, stage: Stage) {
  if (stage === 'pending' && isMissingParticipant) return 'missing'
  return inOurHands.includes(status) && reviewDueOn < today() ? 'late' : status
}

function OwnLine({ row, stage }: { row: ApplicationRow; stage: Stage }) {
  const text = useText('applications')
  const spoken = useSpoken()
  const nameOf = useBilingual()
  const key = wordsFor(row, stage)
  const sentence = text(`applicantNext.${key}`, {
    participant: row.participantName ?? row.reference,
    date: spoken.date(row.reviewDueOn),
    amount: spoken.money(row.approvedAmount ?? row.requestedAmount),
  })
  return (
    <li>
      <div className={classes.who}>
        <ScreenLink screen={recordOf[stage]} params={{ id: row.id }}>
          {row.participantName ?? row.reference}
        </ScreenLink>
        <span className="quiet">
          <span className="numbers">{row.reference}</span>, {nameOf(row.programName)}
        </span>
      </div>
      <span className={classes.why}>{sentence}</span>
      {row.status === 'returned' ? (
        <ModuleName value="applications">
          <StatusBadge of={applicationStatus} state={row.status} />
        </ModuleName>
      ) : (
        <ToneBadge tone={tones[stage]}>{text(`stages.${stage}`)}</ToneBadge>
      )}
    </li>
  )
}
