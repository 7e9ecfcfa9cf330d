import { usePortalAbility } from '#kit/web/Can.tsx'
import { useRecord } from '#kit/web/api-query.ts'
import { RecordSection } from '#kit/web/record/Facts.tsx'
import { History } from '#kit/web/record/History.tsx'
import { RecordActs } from '#kit/web/record/RecordActs.tsx'
import { RecordScreen } from '#kit/web/record/RecordScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { usePerson } from '#kit/web/session.ts'
import { useKitText, useText } from '#kit/web/text.ts'
import { overpayment } from '../contract/overpayment.ts'
import {
  overpaymentsEndpoints,
  type OverpaymentRecord,
} from '../contract/overpayments.endpoints.ts'
import { describeChange } from './describe-change.ts'
import { OverpaymentRail } from './OverpaymentRail.tsx'
import { AboutSection, ReceiptsSection } from './OverpaymentSections.tsx'
import { OverpaymentState } from './OverpaymentState.tsx'
import { OverpaymentStrip } from './OverpaymentStrip.tsx'
import { useOverpaymentActs } from './use-overpayment-acts.tsx'

export function OverpaymentScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(overpaymentsEndpoints.readOverpayment, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={overpayment}
      answer={answer}
      sees={(group) => ability.can('view', 'Payments', group)}
      list={overpaymentsEndpoints.listOverpayments}
      title={({ name, reference }) => name ?? reference}
      reference={(record) => record.reference}
      status={(record) => <OverpaymentState of={record} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <OverpaymentStrip record={record} />}
      rail={(record) => <OverpaymentRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: OverpaymentRecord }) {
  const { acts, dialog } = useOverpaymentActs(record)
  return (
    <>
      <RecordActs acts={acts} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: OverpaymentRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      <AboutSection record={record} />
      <ReceiptsSection record={record} />
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={overpaymentsEndpoints.readOverpaymentHistory}
            id={record.id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
