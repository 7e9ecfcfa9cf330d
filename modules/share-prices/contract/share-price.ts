import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, decimal, text } from '#kit/contract/fields.ts'

/** The price of a share from a day on, until the next one takes effect. */
export const sharePrice = defineEntity('sharePrice', {
  effectiveOn: date({ required: true, inList: true }),
  price: decimal({ min: 0.000001, max: 99_999_999, scale: 6 }, { required: true, inList: true }),
  note: text(200, { inList: true }),
})
