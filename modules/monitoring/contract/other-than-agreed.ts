import * as z from 'zod/mini'
import { formNumbers } from './monitoring-form.ts'

/** What the agreement says of the work, and both sides are asked. */
export const agreedFacts = ['hoursPerWeek', 'hourlyWage'] as const

/** A fact of the agreement that a form says otherwise. */
export const otherThanAgreed = z.strictObject({
  fact: z.enum(agreedFacts),
  agreed: z.string(),
  said: z.string(),
})

/** In the last form the subsidised job is over. */
export const isOfAgreedJob = (number: number): boolean => number < formNumbers.length
