import { lazy, Suspense } from 'react'
import { usePortalAbility } from '#kit/web/Can.tsx'
import { RecordLetters, RecordMessages } from '#kit/web/record/RecordActivity.tsx'
import { RecordBody } from '#kit/web/record/RecordBody.tsx'
import { usePerson } from '#kit/web/session.ts'
import { ModuleName } from '#kit/web/text.ts'
import { RequestsSection } from '#modules/information-requests/web/pieces/RequestsSection.tsx'
import { application } from '../../contract/application.ts'
import type { ApplicationRecord } from '../../contract/applications.endpoints.ts'
import { ActivitySection } from '../ActivitySection.tsx'
import { ApplicationRail } from '../ApplicationRail.tsx'
import { DocumentsSection } from '../DocumentsSection.tsx'
import { EmployerSection } from '../EmployerSection.tsx'
import { FundingSection } from '../FundingSection.tsx'
import { Notices } from '../Notices.tsx'
import { ParticipantSection } from '../ParticipantSection.tsx'
import { PositionSection } from '../PositionSection.tsx'
import { WhereItStands } from '../WhereItStands.tsx'
import { hasWorked, isUnderWay } from '#modules/placements/contract/placement-states.ts'
import { ApplicationStrip } from '../ApplicationStrip.tsx'

export { ApplicationStrip }

// What few applications have, and what is asked for besides.
const UnconfirmedContact = lazy(() =>
  import('../UnconfirmedContact.tsx').then((m) => ({ default: m.UnconfirmedContact })),
)

const CheckpointTwoSection = lazy(() =>
  import('#modules/checkpoint-two/web/pieces/CheckpointTwoSection.tsx').then((m) => ({
    default: m.CheckpointTwoSection,
  })),
)

const MonitoringFormsSection = lazy(() =>
  import('#modules/monitoring/web/pieces/MonitoringFormsSection.tsx').then((m) => ({
    default: m.MonitoringFormsSection,
  })),
)

const ChangesSection = lazy(() =>
  import('#modules/change-requests/web/pieces/ChangesSection.tsx').then((m) => ({
    default: m.ChangesSection,
  })),
)

const subject = 'Applications View'

/** Whether whoever looks sees a protected part of applications at all. */
export function useSeesGroup() {
  const ability = usePortalAbility()
  return (group: string) => ability.can('view', subject, group)
}

/** A whole application without its header, for wherever one is read beside something else. */
export function ApplicationBody({ record }: { record: ApplicationRecord }) {
  const sees = useSeesGroup()
  return (
    <ModuleName value="applications">
      <RecordBody
        key={record.id}
        entity={application}
        record={record}
        sees={sees}
        banners={<ApplicationBanners record={record} />}
        strip={<ApplicationStrip record={record} />}
        rail={<RecordRail record={record} />}
      >
        <ApplicationSections record={record} />
      </RecordBody>
    </ModuleName>
  )
}

export function ApplicationBanners({ record }: { record: ApplicationRecord }) {
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      {!isStaff && <WhereItStands record={record} />}
      <Notices record={record} />
      {isStaff && (
        <Suspense>
          <UnconfirmedContact record={record} />
        </Suspense>
      )}
    </>
  )
}

/** Beside the whole record staff write to its sides; a preview has no room for that. */
export function RecordRail({ record }: { record: ApplicationRecord }) {
  const isStaff = usePerson()?.type === 'staff'
  return (
    <ApplicationRail record={record}>
      {isStaff && <RecordMessages of={{ kind: 'application', id: record.id }} />}
    </ApplicationRail>
  )
}

export function ApplicationSections({ record }: { record: ApplicationRecord }) {
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      {!isStaff && <RecordMessages of={{ kind: 'application', id: record.id }} />}
      <PositionSection record={record} />
      <ParticipantSection record={record} />
      <EmployerSection record={record} />
      <FundingSection record={record} />
      {hasWorked(record.placement?.status) && (
        <Suspense>
          <CheckpointTwoSection id={record.id} />
          <MonitoringFormsSection of={{ applicationId: record.id }} />
        </Suspense>
      )}
      {record.placement && (
        <Suspense>
          <ChangesSection
            applicationId={record.id}
            isUnderWay={isUnderWay(record.placement.status)}
          />
        </Suspense>
      )}
      <RequestsSection id={record.id} />
      <DocumentsSection record={record} />
      <RecordLetters of={{ kind: 'application', id: record.id }} />
      {isStaff && <ActivitySection id={record.id} />}
    </>
  )
}
