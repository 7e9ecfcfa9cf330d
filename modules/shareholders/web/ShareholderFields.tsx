import { lazy, Suspense, type ReactNode } from 'react'
import type { OwnField } from '#kit/contract/own-fields.ts'
import { ActButton } from '#kit/web/record/ActButton.tsx'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { useText } from '#kit/web/text.ts'
import { OwnEntries } from '#modules/custom-fields/web/pieces/OwnEntries.tsx'
import { shareholder } from '../contract/shareholder.ts'
import { useManagerOptions, useSourceChoices } from './references.ts'
import { TagsEntry } from './TagsEntry.tsx'

// It says something only once a name or an address was typed.
const Lookalikes = lazy(() => import('./Lookalikes.tsx').then((m) => ({ default: m.Lookalikes })))

const Field = fieldsOf(shareholder)

/** The inputs of a shareholder: personal, bank and address. */
export function ShareholderFields(props: {
  /** Whether they are typed here, or what stands in their place. */
  bank: ReactNode
  withOwnPrice?: boolean
  /** Fields that the organisation added. */
  own: readonly OwnField[]
}) {
  return (
    <>
      <PersonalFields />
      {props.bank === true ? <BankFields /> : props.bank}
      {props.withOwnPrice && <OwnPriceFields />}
      <AddressFields />
      <OwnEntries own={props.own} />
    </>
  )
}

function PersonalFields() {
  const text = useText()
  const isCompany = useFormAround().values['kind'] === 'company'
  return (
    <FormSection title={text('sections.personal')}>
      <Field name="kind" />
      <Field name="language" />
      {isCompany && (
        <Wide>
          <Field name="companyName" />
        </Wide>
      )}
      <Field name="firstName" />
      <Field name="lastName" />
      <Field name="email" />
      <Field name="phone" />
      <Field name="phoneTwo" />
      {!isCompany && (
        <>
          <Field name="birthDate" />
          <Field name="isBirthYearKnown" />
        </>
      )}
      <Field name="jobTitle" />
      <Field name="profession" />
      <Field name="assigneeId" useOptions={useManagerOptions} />
      <Field name="sourceId" useOptions={useSourceChoices} />
      <Field name="depotNumber" />
      <Suspense>
        <Lookalikes />
      </Suspense>
      <Wide>
        <Field name="tags">{(input) => <TagsEntry input={input} />}</Field>
      </Wide>
    </FormSection>
  )
}

function BankFields() {
  const text = useText()
  return (
    <FormSection title={text('sections.bank')} intro={text('bank.intro')}>
      <Field name="bankName" />
      <Field name="bankManagerName" />
      <Field name="iban" />
      <Field name="accountNumber" />
      <Wide>
        <Field name="bankAddress" />
      </Wide>
    </FormSection>
  )
}

/** Before they are shown: what is not seen is neither read nor changed. */
export function BankClosed({ reveal }: { reveal: () => Promise<void> }) {
  const text = useText()
  return (
    <FormSection title={text('sections.bank')} intro={text('bank.intro')}>
      <div>
        <ActButton variant="default" can act={reveal}>
          {text('bank.reveal')}
        </ActButton>
      </div>
    </FormSection>
  )
}

/** In place of the listed price, where the organisation allows it. */
function OwnPriceFields() {
  const text = useText()
  return (
    <FormSection title={text('sections.figures')} intro={text('ownPrice.intro')}>
      <Field name="sharePriceOverride" />
    </FormSection>
  )
}

function AddressFields() {
  const text = useText()
  return (
    <FormSection title={text('sections.address')}>
      <Field name="addressOne" />
      <Field name="addressTwo" />
      <Field name="postCode" />
      <Field name="city" />
      <Field name="state" />
      <Field name="country" />
    </FormSection>
  )
}
