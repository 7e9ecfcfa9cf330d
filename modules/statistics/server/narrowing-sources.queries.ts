import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { NamedSource } from '#modules/sources/contract/sources.endpoints.ts'
import { readOfferedSources } from '#modules/sources/server/source.queries.ts'

/** What figures can be narrowed to: the sources in their order, then those that only closed months know. */
export async function readNarrowingSources(db: Db): Promise<NamedSource[]> {
  const present = await readOfferedSources(db)
  const { rows: gone } = await sql<NamedSource>`
    select distinct on (c.source_id) c.source_id as id, c.name from closed_month_sources c
    where not exists (select from sources s where s.id = c.source_id)
    order by c.source_id, c.month desc`.execute(db)
  return [...present.map(({ id, name }) => ({ id, name })), ...gone]
}
