import * as z from 'zod/mini'

/** What stands first in a backup: what it takes to read the rest. */
export const headerSchema = z.strictObject({
  format: z.literal(1),
  takenAt: z.string(),
  /** Names of the migrations that the database has had. */
  migrations: z.array(z.string()),
  /** The columns of each table, in the order in which its rows have them. */
  columns: z.record(z.string(), z.array(z.string())),
  /** Names of the keys under which protected values are sealed; never the keys. */
  keys: z.array(z.string()),
})
export type Header = z.infer<typeof headerSchema>

const digestSchema = z.strictObject({ bytes: z.number(), sha256: z.string() })
export type Digest = z.infer<typeof digestSchema>

/** What stands last: a backup without it was cut off. */
export const manifestSchema = z.strictObject({
  parts: z.record(z.string(), digestSchema),
  rows: z.record(z.string(), z.number()),
  sequences: z.record(z.string(), z.number()),
  /** Files that a row names and that could not be read. */
  missingFiles: z.array(z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>
