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
import { HoldBanners } from '#modules/holds/web/pieces/HoldBanners.tsx'
import { KeptBack } from '#modules/overpayments/web/pieces/KeptBack.tsx'
import { PaymentOverpayments } from '#modules/overpayments/web/pieces/PaymentOverpayments.tsx'
import { payment } from '../contract/payment.ts'
import { paymentStatus } from '../contract/payment.status.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import { describeChange } from './describe-change.ts'
import { ChangesBanner } from './ChangesBanner.tsx'
import { ChecksSection } from './ChecksSection.tsx'
import { PaidFor } from './PaidFor.tsx'
import { PaymentRail } from './PaymentRail.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { PaymentStrip } from './PaymentStrip.tsx'
import { StubsSection } from './StubsSection.tsx'
import { usePaymentActs } from './use-payment-acts.tsx'

export function PaymentScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(paymentsEndpoints.readPayment, { id })
  const ability = usePortalAbility()
  return (
    <RecordScreen
      key={id}
      entity={payment}
      answer={answer}
      sees={(group) => ability.can('view', 'Payments', group)}
      list={paymentsEndpoints.listPayments}
      title={({ name, reference }) => name ?? reference}
      reference={(record) => record.reference}
      status={(record) => <StatusBadge of={paymentStatus} state={record.status} />}
      actions={(record) => <Actions record={record} />}
      strip={(record) => <PaymentStrip record={record} />}
      rail={(record) => <PaymentRail record={record} />}
    >
      {(record) => <Sections record={record} />}
    </RecordScreen>
  )
}

function Actions({ record }: { record: PaymentRecord }) {
  const { acts, dialog } = usePaymentActs(record)
  return (
    <>
      <RecordActs acts={acts} />
      {dialog}
    </>
  )
}

function Sections({ record }: { record: PaymentRecord }) {
  const text = useText()
  const kit = useKitText()
  const isStaff = usePerson()?.type === 'staff'
  return (
    <>
      <HoldBanners of="application" id={record.applicationId} />
      <ChangesBanner record={record} />
      <PaidFor record={record} />
      {isStaff && record.source === 'claim' && <ChecksSection record={record} />}
      <StubsSection record={record} />
      <KeptBack payment={record} />
      <PaymentOverpayments payment={record} />
      <PaymentSection record={record} />
      <RecordLetters of={{ kind: 'payment', id: record.id }} />
      {isStaff && (
        <RecordSection title={kit('recordPane.activity')}>
          <History
            endpoint={paymentsEndpoints.readPaymentHistory}
            id={record.id}
            describe={describeChange(text)}
          />
        </RecordSection>
      )}
    </>
  )
}
