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
import { SupplementPayments } from '#modules/payments/web/pieces/SupplementPayments.tsx'
import { supplement } from '../contract/supplement.ts'
import { supplementStatus } from '../contract/supplement.status.ts'
import { supplementsEndpoints, type SupplementRecord } from '../contract/supplements.endpoints.ts'
import { describeChange } from './describe-change.ts'
import { DecisionSection, RequestSection } from './SupplementSections.tsx'
import { SupplementRail } from './SupplementRail.tsx'
import { SupplementStrip } from './SupplementStrip.tsx'
import { useSupplementActs } from './use-supplement-acts.tsx'

export function SupplementScreen() {
  const text = useText()
  const { id = '' } = useScreenParams()
  const answer = useRecord(supplementsEndpoints.readSupplement, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={supplement}
      answer={answer}
      sees={(group) => ability.can('view', 'Supplements', group)}
      list={supplementsEndpoints.listSupplements}
      title={({ name, type }) => [name, text(`choices.type.${type}`)].filter(Boolean).join(' · ')}
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={supplementStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <SupplementStrip record={record} />}
      rail={(record) => <SupplementRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: SupplementRecord }) {
  const { acts, dialog } = useSupplementActs(record)
  return (
    <>
      <RecordActs acts={acts} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: SupplementRecord }) {
  const text = useText()
  const kit = useKitText()
  const type = usePerson()?.type
  const isStaff = type === 'staff'
  // What a participant is paid, no employer is told.
  const seesPayments = record.payee === 'employer' || type !== 'employer'
  return (
    <>
      <RequestSection record={record} />
      {record.status !== 'requested' && <DecisionSection record={record} />}
      {seesPayments && record.approvedAmount && <SupplementPayments supplementId={record.id} />}
      <RecordLetters of={{ kind: 'supplement', id: record.id }} />
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={supplementsEndpoints.readSupplementHistory}
            id={record.id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
