import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { LeadBehind } from '../contract/conversions.endpoints.ts'
import { seenLeads } from './lead-list.queries.ts'

/** The leads that a shareholder, or one that was merged into it, was made of or joined by. */
export async function readLeadsBehind(
  db: Db,
  shareholderId: string,
  person: Person,
): Promise<LeadBehind[]> {
  const { rows } = await sql<LeadBehind>`
    with recursive one as (
      select ${shareholderId}::uuid as id
      union select d.id from shareholders d join one on d.merged_into_id = one.id)
    select l.id, l.name, l.converted_at as "convertedAt"
    from leads l join one on one.id = l.converted_shareholder_id
    where ${seenLeads(person)} order by l.converted_at, l.id`.execute(db)
  return rows
}
