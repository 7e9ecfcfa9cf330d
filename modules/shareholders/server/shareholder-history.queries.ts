import type { HistoryEntry } from '#kit/contract/history.ts'
import { readHistory } from '#kit/server/history.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { findShareholder, hiddenFrom } from './shareholder.queries.ts'

/** What happened to a shareholder, as far as the person sees its fields. @throws 404 */
export async function readShareholderHistory(
  db: Db,
  id: string,
  person: Person,
): Promise<{ data: HistoryEntry[] }> {
  const known = await findShareholder(db, id, person)
  if (!known) throw notFound()
  return readHistory(db, { entity: 'shareholder', id, hidden: hiddenFrom(person, known) })
}
