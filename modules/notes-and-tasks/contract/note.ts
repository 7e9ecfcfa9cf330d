import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, instant, longText, yesNo } from '#kit/contract/fields.ts'

/** Something that somebody wrote down about a record; private ones are the author's alone. */
export const note = defineEntity('note', {
  body: longText(10_000, { required: true }),
  isPinned: yesNo({ required: true }),
  visibility: choice(['team', 'private'], { required: true }),
  editedAt: instant({ readOnly: true }),
})
