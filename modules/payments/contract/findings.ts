import * as z from 'zod/mini'
import { dateSchema, moneySchema } from '#kit/contract/fields.ts'
import { sides } from '#modules/monitoring/contract/monitoring-form.ts'

/** What a claim says otherwise than what is agreed, or than a monitoring form. */
export const findingCodes = [
  'payStubMissing',
  'pastLastDay',
  'hoursAbove',
  'wageDiffers',
  'grossDiffers',
  'overCommitted',
  'formLeft',
  'formHours',
  'formWage',
  'formPayStub',
] as const

export const finding = z.strictObject({
  code: z.enum(findingCodes),
  /** The line that it is about, counted from 1; null: the whole claim. */
  line: z.nullable(z.int()),
  /** Whose monitoring form says so. */
  side: z.nullable(z.enum(sides)),
  /** What the claim says, and what it is held against. */
  claimed: z.nullable(z.string()),
  expected: z.nullable(z.string()),
})
export type Finding = z.infer<typeof finding>

/** What a side said in an accepted monitoring form. */
export const formAnswer = z.strictObject({
  side: z.enum(sides),
  number: z.int(),
  on: dateSchema,
  isEmployed: z.nullable(z.boolean()),
  lastDay: z.nullable(dateSchema),
  hoursPerWeek: z.nullable(z.string()),
  hourlyWage: z.nullable(moneySchema()),
  hasPayStub: z.nullable(z.boolean()),
})
export type FormAnswer = z.infer<typeof formAnswer>
