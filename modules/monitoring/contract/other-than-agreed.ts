import * as z from 'zod/mini'
import { formNumbers } from './monitoring-form.ts'

/** What is known of the work from its agreement and its first day, and both sides are asked. */
export const agreedFacts = ['hoursPerWeek', 'hourlyWage', 'firstDay'] as const

/** One of them that a form says otherwise. */
export const otherThanAgreed = z.strictObject({
  fact: z.enum(agreedFacts),
  agreed: z.string(),
  said: z.string(),
})

/** In the last form the subsidised job is over. */
export const isOfAgreedJob = (number: number): boolean => number < formNumbers.length
