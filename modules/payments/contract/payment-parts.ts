import * as z from 'zod/mini'
import { dateSchema, idSchema, moneySchema } from '#kit/contract/fields.ts'
import { supplementTypes } from '#modules/programs/contract/program.ts'
import { frequencies } from '#modules/supplements/contract/supplement.ts'

/** What is agreed of a placement, and what is left of the money that is set aside for it. */
export const agreed = z.strictObject({
  from: dateSchema,
  to: dateSchema,
  hoursPerWeek: z.string(),
  hourlyWage: moneySchema(),
  committed: moneySchema(),
  /** Without what is assessed and approved, this payment too. */
  left: moneySchema(),
})

export const payStub = z.strictObject({
  id: idSchema,
  name: z.string(),
  mediaType: z.string(),
  sizeBytes: z.int(),
})

/** The course that a payment pays. */
export const paidCourse = z.strictObject({
  id: idSchema,
  reference: z.string(),
  courseTitle: z.string(),
})

/** A supplement as something is claimed of it. */
export const claimedSupplement = z.strictObject({
  id: idSchema,
  reference: z.string(),
  type: z.enum(supplementTypes),
  frequency: z.enum(frequencies),
  fromOn: dateSchema,
  lastDay: dateSchema,
  approved: moneySchema(),
  /** Without what is claimed of it, this claim too. */
  left: moneySchema(),
  spentOn: z.string(),
  reductionReason: z.nullable(z.string()),
})
