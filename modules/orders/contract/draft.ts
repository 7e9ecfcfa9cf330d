import * as z from 'zod/mini'
import { checkBy } from '#kit/contract/validation.ts'
import { defineEntity } from '#kit/contract/define-entity.ts'
import { date, decimal } from '#kit/contract/fields.ts'
import { order } from './order.ts'
import { draftErrors } from './order.rules.ts'

const { shareholderId, side, assigneeId, tradedAt, priceReason } = order.fields
const { sharePercent, sharedWithId, note } = order.fields

/** An order that is not entered yet: whose it is and which way is said, the rest may be missing. */
export const draft = defineEntity('order', {
  shareholderId,
  side,
  assigneeId,
  tradedOn: date(),
  tradedAt,
  volume: decimal({ min: 0.0001, max: 999_999_999_999, scale: 4 }),
  price: decimal({ min: 0, max: 99_999_999, scale: 6 }),
  priceReason,
  sharePercent,
  sharedWithId,
  note,
})

/** It is one's own unless told, and of midnight. */
export const newDraft = z
  .extend(draft.create, {
    assigneeId: z.optional(z.nullable(assigneeId.schema)),
    tradedAt: z.optional(z.nullable(tradedAt.schema)),
  })
  .check(checkBy(draftErrors))
/** What a whole form says; it is sent as the changes alone. */
export const wholeDraft = draft.update.check(checkBy(draftErrors))
