import type { HistoryEntry } from '#kit/contract/history.ts'
import { idSchema } from '#kit/contract/fields.ts'
import type { Looking } from './call.ts'

/** What ids stand for, as the person may know it; one that is left out stays untold. */
export type ReadNames = (
  looking: Looking,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** Of fields that hold ids: who knows what they stand for. */
export type NamedFields = Readonly<Record<string, ReadNames>>

const isId = (value: unknown): value is string => idSchema.safeParse(value).success

/** What happened to a record, with names where ids were kept. */
export async function withNames(
  looking: Looking,
  entries: readonly HistoryEntry[],
  fields: NamedFields,
): Promise<HistoryEntry[]> {
  const idsFor = (reads: ReadNames) => {
    const own = Object.keys(fields).filter((field) => fields[field] === reads)
    const values = entries.flatMap(({ changes }) => own.flatMap((field) => changes[field] ?? []))
    return [...new Set(values.filter(isId))]
  }
  const names = new Map(
    await Promise.all(
      [...new Set(Object.values(fields))].map(async (reads) => {
        const ids = idsFor(reads)
        return [reads, ids.length ? await reads(looking, ids) : null] as const
      }),
    ),
  )
  const told = (reads: ReadNames, value: unknown) =>
    isId(value) ? (names.get(reads)?.get(value) ?? null) : value
  return entries.map((entry) => ({
    ...entry,
    changes: Object.fromEntries(
      Object.entries(entry.changes).map(([field, [before, after]]) => {
        const reads = fields[field]
        return [field, reads ? [told(reads, before), told(reads, after)] : [before, after]]
      }),
    ),
  }))
}
