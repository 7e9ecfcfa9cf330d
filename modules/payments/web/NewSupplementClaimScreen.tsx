import type * as z from 'zod/mini'
import { useChange, useRecord } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { EditScreen } from '#kit/web/record/EditScreen.tsx'
import { useScreenParams } from '#kit/web/router/address.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { supplementStatus } from '#modules/supplements/contract/supplement.status.ts'
import {
  supplementsEndpoints,
  type SupplementRecord,
} from '#modules/supplements/contract/supplements.endpoints.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import type { newSupplementClaim } from '../contract/payment.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { SpentFields } from './SpentFields.tsx'
import { newSupplementClaimSchema, typedSupplementClaim } from './supplement-claim-form.ts'

/** What was spent of an approved supplement is claimed: kept as a draft first, and sent from its screen. */
export function NewSupplementClaimScreen() {
  const { id = '' } = useScreenParams()
  const text = useText()
  const answer = useRecord(supplementsEndpoints.readSupplement, { id })
  return (
    <EditScreen
      key={id}
      entity={typedSupplementClaim}
      answer={answer}
      title={({ name }) => [text('screens.newSupplementClaim'), name].filter(Boolean).join(' · ')}
      reference={({ reference }) => reference}
      status={({ status }) => <Status state={status} />}
    >
      {(record) =>
        record.mayClaim ? <Form record={record} /> : <p>{text('supplementClaim.notNow')}</p>
      }
    </EditScreen>
  )
}

function Status({ state }: { state: SupplementRecord['status'] }) {
  return <StatusBadge of={supplementStatus} state={state} />
}

function Form({ record }: { record: SupplementRecord }) {
  const text = useText()
  const go = useGo()
  const { id, fromOn, lastDay, approvedAmount, money, payee } = record
  const form = useNewSupplementClaim(id)
  return (
    <EntityFormBody
      form={form}
      verb={text('claim.keep')}
      cancel={() => void go(supplementsScreens.supplement, { params: { id } })}
    >
      <SpentFields
        payee={payee}
        of={{ fromOn, lastDay, approved: approvedAmount ?? '0.00', left: money?.left ?? '0.00' }}
      />
    </EntityFormBody>
  )
}

function useNewSupplementClaim(supplementId: string) {
  const text = useText()
  const go = useGo()
  const change = useChange(paymentsEndpoints.createSupplementClaim, ['payments', 'supplements'])
  return useEntityForm<PaymentRecord>({
    entity: typedSupplementClaim,
    schema: newSupplementClaimSchema(supplementId),
    initial: { files: [] },
    save: (body: z.infer<typeof newSupplementClaim.create>, { idempotencyKey }) =>
      change.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id }) => {
      toast.success(text('toast.kept'))
      void go(paymentsScreens.payment, { params: { id }, replace: true })
    },
  })
}
