import { today } from '#kit/web/calendar-days.ts'
import { Field } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import type { UseOptions } from '#kit/web/form/reference-options.ts'
import type { EntityForm } from '#kit/web/form/use-entity-form.ts'
import { Money } from '#kit/web/show/Money.tsx'
import { useText } from '#kit/web/text.ts'
import { useWorkingOptions } from '#modules/holds/web/pieces/participant-options.ts'
import type { SupplementOffer } from '../../contract/supplements.endpoints.ts'
import { SupplementTotal } from './SupplementTotal.tsx'

interface FieldsProps {
  form: EntityForm
  /** Null until they are known. */
  offers: readonly SupplementOffer[] | null
  /** Of the placement that is chosen. */
  offer: SupplementOffer | null
  /** What is chosen here. */
  asks: { participant: boolean; placement: boolean }
  isStaff: boolean
}

/** What a supplement is asked for with; a short page on a phone. */
export function SupplementFields({ form, offers, offer, asks, isStaff }: FieldsProps) {
  const text = useText()
  const { frequency, fromOn, type, lateReason } = form.values
  const isOnce = frequency === 'oneTime'
  const chosen = offer?.offered.find((each) => each.type === type)
  const isLate = String(fromOn) < today() && /^\d{4}-\d{2}-\d{2}$/.test(String(fromOn))
  return (
    <FormSection title={text('sections.request')}>
      {asks.participant && (
        <Wide>
          <Field name="participantId" useOptions={useWorkingOptions} />
        </Wide>
      )}
      {asks.placement && <Placement offers={offers} isAsked={asks.participant} />}
      {offer && (
        <Wide>
          <Field name="type" choices={offer.offered.map((each) => each.type)} />
          {chosen && (
            <p className="quiet">
              {text('form.left')} <Money value={chosen.left} />
            </p>
          )}
        </Wide>
      )}
      <Wide>
        <Field name="description" />
      </Wide>
      <Field name="payee" />
      <Field name="frequency" />
      <Field name="fromOn" {...(isOnce && { label: text('form.day') })} />
      {!isOnce && <Field name="toOn" isNeeded />}
      <Field name="requestedEach" {...(isOnce && { label: text('fields.requestedAmount') })} />
      <SupplementTotal form={form} left={chosen?.left ?? null} />
      {isStaff && (isLate || Boolean(lateReason)) && (
        <Wide>
          <Field name="lateReason" isNeeded={isLate} />
        </Wide>
      )}
      {isStaff && (
        <Wide>
          <Field name="internalNote" />
        </Wide>
      )}
    </FormSection>
  )
}

interface PlacementProps {
  offers: readonly SupplementOffer[] | null
  /** Also where there is nothing to choose yet. */
  isAsked: boolean
}

/** Where somebody has but one placement there is nothing to choose. */
function Placement({ offers, isAsked }: PlacementProps) {
  const text = useText()
  const usePlacements: UseOptions = () =>
    (offers ?? []).map(({ placementId, placementReference, positionTitle, employer }) => ({
      value: placementId,
      label: [placementReference, positionTitle, employer].join(' · '),
    }))
  if (!isAsked && (offers?.length ?? 0) < 2) return null
  const isNowhere = offers?.length === 0
  const offersNothing = offers !== null && offers.every(({ offered }) => offered.length === 0)
  return (
    <Wide>
      <Field name="placementId" useOptions={usePlacements} />
      {offersNothing && (
        <p role="status">{text(isNowhere ? 'form.noPlacement' : 'form.nothingOffered')}</p>
      )}
    </Wide>
  )
}
