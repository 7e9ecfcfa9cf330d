import type { Bilingual } from './fields.ts'

/** What the organisation that runs this installation says of itself. */
export interface Organisation {
  /** Null until somebody has entered it. */
  name: Bilingual | null
  postalAddress: string | null
  contactEmail: string | null
  /** In which its days begin and end, e.g. `America/Toronto`. */
  timeZone: string
  /** Three letters, e.g. `CAD`. */
  currency: string
}
