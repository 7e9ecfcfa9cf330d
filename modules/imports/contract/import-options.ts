import * as z from 'zod/mini'

export const dateFormats = ['ymd', 'dmy', 'mdy'] as const
export const decimalFormats = ['point', 'comma'] as const

/** How the cells of a file are read, and what is done with rows that are there already. */
export const importOptions = z.strictObject({
  dateFormat: z.enum(dateFormats, 'choice'),
  decimalFormat: z.enum(decimalFormats, 'choice'),
  /** The field by which a row is recognised; null: every row is new. */
  matchBy: z.nullable(z.string()),
  onMatch: z.enum(['update', 'skip'], 'choice'),
  onMissing: z.enum(['create', 'skip'], 'choice'),
})
export type ImportOptions = z.infer<typeof importOptions>

/** So many columns a file may have. */
export const mostColumns = 200

/** Column by column, the field that it fills; null leaves the column out. */
export const importMapping = z.array(z.nullable(z.string())).check(z.maxLength(mostColumns))
