import type { RawBuilder } from 'kysely'
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

/** What is kept in the statement that writes the log, so that hearing of a change costs it none. */
export interface KeptBeside {
  /** An `insert … returning` of its own. */
  statement: RawBuilder<unknown>
  /** The job to start where it kept anything. */
  job: string
}

/** Hears of what a change puts on record, in the change itself; null where that is nothing to it. */
export type OnAudit = (entries: readonly AuditEntry[]) => KeptBeside | null
