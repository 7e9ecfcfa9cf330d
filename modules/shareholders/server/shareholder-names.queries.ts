import { sql } from 'kysely'
import type { ReadNames } from '#kit/server/named-history.ts'
import { seenShareholders } from './shareholder-list.queries.ts'

/** Who the shareholders are; one that the person does not see is told by its number alone. */
export const readShareholderNames: ReadNames = async ({ db, person }, ids) => {
  const { rows } = await sql<{ id: string; name: string }>`
    select s.id, case when ${seenShareholders(person)} then s.display_name else s.number end as name
    from shareholders s where s.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
