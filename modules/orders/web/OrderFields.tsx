import type { OwnField } from '#kit/contract/own-fields.ts'
import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useText } from '#kit/web/text.ts'
import { OwnEntries } from '#modules/custom-fields/web/pieces/OwnEntries.tsx'
import { order } from '../contract/order.ts'
import { PriceField } from './PriceField.tsx'
import { PriceReasonField } from './PriceReasonField.tsx'
import { useAssigneeOptions, useShareholderOptions, useUserOptions } from './pieces/references.ts'

const Field = fieldsOf(order)

/** The inputs of an order, shared by entering and editing. */
export function OrderFields(props: { isNew?: boolean; own: readonly OwnField[] }) {
  const { isNew = false, own } = props
  const text = useText()
  return (
    <>
      <FormSection title={text('sections.trade')}>
        <Field name="shareholderId" useOptions={useShareholderOptions} />
        <Field name="side" />
        <Field name="volume" />
        <PriceField follows={isNew} />
        <Field name="tradedOn" />
        <Field name="tradedAt" />
        <PriceReasonField />
      </FormSection>
      <FormSection title={text('sections.people')}>
        <Field name="assigneeId" useOptions={useAssigneeOptions} />
        <Field name="sharedWithId" useOptions={useUserOptions} />
        <Field name="sharePercent" />
      </FormSection>
      <FormSection title={text('sections.note')}>
        <Wide>
          <Field name="note" />
        </Wide>
      </FormSection>
      <OwnEntries own={own} />
    </>
  )
}
