import * as z from 'zod/mini'
import { moneySchema } from '#kit/contract/fields.ts'
import { saidSchema } from '#kit/contract/typed-text.ts'
import { claimLine, mostLines } from './payment.ts'

/** Days of a line under one rate: so much of its wages, at most so much a week. */
const stretch = z.strictObject({
  days: z.int(),
  percent: z.string(),
  weeklyCap: moneySchema(),
  isCapped: z.boolean(),
  /** The weekly cap for those days. */
  most: moneySchema(),
})

/** The wages that count of a line, and the subsidy of them by the rates of the placement. */
export const computedLine = z.extend(claimLine, {
  /** Calendar days of the line. */
  days: z.int(),
  /** Of the wages: no more than hours × wage. */
  counted: moneySchema(),
  eligible: moneySchema(),
  claimed: moneySchema(),
  stretches: z.array(stretch),
})
export type ComputedLine = z.infer<typeof computedLine>

export const paymentLine = z.extend(computedLine, {
  /** By the rates, at this moment; what was claimed was so when it was sent. */
  computed: moneySchema(),
  assessed: z.nullable(moneySchema()),
  reductionReason: z.nullable(z.string()),
})
export type PaymentLine = z.infer<typeof paymentLine>

/** What is given of a line, and why not all of it; a line that is left out is given whole. */
export const assessedLine = z.strictObject({
  place: z.int().check(z.minimum(1), z.maximum(mostLines)),
  assessed: moneySchema(),
  reductionReason: z.optional(z.nullable(saidSchema(500))),
})
export type AssessedLine = z.infer<typeof assessedLine>
