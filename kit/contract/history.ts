import * as z from 'zod/mini'
import { idSchema, instantSchema } from './fields.ts'

/** One thing that happened to a record: who, when, what changed from what to what. */
export const historyEntry = z.strictObject({
  id: idSchema,
  at: instantSchema,
  actorName: z.string(),
  /** `System` and people without an account have none. */
  actorId: z.nullable(idSchema),
  action: z.string(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
  reason: z.nullable(z.string()),
})
export type HistoryEntry = z.infer<typeof historyEntry>

export const historyOutput = z.strictObject({ data: z.array(historyEntry) })
