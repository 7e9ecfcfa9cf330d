import { checkBy, type FieldErrors } from '#kit/contract/validation.ts'
import { perDay } from '#kit/contract/per-day.ts'
import { order } from './order.ts'

interface Checked {
  side?: string | undefined
  tradedOn?: string | null | undefined
  volume?: string | null | undefined
  price?: string | null | undefined
  priceReason?: string | null | undefined
  assigneeId?: string | null | undefined
  sharePercent?: string | null | undefined
  sharedWithId?: string | null | undefined
}

/** Before it a date is a slip of the finger: no share register goes back so far. */
const earliestTrade = '1900-01-01'
/** Beyond it a volume or a price is a slip of the finger, and sums over orders would have no room. */
const largestTurnover = 999_999_999_999
const dayMs = 86_400_000
const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)

/**
 * What holds between the fields of an order; both the form and the server ask. How far ahead a trade
 * may lie is asked where it is known which day it is.
 */
export function orderErrors(typed: Checked, today?: string): FieldErrors {
  const errors: FieldErrors = {}
  const refuse = (field: string, code: string) => (errors[field] = [{ code, params: {} }])
  if (today && typed.tradedOn && typed.tradedOn > dayAfter(today)) refuse('tradedOn', 'tooFarAhead')
  if (typed.tradedOn && typed.tradedOn < earliestTrade) refuse('tradedOn', 'tooLongAgo')
  if (typed.price && Number(typed.price) === 0 && !typed.priceReason)
    refuse('priceReason', 'reasonForNothing')
  if (Number(typed.volume ?? 0) * Number(typed.price ?? 0) > largestTurnover)
    refuse('volume', 'turnoverTooLarge')
  const [share, partner] = [typed.sharePercent ?? null, typed.sharedWithId ?? null]
  if (share !== null && partner === null) refuse('sharedWithId', 'required')
  if (partner !== null && share === null) refuse('sharePercent', 'required')
  if (share !== null && Number(share) === 0) refuse('sharePercent', 'aboveNothing')
  if (partner !== null && partner === typed.assigneeId) refuse('sharedWithId', 'somebodyElse')
  return errors
}

/** What is wrong even in a draft; what is only missing is asked for when it is activated. */
export function draftErrors(typed: Checked): FieldErrors {
  const { sharePercent, sharedWithId, volume } = orderErrors(typed)
  const wrong = { sharePercent, sharedWithId, volume }
  return Object.fromEntries(
    Object.entries(wrong).filter(([, found]) => found && found[0]?.code !== 'required'),
  ) as FieldErrors
}

const consistent = (today?: string) => checkBy((typed: Checked) => orderErrors(typed, today))

export const newOrder = order.create.check(consistent())
export const newOrderOn = perDay((today) => order.create.check(consistent(today)))
/** Fields are judged with what is stored beside them, which the server alone knows. */
export const changedOrder = order.update
/** What a whole form says; it is sent as the changes alone. */
export const wholeOrderOn = perDay((today) => order.update.check(consistent(today)))
