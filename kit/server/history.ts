import { sql, type RawBuilder } from 'kysely'
import type { HistoryEntry } from '#kit/contract/history.ts'
import type { Db } from './call.ts'
import { historyWithoutHidden } from './hidden-fields.ts'

/** Of a record what happened to others is told as well: what the log calls them, and their ids in SQL. */
export interface Belonging {
  entity: string
  idsOf: (id: string) => RawBuilder<unknown>
}

interface Told {
  entity: string
  id: string
  also?: Belonging
  /** Acts that are no news to anybody. */
  unless?: readonly string[]
}

/** Of rows `h` of the log: a record's history tells them. */
export const isToldOf = ({ entity, id, also, unless = [] }: Told) => sql<boolean>`(
  (h.entity = ${entity} and h.entity_id = ${id}
    ${also ? sql`or h.entity = ${also.entity} and h.entity_id = any (array(${also.idsOf(id)}))` : sql``})
  and h.action <> all(${unless}::text[]))`

interface Asked extends Told {
  /** Fields of which the person does not see what was written into them. */
  hidden?: ReadonlySet<string>
}

/** What happened to a record, newest first; at most the newest 200 entries. */
export async function readHistory(
  db: Db,
  { hidden, ...of }: Asked,
): Promise<{ data: HistoryEntry[] }> {
  const { rows } = await sql<HistoryEntry>`
    select id, at, actor_id as "actorId", actor_name as "actorName", action, changes, reason
    from audit_log h where ${isToldOf(of)}
    order by sequence desc limit 200`.execute(db)
  return { data: hidden?.size ? historyWithoutHidden(rows, hidden) : rows }
}

/** A history that tells the texts of one of its changes otherwise than they were recorded. */
export function historyTelling(
  { data }: { data: readonly HistoryEntry[] },
  name: string,
  tell: (recorded: string) => string,
): { data: HistoryEntry[] } {
  const told = (value: unknown) => (typeof value === 'string' ? tell(value) : value)
  const pairOf = ([before, after]: [unknown, unknown]): [unknown, unknown] => [
    told(before),
    told(after),
  ]
  return {
    data: data.map((entry) => {
      const pair = entry.changes[name]
      return pair ? { ...entry, changes: { ...entry.changes, [name]: pairOf(pair) } } : entry
    }),
  }
}
