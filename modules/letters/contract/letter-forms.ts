import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, date } from '#kit/contract/fields.ts'
import { languages } from '#kit/contract/strings.ts'

/** What a register extract is asked for with. */
export const extract = defineEntity('registerExtract', {
  language: choice(languages, { required: true }),
  asOf: date({ required: true }),
})

/** What the confirmation of an order is asked for with. */
export const confirmation = defineEntity('orderConfirmation', {
  language: choice(languages, { required: true }),
})
