import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Db } from '#kit/server/call.ts'
import type { Sees } from '#kit/server/permissions.ts'

/** The applicants are named to whoever sees both halves; to others it was somebody from outside. */
export async function withoutApplicants(
  db: Db,
  entries: HistoryEntry[],
  sees: Sees,
): Promise<HistoryEntry[]> {
  if (sees('personal') && sees('employerHalf')) return entries
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))]
  const staff = ids.length
    ? await db
        .selectFrom('users')
        .select('id')
        .where('id', 'in', ids)
        .where('type', '=', 'staff')
        .execute()
    : []
  const known = new Set(staff.map(({ id }) => id))
  const isOpen = ({ actorId, actorName }: HistoryEntry) =>
    actorId === null ? actorName === 'System' : known.has(actorId)
  return entries.map((entry) =>
    isOpen(entry) ? entry : { ...entry, actorId: null, actorName: 'Visitor' },
  )
}
