import { sql } from 'kysely'
import type { ListPlace } from '#kit/contract/define-endpoint.ts'
import type { Db } from './call.ts'
import {
  cursorOf,
  decodeCursor,
  either,
  encodeCursor,
  rangesAfter,
  turnedRound,
  type Condition,
  type Cursor,
  type SortKey,
  type Sql,
} from './list-cursor.ts'
import { notFound } from './problems.ts'

interface Asked {
  from: Sql
  id: Sql
  keys: readonly SortKey[]
  /** What narrows the list, the person's permission among it. */
  conditions: readonly Condition[]
  /** `after`: the cursor that the record had when it was last looked for. */
  query: { around: string; after: string | null }
  /** Further down nothing is counted. */
  exactUpTo: number
  /** SQL of the first id behind a cursor in an order, as `page`. */
  first: (keys: readonly SortKey[], after: string) => Sql
}

/**
 * What stands before and after a record of a list, found even when it has left the list.
 * @throws 404 when it is not in the list, and nobody says where it was
 */
export async function readPlace(db: Db, asked: Asked): Promise<ListPlace> {
  const { keys, query, first } = asked
  const own = await readCursor(db, asked)
  const cursor = own ?? (query.after ? decodeCursor(query.after, keys.length) : null)
  if (!cursor) throw notFound()
  const text = encodeCursor(cursor)
  const beside = async (inOrder: readonly SortKey[]) => {
    const page = first(inOrder, text)
    const { rows } = await sql<{ id: string }>`with ${page} select id from page`.execute(db)
    return rows[0]?.id ?? null
  }
  const [next, previous, position] = await Promise.all([
    beside(keys),
    beside(turnedRound(keys)),
    own ? countTo(db, asked, own) : null,
  ])
  return { position, isListed: own !== null, previous, next, cursor: text }
}

async function readCursor(db: Db, { from, id, keys, conditions, query }: Asked) {
  const { rows } = await sql<{ cursor: Cursor }>`
    select ${cursorOf(keys)} as cursor from ${from}
    where ${sql.join([...conditions, sql`${id} = ${query.around}`], sql` and `)}`.execute(db)
  return rows[0]?.cursor ?? null
}

/** The record's own number in the list; null where it would take long to count. */
async function countTo(db: Db, asked: Asked, cursor: Cursor): Promise<number | null> {
  const { from, keys, conditions, exactUpTo } = asked
  const before = either(rangesAfter(turnedRound(keys), cursor))
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${from} where ${sql.join([...conditions, before], sql` and `)}
    limit ${exactUpTo}) counted`.execute(db)
  const count = rows[0]?.count ?? 0
  return count < exactUpTo ? count + 1 : null
}
