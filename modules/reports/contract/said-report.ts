import * as z from 'zod/mini'

const line = z.strictObject({ label: z.string(), value: z.string() })

/**
 * All that a report says beside its figures, in one language: what it is, how it was asked for, and what
 * each column means. With the figures it is the whole of it, wherever it is shown or kept.
 */
export const saidReport = z.strictObject({
  title: z.string(),
  counts: z.string(),
  /** As of when, of which period, narrowed by what. */
  facts: z.array(line),
  /** What the rows stand for. */
  by: z.string(),
  /** Of each measure its heading, and what it means. */
  columns: z.record(z.string(), line),
  total: z.string(),
  compared: z.nullable(z.string()),
  small: z.string(),
  kept: z.string(),
  notes: z.array(z.string()),
})
export type SaidReport = z.infer<typeof saidReport>
