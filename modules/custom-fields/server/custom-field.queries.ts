import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { selectBase } from '#kit/server/storage.ts'
import type { CustomFieldRecord } from '../contract/custom-fields.endpoints.ts'

const selectField = sql`${selectBase('f')}, f.entity, f.type, f.name, f.help, f.is_required as "isRequired",
  f.is_searched as "isSearched", f.protection, 'custom_' || f.key as "apiName",
  f.archived_at is not null as "isArchived",
  (select count(distinct v.record_id)::int from custom_values v where v.field_id = f.id) as "values",
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name,
      'isArchived', o.archived_at is not null,
      'uses', (select count(*) from custom_values v where v.option_id = o.id)) order by o.place, o.id)
    from custom_field_options o where o.field_id = f.id), '[]') as options`

/** Those that were not deleted, in their order. */
export async function readCustomFields(db: Db): Promise<CustomFieldRecord[]> {
  const { rows } = await sql<CustomFieldRecord>`
    select ${selectField} from custom_fields f where f.deleted_at is null
    order by f.entity, f.place, f.id`.execute(db)
  return rows
}

/** @throws 404 */
export async function readCustomField(db: Db, id: string): Promise<CustomFieldRecord> {
  const { rows } = await sql<CustomFieldRecord>`
    select ${selectField} from custom_fields f where f.deleted_at is null and f.id = ${id}`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw notFound()
  return found
}
