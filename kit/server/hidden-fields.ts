import type { FieldGroups } from '#kit/contract/field-groups.ts'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Sees } from './permissions.ts'

/** The names of a record's protected fields that somebody does not see. */
export const hiddenFields = (groups: FieldGroups, sees: Sees): ReadonlySet<string> =>
  new Set(Object.keys(groups).filter((name) => !sees(groups[name] ?? '')))

/** A record without the values that somebody does not see; null stands in their place. */
export const withoutHidden = <R extends object>(record: R, hidden: ReadonlySet<string>): R =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name, hidden.has(name) ? null : value]),
  ) as R

/**
 * What happened to a record, without what was written into fields that somebody does not see, nor why it
 * was.
 */
export const historyWithoutHidden = (
  entries: readonly HistoryEntry[],
  hidden: ReadonlySet<string>,
): HistoryEntry[] =>
  entries.map((entry) => {
    const changes = Object.entries(entry.changes)
    const shown = changes.filter(([name]) => !hidden.has(fieldOf(name)))
    if (shown.length === changes.length) return entry
    return { ...entry, changes: Object.fromEntries(shown), reason: null }
  })

/** Parts of a field are told of as `checkpoint.noc`. */
const fieldOf = (name: string) => name.split('.')[0] ?? name
