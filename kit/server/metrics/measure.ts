import type { Db } from '../call.ts'
import type { Settings } from '../settings.ts'

/** What the database counts, by the values of its label; one value without a label. */
export interface Measured {
  of?: string
  value: number
}

/**
 * Something that is read from the database when the metrics are asked for, by one short statement that an
 * index answers. Several may share a name, each with values of its own.
 */
export interface Measure {
  /** As it is exported, without the prefix: `sessions_open`. */
  name: string
  help: string
  /** What its values are of, e.g. `queue`; never a person or a record. */
  label?: string
  read(db: Db, on: Measuring): Promise<readonly Measured[]>
}

export interface Measuring {
  settings: Settings
  now: Date
}

declare module '#kit/server/server-module.ts' {
  interface Offers {
    /** What of a module is worth watching by whoever runs the product. */
    measures: Measure
  }
}
