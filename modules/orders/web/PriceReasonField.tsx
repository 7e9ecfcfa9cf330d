import { fieldsOf } from '#kit/web/form/Field.tsx'
import { useFormAround } from '#kit/web/form/form-context.ts'
import { plainText } from '#kit/web/form/plain-text.ts'
import { order } from '../contract/order.ts'

const Field = fieldsOf(order)

/** Shares that pass for nothing do so for a reason. */
export function PriceReasonField() {
  const price = plainText(useFormAround().body()['price'])
  return price !== '' && Number(price) === 0 && <Field name="priceReason" />
}
