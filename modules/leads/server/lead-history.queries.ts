import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Looking } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import { withNames } from '#kit/server/named-history.ts'
import { readUserNames } from '#modules/users/server/user-names.queries.ts'
import { findLead } from './lead.queries.ts'

/** Of statuses and sources the history keeps the names. */
const named = { assigneeId: readUserNames }

/** Where a card stands in its column is no news. */
export const untold = ['leads.placed']

/** What happened to a lead. @throws 404 */
export async function readLeadHistory(
  looking: Looking,
  id: string,
): Promise<{ data: HistoryEntry[] }> {
  await findLead(looking, id)
  const { data } = await readHistory(looking.db, { entity: 'lead', id, unless: untold })
  return { data: await toldOfLead(looking, data) }
}

/** The same of entries that were read already. */
export const toldOfLead = (looking: Looking, entries: readonly HistoryEntry[]) =>
  withNames(looking, entries, named)
