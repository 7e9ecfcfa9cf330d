import { fieldsOf } from '#kit/web/form/Field.tsx'
import { FormSection, Wide } from '#kit/web/form/FormSection.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { plainText } from '#kit/web/form/plain-text.ts'
import { useText } from '#kit/web/text.ts'
import { order } from '../contract/order.ts'
import { useAssigneeOptions, useShareholderOptions, useUserOptions } from './pieces/references.ts'

const Field = fieldsOf(order)

/** The inputs of an order, shared by entering and editing. */
export function OrderFields() {
  const text = useText()
  const { values } = useFormAround()
  const price = plainText(values['price']).replace(',', '.')
  return (
    <>
      <FormSection title={text('sections.trade')}>
        <Field name="shareholderId" useOptions={useShareholderOptions} />
        <Field name="side" />
        <Field name="tradedOn" />
        <Field name="tradedAt" />
        <Field name="volume" />
        <Field name="price" />
        {price !== '' && Number(price) === 0 && <Field name="priceReason" />}
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
    </>
  )
}
