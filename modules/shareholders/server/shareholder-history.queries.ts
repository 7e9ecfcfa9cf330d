import type { HistoryEntry } from '#kit/contract/history.ts'
import { readHistory } from '#kit/server/history.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { notFound } from '#kit/server/problems.ts'
import { figureFields } from '../contract/shareholder.ts'
import { maySee } from './shareholder.policy.ts'
import { findShareholder } from './shareholder.queries.ts'

/** What happened to a shareholder. A figure that changed is told to whoever sees figures. @throws 404 */
export async function readShareholderHistory(
  db: Db,
  id: string,
  person: Person,
): Promise<{ data: HistoryEntry[] }> {
  const known = await findShareholder(db, id, person)
  if (!known) throw notFound()
  const { data } = await readHistory(db, { entity: 'shareholder', id })
  if (maySee(person, known, 'figures')) return { data }
  return { data: data.map((entry) => ({ ...entry, changes: withoutFigures(entry.changes) })) }
}

const figures: ReadonlySet<string> = new Set(figureFields)

const withoutFigures = (changes: HistoryEntry['changes']) =>
  Object.fromEntries(Object.entries(changes).filter(([field]) => !figures.has(field)))
