import { sql, type RawBuilder } from 'kysely'
import type { Database } from '#database/types.generated.ts'
import type { Db } from '#kit/server/call.ts'

/**
 * Inserts a table's rows as copies of template rows, but for the columns that are given. Columns
 * that a later migration adds are copied like the rest.
 */
export async function copyRows(
  db: Db,
  into: keyof Database,
  { from, columns }: { from: RawBuilder<unknown>; columns: Record<string, RawBuilder<unknown>> },
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${into}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db)
  const names = rows.map(({ name }) => sql.ref(name))
  const values = rows.map(({ name }) => columns[name] ?? sql.ref(`t.${name}`))
  await sql`
    insert into ${sql.table(into)} (${sql.join(names)}) select ${sql.join(values)} from ${from}
  `.execute(db)
}
