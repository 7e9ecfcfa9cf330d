import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useKitText, useText } from '#kit/web/text.ts'
import { changeRequestStatus } from '../contract/change-request.status.ts'
import { changeRequest } from '../contract/change-request.ts'
import {
  changeRequestsEndpoints,
  type ChangeRequestRecord,
} from '../contract/change-requests.endpoints.ts'
import { ChangeRail } from './ChangeRail.tsx'
import { AskedSection, DecisionSection, MoneySection } from './ChangeSections.tsx'
import { ChangeStrip } from './ChangeStrip.tsx'
import { describeChange } from './describe-change.ts'
import { useChangeRequestActs } from './use-change-request-acts.tsx'

export function ChangeRequestScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(changeRequestsEndpoints.readChangeRequest, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={changeRequest}
      answer={answer}
      sees={(group) => ability.can('view', 'Change Requests', group)}
      list={changeRequestsEndpoints.listChangeRequests}
      title={({ name, employer }) => name ?? employer}
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={changeRequestStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <ChangeStrip record={record} />}
      rail={(record) => <ChangeRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: ChangeRequestRecord }) {
  const { acts, dialog } = useChangeRequestActs(record)
  return (
    <>
      <RecordActs acts={acts} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: ChangeRequestRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      <AskedSection record={record} />
      <MoneySection record={record} />
      <DecisionSection record={record} />
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={changeRequestsEndpoints.readChangeRequestHistory}
            id={record.id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
