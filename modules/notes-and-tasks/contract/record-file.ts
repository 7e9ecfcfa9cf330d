import { defineEntity } from '#kit/contract/define-entity.ts'
import { choice, integer, text } from '#kit/contract/fields.ts'

const MB = 1024 * 1024
/** By what a file is found to be. */
export const mostBytes = { image: 10 * MB, other: 25 * MB } as const

/** What is taken in; told by the content, whatever a file calls itself. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const
export const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const

/** A document or picture that belongs to a record. */
export const recordFile = defineEntity('recordFile', {
  kind: choice(['idDocument', 'orderSlip', 'photo', 'other'], { required: true }),
  caption: text(300),
  position: integer({ min: 1, max: 1_000_000 }, { required: true, readOnly: true }),
  width: integer({ min: 1, max: 100_000 }, { readOnly: true }),
  height: integer({ min: 1, max: 100_000 }, { readOnly: true }),
})
