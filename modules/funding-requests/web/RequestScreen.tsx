import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordLetters } from '#kit/web/record/RecordActivity.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { AnswersSection } from '#modules/forms/web/pieces/answers/AnswersSection.tsx'
import { training } from '../contract/funding-request.ts'
import { requestStatus } from '../contract/funding-request.status.ts'
import {
  fundingRequestsEndpoints,
  type RequestRecord,
} from '../contract/funding-requests.endpoints.ts'
import { CostsSection } from './CostsSection.tsx'
import { CourseSection, ProviderSection } from './CourseSections.tsx'
import { EvidenceSection } from './EvidenceSection.tsx'
import { describeChange } from './describe-change.ts'
import { RequestRail } from './RequestRail.tsx'
import { RequestSection } from './RequestSection.tsx'
import { RequestStrip } from './RequestStrip.tsx'
import { useRequestActs } from './use-request-acts.tsx'

export function RequestScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(fundingRequestsEndpoints.readFundingRequest, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={training}
      answer={answer}
      sees={(group) => ability.can('view', 'STT Funding View', group)}
      list={fundingRequestsEndpoints.listFundingRequests}
      title={({ name, courseTitle, reference }) =>
        [name, courseTitle].filter(Boolean).join(' · ') || reference
      }
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={requestStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <RequestStrip record={record} />}
      rail={(record) => <RequestRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: RequestRecord }) {
  const { acts, dialog } = useRequestActs(record)
  return (
    <>
      <RecordActs acts={acts} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: RequestRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  const isFilledIn = record.submittedOn !== null
  return (
    <>
      <RequestSection record={record} />
      {isFilledIn && <CourseSection />}
      {isFilledIn && <ProviderSection />}
      {isFilledIn && <CostsSection record={record} />}
      {record.evidenceAskedOn && <EvidenceSection record={record} />}
      <AnswersSection recordId={record.id} />
      <RecordLetters of={{ kind: 'fundingRequest', id: record.id }} />
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={fundingRequestsEndpoints.readFundingRequestHistory}
            id={record.id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
