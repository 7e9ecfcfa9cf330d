import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { readCustomField } from './custom-field.queries.ts'
import type { Bearers } from './keep-field.ts'

const shownAtOnce = 10

/** Records without a value that the person sees: how many, and some of them by name. @throws 404 */
export async function readWithoutValue(
  db: Db,
  id: string,
  { person, bearers }: { person: Person; bearers: Bearers },
): Promise<{ count: number; data: { id: string; name: string }[] }> {
  const { entity, protection } = await readCustomField(db, id)
  const bearer = bearers.find((each) => each.entity === entity)
  if (!bearer) return { count: 0, data: [] }
  const { from, id: record, name, where } = bearer.records(person, protection)
  const lacking = sql`from ${from} where ${where} and not exists (
    select from custom_values v where v.record_id = ${record} and v.field_id = ${id})`
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select ${record} as id, ${name} as name, (select count(*)::int ${lacking}) as count
    ${lacking} order by 2, 1 limit ${shownAtOnce}`.execute(db)
  return {
    count: rows[0]?.count ?? 0,
    data: rows.map(({ id: of, name: called }) => ({ id: of, name: called })),
  }
}
