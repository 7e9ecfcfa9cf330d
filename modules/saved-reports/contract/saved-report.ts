import { defineEntity } from '#kit/contract/define-entity.ts'
import { structure, text, yesNo } from '#kit/contract/fields.ts'
import { savedQuestion } from './saved-question.ts'

/** A question to a report that is asked again. */
export const savedReport = defineEntity('savedReport', {
  name: text(80, { required: true, inList: true }),
  question: structure(savedQuestion, { required: true, inList: true }),
  isShared: yesNo({ required: true, inList: true }),
})
