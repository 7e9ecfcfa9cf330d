import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import { useChange } from '#kit/web/api-query.ts'
import { EntityFormBody } from '#kit/web/form/EntityFormBody.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import { useEntityForm } from '#kit/web/form/use-entity-form.ts'
import { useGo } from '#kit/web/go.ts'
import { useLanguage } from '#kit/web/language.ts'
import { ScreenButton } from '#kit/web/ScreenButton.tsx'
import { usePerson } from '#kit/web/session.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useText } from '#kit/web/text.ts'
import { toast } from '#kit/web/toast/toast.ts'
import { useParticipantOptions } from '#modules/holds/web/pieces/participant-options.ts'
import { supplementsScreens } from '#modules/supplements/contract/supplements.screens.ts'
import type { newClaim } from '../contract/payment.ts'
import { paymentsEndpoints, type PaymentRecord } from '../contract/payments.endpoints.ts'
import { paymentsScreens } from '../contract/payments.screens.ts'
import { newClaimSchema, emptyLine, typedClaim } from './claim-form.ts'
import { useClaimablePlacements } from './claimable-placements.ts'
import { ClaimFields } from './ClaimFields.tsx'
import { ClaimPreview } from './ClaimPreview.tsx'

const OwnSupplements = lazy(() =>
  import('./OwnSupplements.tsx').then((m) => ({ default: m.OwnSupplements })),
)

/** Of which something can be claimed. */
const claimable = { 'filter[status]': 'approved', 'filter[payee]': 'employer' }

const Field = fieldsOf(typedClaim)

/** Employers begin with wages; participants claim what they spent of a supplement. */
export function NewClaimScreen() {
  const isParticipant = usePerson()?.type === 'employee'
  return isParticipant ? (
    <Suspense>
      <OwnSupplements />
    </Suspense>
  ) : (
    <NewWages />
  )
}

/** Wages of a placement are claimed: kept as a draft first, and sent from its screen. */
function NewWages() {
  const text = useText()
  const go = useGo()
  const form = useNewClaim()
  const chosen = (form.values['participantId'] ?? '') as string
  const placements = useClaimablePlacements(chosen)
  const only = placements?.length === 1 ? placements[0]?.value : ''
  const usePlacementOptions: UseOptions = () => placements ?? []
  // Of another participant it is another one.
  useFollowing(placements ? only : undefined, (id) => form.set('placementId', id))
  return (
    <>
      <PageHeader
        title={text('screens.newClaim')}
        actions={
          <ScreenButton screen={supplementsScreens.supplements} query={claimable} variant="default">
            {text('supplementClaim.ofSupplement')}
          </ScreenButton>
        }
      />
      <EntityFormBody
        form={form}
        verb={text('claim.keep')}
        cancel={() => void go(paymentsScreens.payments)}
        aside={<ClaimPreview />}
      >
        <FormSection title={text('sections.placement')}>
          <Wide>
            <Field name="participantId" isNeeded useOptions={useParticipantOptions} />
          </Wide>
          <Wide>
            <Field
              name="placementId"
              useOptions={usePlacementOptions}
              {...(placements?.length === 0 && { help: text('claim.noPlacement') })}
            />
          </Wide>
        </FormSection>
        <ClaimFields />
      </EntityFormBody>
    </>
  )
}

/** Takes over what is known once it is, and each time it is another. */
function useFollowing(value: string | undefined, take: (value: string) => void) {
  const taken = useEffectEvent(take)
  useEffect(() => {
    if (value !== undefined) taken(value)
  }, [value])
}

function useNewClaim() {
  const text = useText()
  const go = useGo()
  const language = useLanguage()
  const change = useChange(paymentsEndpoints.createPayment)
  return useEntityForm<PaymentRecord>({
    entity: typedClaim,
    schema: newClaimSchema(language),
    initial: { lines: [emptyLine], files: [] },
    save: (body: z.infer<typeof newClaim>, { idempotencyKey }) =>
      change.mutateAsync({ body, idempotencyKey }),
    onSaved: ({ id }) => {
      toast.success(text('toast.kept'))
      void go(paymentsScreens.payment, { params: { id }, replace: true })
    },
  })
}
