import { defineEntity } from '#kit/contract/define-entity.ts'
import { reference } from '#kit/contract/fields.ts'
import { perDay } from '#kit/contract/per-day.ts'
import { checkBy, type FieldErrors } from '#kit/contract/validation.ts'
import { orderErrors } from '../contract/order.rules.ts'
import { order } from '../contract/order.ts'

const { assigneeId, tradedOn, tradedAt, volume, price, priceReason, note } = order.fields

/** Shares pass from one shareholder to another: what is typed of it. */
export const transfer = defineEntity('transfer', {
  fromShareholderId: reference({ required: true }),
  toShareholderId: reference({ required: true }),
  assigneeId,
  tradedOn,
  tradedAt,
  volume,
  price,
  priceReason,
  note,
})

type Typed = Parameters<typeof orderErrors>[0] & {
  fromShareholderId?: string | undefined
  toShareholderId?: string | undefined
}

function transferErrors(typed: Typed, today: string): FieldErrors {
  const errors = orderErrors(typed, today)
  if (typed.fromShareholderId && typed.fromShareholderId === typed.toShareholderId)
    errors['toShareholderId'] = [{ code: 'somebodyElse', params: {} }]
  return errors
}

export const newTransferOn = perDay((today) =>
  transfer.create.check(checkBy((typed: Typed) => transferErrors(typed, today))),
)
