import type { HistoryEntry } from '#kit/contract/history.ts'
import { readHistory } from '#kit/server/history.ts'
import type { Db, Looking } from '#kit/server/call.ts'
import { groupsOfOwn } from '#kit/contract/own-list.ts'
import { readOwnFields } from '#modules/custom-fields/server/own-fields.queries.ts'
import { hiddenFields, historyWithoutHidden } from '#kit/server/hidden-fields.ts'
import type { Person } from '#kit/server/person.ts'
import { withNames } from '#kit/server/named-history.ts'
import { notFound } from '#kit/server/problems.ts'
import { readUserNames } from '#modules/users/server/user-names.queries.ts'
import { bankFields } from '../contract/shareholder.ts'
import { maySeeBankMask, seesOn } from './shareholder.policy.ts'
import { findShareholder, hiddenFrom } from './shareholder.queries.ts'

/** Of a source the history keeps the name. */
const named = { assigneeId: readUserNames }

const without = (names: ReadonlySet<string>, others: readonly string[]) =>
  new Set([...names].filter((name) => !others.includes(name)))

/** The fields of which the person is not told what was written into them. @throws 404 */
async function hiddenInHistory(db: Db, id: string, person: Person) {
  const known = await findShareholder(db, id, person)
  if (!known) throw notFound()
  const own = groupsOfOwn(await readOwnFields(db, 'shareholder'))
  const closed = new Set([
    ...hiddenFrom(person, known),
    ...hiddenFields(own, seesOn(person, known)),
  ])
  // Of bank details the history keeps no more than a mask.
  return maySeeBankMask(person, known) ? without(closed, bankFields) : closed
}

/** What happened to a shareholder, as far as the person sees its fields. @throws 404 */
export async function readShareholderHistory(
  looking: Looking,
  id: string,
): Promise<{ data: HistoryEntry[] }> {
  const { db, person } = looking
  const hidden = await hiddenInHistory(db, id, person)
  const { data } = await readHistory(db, { entity: 'shareholder', id, hidden })
  return { data: await withNames(looking, data, named) }
}

/** The same of entries that were read already. @throws 404 */
export const toldOfShareholder = async (
  looking: Looking,
  id: string,
  entries: readonly HistoryEntry[],
) => {
  const hidden = await hiddenInHistory(looking.db, id, looking.person)
  return withNames(looking, historyWithoutHidden(entries, hidden), named)
}
