import type { ListExport } from '#kit/server/export-list.ts'
import type { AuditRow } from '../contract/audit-entry.ts'
import { auditWords } from '../contract/words.ts'
import type { StoredEntry } from './audit-list.queries.ts'
import { toldEntry, type Telling } from './told-entry.ts'

/** The log as it is filtered; whole moments, since the order of two acts may matter. */
export function auditExport(telling: Telling): ListExport<StoredEntry> {
  const known = new WeakMap<StoredEntry, AuditRow>()
  /** Each entry is put into words once, for all of its columns. */
  const told = (entry: StoredEntry): AuditRow => {
    const row = known.get(entry) ?? toldEntry(entry, telling)
    known.set(entry, row)
    return row
  }
  return {
    name: 'audit',
    words: auditWords,
    columns: [
      { key: 'at', kind: 'text' },
      { key: 'actor', kind: 'text', value: (entry) => told(entry).actor },
      { key: 'role', kind: 'text', value: (entry) => told(entry).role },
      { key: 'what', kind: 'text', value: (entry) => told(entry).what },
      { key: 'reference', kind: 'text', value: (entry) => told(entry).reference },
      {
        key: 'kind',
        kind: 'text',
        value: (entry, _, words) => words(`choices.kind.${told(entry).kind}`),
      },
      { key: 'reason', kind: 'text', value: (entry) => told(entry).reason },
    ],
  }
}
