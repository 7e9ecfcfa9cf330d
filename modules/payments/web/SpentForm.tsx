import type { BodyOf } from '#kit/contract/define-endpoint.ts'
import { useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { ChangesBanner } from './ChangesBanner.tsx'
import { ShownPart } from './ShownPart.tsx'
import { SpentFields } from './SpentFields.tsx'
import {
  changedSupplementClaimSchema,
  spentOf,
  typedSupplementClaim,
} from './supplement-claim-form.ts'

interface SpentProps {
  record: PaymentRecord
  supplement: NonNullable<PaymentRecord['supplement']>
}

/** A claim of a supplement that is not sent, or is returned, is changed. */
export function SpentForm({ record, supplement }: SpentProps) {
  const text = useText()
  const go = useGo()
  const form = useChangedSupplementClaim(record)
  return (
    <>
      <ChangesBanner record={record} />
      <EntityFormBody
        form={form}
        verb={text('claim.keep')}
        cancel={() => void go(paymentsScreens.payment, { params: { id: record.id } })}
      >
        <SpentFields of={supplement} payee={record.payee} />
      </EntityFormBody>
    </>
  )
}

function useChangedSupplementClaim(record: PaymentRecord) {
  const text = useText()
  const go = useGo()
  const { id } = record
  const topics = ['payments', 'supplements']
  const change = useChange(paymentsEndpoints.changeSupplementClaim, topics)
  type Body = BodyOf<typeof paymentsEndpoints.changeSupplementClaim>
  return useEntityForm<PaymentRecord>({
    entity: typedSupplementClaim,
    schema: changedSupplementClaimSchema,
    initial: spentOf(record),
    read: (present) => spentOf(present as PaymentRecord),
    show: (name, value) => (name === 'files' ? <ShownPart name={name} value={value} /> : undefined),
    save: (body: Body, { version = record.version }) =>
      change.mutateAsync({ params: { id }, body, version }),
    onSaved: () => {
      toast.success(text('toast.kept'))
      void go(paymentsScreens.payment, { params: { id }, replace: true })
    },
  })
}
