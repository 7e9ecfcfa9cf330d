import { sql } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'

export type Row = object

/** Inserts any number of rows with the same columns by one statement. */
export async function insertRows(
  db: Db,
  table: keyof Database,
  rows: readonly Row[],
): Promise<void> {
  if (!rows[0]) return
  const columns = sql.join(Object.keys(rows[0]).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})
  `.execute(db)
}

/** Ids made by the database, so that rows can point at one another before they are inserted. */
export async function newIds(db: Db, count: number): Promise<() => string> {
  const { rows } = await sql<{ id: string }>`
    select uuidv7()::text as id from generate_series(1, ${count})`.execute(db)
  let taken = 0
  return () => {
    const row = rows[taken++]
    if (!row) throw new Error(`more than the ${count} reserved ids are needed`)
    return row.id
  }
}

/** Lets a sequence go on after references that were written out. */
export async function continueAfter(db: Db, sequence: string, last: number): Promise<void> {
  await sql`select setval(${sequence}::regclass, ${last})`.execute(db)
}
