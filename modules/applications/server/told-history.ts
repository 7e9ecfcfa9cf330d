import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Db } from '#kit/server/call.ts'
import { historyWithoutHidden } from '#kit/server/hidden-fields.ts'
import type { Sees } from '#kit/server/permissions.ts'
import { hiddenFrom } from './application.groups.ts'
import { toldOfPlacement } from './placements-told.ts'

/**
 * What happened to an application as far as somebody may know: without the values that they do not see, nor
 * what became of documents of which they see none, since that one was refused says enough.
 */
export function toldHistory(
  db: Db,
  entries: readonly HistoryEntry[],
  sees: Sees,
): Promise<HistoryEntry[]> {
  const hidden = hiddenFrom(sees)
  const known = entries.filter(({ changes }) => !(hidden.has(ofDocument) && ofDocument in changes))
  const told = historyWithoutHidden(known.map(toldOfPlacement), hidden)
  return withoutApplicants(db, told, sees)
}

const ofDocument = 'participantDocument'

/** The applicants are named to whoever sees both halves; to others it was somebody from outside. */
async function withoutApplicants(
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
