import { sql } from 'kysely'
import type { HistoryEntry } from '#kit/contract/history.ts'
import { groupsOfOwn } from '#kit/contract/own-list.ts'
import { hiddenFields, historyWithoutHidden } from '#kit/server/hidden-fields.ts'
import { readOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { seesOn } from './lead.policy.ts'
import type { Looking } from '#kit/server/call.ts'
import { readHistory } from '#kit/server/history.ts'
import { withNames } from '#kit/server/named-history.ts'
import { seenShareholder } from '#modules/shareholders/server/seen-shareholders.ts'
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
  const { data } = await readHistory(looking.db, { entity: 'lead', id, unless: untold })
  return { data: await toldOfLead(looking, id, data) }
}

/** The same of entries that were read already: whom it became is told to whoever sees that shareholder. */
export async function toldOfLead(
  looking: Looking,
  id: string,
  all: readonly HistoryEntry[],
): Promise<HistoryEntry[]> {
  const { db, person } = looking
  const known = await findLead(looking, id)
  const own = await readOwnFields(db, 'lead')
  const entries = historyWithoutHidden(all, hiddenFields(groupsOfOwn(own), seesOn(person, known)))
  const unseen = await readUnseen(looking, entries.flatMap(numbersIn))
  const told = entries.map((entry) => {
    if (!numbersIn(entry).some((number) => unseen.has(number))) return entry
    const { shareholder: _, ...changes } = entry.changes
    return { ...entry, changes }
  })
  return withNames(looking, told, named)
}

const numbersIn = ({ changes }: HistoryEntry): string[] =>
  (changes['shareholder'] ?? []).flatMap((each) => (typeof each === 'string' ? [each] : []))

/** Of some numbers those of shareholders that are there and that the person does not see. */
async function readUnseen({ db, person }: Looking, numbers: readonly string[]) {
  if (numbers.length === 0) return new Set<string>()
  const { rows } = await sql<{ number: string }>`
    select s.number from shareholders s
    where s.number = any(${numbers}::text[]) and not coalesce(${seenShareholder(person)}, false)`.execute(
    db,
  )
  return new Set(rows.map(({ number }) => number))
}
