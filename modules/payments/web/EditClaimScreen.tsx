import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import { useChange, useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentStatus } from '../contract/payment.status.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { changedClaim, changedClaimSchema, initialOf } from './claim-form.ts'
import { ChangesBanner } from './ChangesBanner.tsx'
import { ClaimFields } from './ClaimFields.tsx'
import { ClaimPreview } from './ClaimPreview.tsx'
import { ShownPart } from './ShownPart.tsx'
import { SpentForm } from './SpentForm.tsx'
import { typedSupplementClaim } from './supplement-claim-form.ts'

/** A claim that is not sent, or is returned, is changed. */
export function EditClaimScreen() {
  const { id = '' } = useScreenParams()
  const answer = useRecord(paymentsEndpoints.readPayment, { id })
  return (
    <EditScreen
      key={id}
      entity={answer.data?.supplement ? typedSupplementClaim : changedClaim}
      answer={answer}
      title={({ name, reference }) => name ?? reference}
      reference={({ reference }) => reference}
      status={({ status }) => <StatusBadge of={paymentStatus} state={status} />}
    >
      {(record) =>
        record.supplement ? (
          <SpentForm record={record} supplement={record.supplement} />
        ) : (
          <ClaimForm record={record} />
        )
      }
    </EditScreen>
  )
}

function ClaimForm({ record }: { record: PaymentRecord }) {
  const text = useText()
  const go = useGo()
  const form = useChangedClaim(record)
  return (
    <>
      <ChangesBanner record={record} />
      <EntityFormBody
        form={form}
        verb={text('claim.keep')}
        cancel={() => void go(paymentsScreens.payment, { params: { id: record.id } })}
        aside={<ClaimPreview paymentId={record.id} />}
      >
        <ClaimFields />
      </EntityFormBody>
    </>
  )
}

function useChangedClaim(record: PaymentRecord) {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const { id } = record
  const change = useChange(paymentsEndpoints.changePayment)
  return useEntityForm<PaymentRecord>({
    entity: changedClaim,
    schema: changedClaimSchema(language),
    initial: initialOf(record),
    read: (present) => initialOf(present as PaymentRecord),
    show: (name, value) => <ShownPart name={name} value={value} />,
    save: (body: BodyOf<typeof paymentsEndpoints.changePayment>, { version = record.version }) =>
      change.mutateAsync({ params: { id }, body, version }),
    onSaved: () => {
      toast.success(text('toast.kept'))
      void go(paymentsScreens.payment, { params: { id }, replace: true })
    },
  })
}
