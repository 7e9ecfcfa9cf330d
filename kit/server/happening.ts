import type { AuditEntry } from './audit.ts'
import type { Change } from './call.ts'

/** Something that has happened to a record, for those who want to hear of it. */
export interface Happening {
  /** The kind of record, as letters name it in `about`. */
  entity: string
  id: string
  /** What was done, as the audit log names it: `applications.approve`. */
  action: string
  /** What people call the record. */
  reference: string | null
  /** What besides has to be seen by whoever hears of it: a task may be told to few who see the record. */
  also?: { entity: string; id: string }
}

/** Hears of what happens to records, in the change that does it. */
export type OnHappening = (
  change: Pick<Change, 'db' | 'person' | 'startJob'>,
  happening: Happening,
) => Promise<void>

/** Hears of what a change puts on record, in the change itself. */
export type OnAudit = (
  change: Pick<Change, 'db' | 'startJob'>,
  entries: readonly AuditEntry[],
) => Promise<void>
