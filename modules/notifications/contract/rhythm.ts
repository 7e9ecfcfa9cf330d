import * as z from 'zod/mini'

export const rhythms = ['atOnce', 'daily', 'weekly', 'never'] as const
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

const isZone = (value: string): boolean => {
  try {
    // By its name alone: a difference in hours knows no summer.
    return (
      /^[A-Z][\w+-]*(\/[\w+-]+)+$/.test(value) &&
      Boolean(new Intl.DateTimeFormat('en', { timeZone: value }))
    )
  } catch {
    return false
  }
}

const hour = z.int().check(z.gte(0, 'number'), z.lte(23, 'number'))

/** Whole hours, of every day; they may begin on one day and end on the next. */
const quiet = z
  .strictObject({ from: hour, until: hour })
  .check(z.refine(({ from, until }) => from !== until, 'quietEmpty'))

/** How often a person's optional mail comes, and when it waits, by the clock of the person's own zone. */
export const rhythmSchema = z.strictObject({
  rhythm: z.enum(rhythms, 'choice'),
  hour,
  /** From Monday, 1; of a weekly digest. */
  weekday: z.int().check(z.gte(1, 'number'), z.lte(7, 'number')),
  timeZone: z.string().check(z.maxLength(64), z.refine(isZone, 'choice')),
  quiet: z.nullable(quiet),
  quietWeekends: z.boolean(),
})
export type MailRhythm = z.infer<typeof rhythmSchema>
