import { useRecord } from '#kit/web/api-query.ts'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { EmployerProposals } from '#modules/employers/web/pieces/EmployerProposals.tsx'
import { Differences } from '#modules/forms/web/pieces/answers/Differences.tsx'
import { AnswersSection } from '#modules/forms/web/pieces/answers/AnswersSection.tsx'
import { PlacementSection } from '#modules/placements/web/pieces/PlacementSection.tsx'
import { application } from '../contract/application.ts'
import {
  applicationsEndpoints,
  type ApplicationRecord,
} from '../contract/applications.endpoints.ts'
import { ApplicationActions } from './ApplicationActions.tsx'
import { ApplicationStatus } from './ApplicationStatus.tsx'
import { CheckpointSection } from './CheckpointSection.tsx'
import { DecisionSection } from './DecisionSection.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { EmployerSection } from './EmployerSection.tsx'
import { FrozenSection } from './FrozenSection.tsx'
import { FundingSection } from './FundingSection.tsx'
import { HistorySection } from './HistorySection.tsx'
import { Notices } from './Notices.tsx'
import { OpenTasks } from './OpenPoints.tsx'
import { OverviewSection } from './OverviewSection.tsx'
import { PartsSection } from './PartsSection.tsx'
import { ParticipantSection } from './ParticipantSection.tsx'
import { PositionSection } from './PositionSection.tsx'
import { answersId } from './show-part.ts'
import { useOwnPath } from './use-own-path.ts'
import { UnconfirmedContact } from './UnconfirmedContact.tsx'
import { WhatNext } from './WhatNext.tsx'
import classes from './applications.module.css'

/** One application, under whichever of its four paths it was opened. */
export function ApplicationScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(applicationsEndpoints.readApplication, { id })
  return (
    <RecordScreen
      key={id}
      entity={application}
      answer={answer}
      title={(record) => record.participantName ?? record.employer.legalName}
      reference={(record) => record.reference}
      status={(record) => <ApplicationStatus state={record.status} />}
      actions={(record) => <ApplicationActions record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Sections({ record }: { record: ApplicationRecord }) {
  useOwnPath(record)
  const type = usePerson()?.type
  const isStaff = type === 'staff'
  // The agreement is between the employer and us.
  const isEmployee = type === 'employee'
  return (
    <>
      <WhatNext record={record} />
      <Notices record={record} />
      {isStaff && <UnconfirmedContact record={record} />}
      {isStaff && <OpenTasks id={record.id} />}
      {isStaff && <Differences recordId={record.id} />}
      <div className={classes.columns}>
        <div className={classes.column}>
          <OverviewSection record={record} />
          <PositionSection record={record} />
          <ParticipantSection record={record} />
          <EmployerSection record={record} />
          {isStaff && <EmployerProposals employerId={record.employer.id} />}
          <DocumentsSection record={record} />
        </div>
        <div className={classes.column}>
          {record.placement && !isEmployee && <PlacementSection id={record.placement.id} />}
          <FundingSection record={record} />
          <CheckpointSection record={record} />
          <DecisionSection record={record} />
        </div>
      </div>
      {isStaff && <PartsSection id={record.id} />}
      <div id={answersId}>{isStaff && <AnswersSection recordId={record.id} />}</div>
      {isStaff && <FrozenSection record={record} />}
      {isStaff && <HistorySection id={record.id} />}
    </>
  )
}
