import { defineEntity } from '#kit/contract/define-entity.ts'
import { bilingual, longText, yesNo } from '#kit/contract/fields.ts'

/** Where shareholders come from: an event, somebody who recommended us. */
export const source = defineEntity('source', {
  name: bilingual(60, { required: true, inList: true }),
  description: longText(400, { inList: true }),
  /** Whether it is offered; one that is not stays with whoever has it. */
  isChoosable: yesNo({ required: true, inList: true }),
})
