import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { refused } from '#kit/server/problems.ts'
import { privacyWords } from '../contract/words.ts'

export async function isErased(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from erasures where record_id = ${id}`.execute(db)
  return rows.length > 0
}

/** Of a record by its id, as `erased`: when, why and by whom it was; null where it was not. */
export function selectErased(
  id: RawBuilder<unknown>,
  { type }: Pick<Person, 'type'>,
): RawBuilder<unknown> {
  const told = sql.lit(type === 'staff')
  return sql`(select jsonb_build_object(
      'at', to_char(er.erased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'by', case when ${told} then (select eb.name from users eb where eb.id = er.erased_by) end,
      'reason', case when ${told} then er.reason end)
    from erasures er where er.record_id = ${id}) as erased`
}

/** What was erased stays as it is. @throws 409 where one of the records was */
export async function refuseErased(db: Db, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select 1 from erasures where record_id = any(${[...ids]}::uuid[]) limit 1`.execute(db)
  if (rows.length > 0) throw refused('alreadyErased').saidBy(privacyWords)
}
