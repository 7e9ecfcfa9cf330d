import { sql } from 'kysely'
import type { TestServer } from '#apps/server/test-server.ts'

type Db = TestServer['db']

/** One of leads with two choices, of which several can be chosen. */
export async function customFieldOf(db: Db) {
  const { rows } = await sql<{ id: string }>`
    with taken as (select coalesce(max(place), 0) as place from custom_fields)
    insert into custom_fields (entity, key, name, type, place)
    select 'lead', 'checked' || place, jsonb_build_object('en', 'Checked ' || place, 'fr', 'Vérifié ' || place),
      'choices', place + 1 from taken returning id`.execute(db)
  const customFieldId = rows[0]?.id ?? ''
  const options = await sql<{ id: string }>`
    insert into custom_field_options (field_id, name, place)
    select ${customFieldId}, jsonb_build_object('en', 'Choice ' || n, 'fr', 'Choix ' || n), n
    from generate_series(1, 2) n returning id`.execute(db)
  return { customFieldId, customOptionIds: options.rows.map(({ id }) => id) }
}

/** The fields and choices as they are now, to be put back by `restoreCustomFields`. */
export async function keepCustomFields(db: Db) {
  await sql`create table kept_fields as select * from custom_fields`.execute(db)
  await sql`create table kept_options as select * from custom_field_options`.execute(db)
}

export async function restoreCustomFields(db: Db) {
  await sql`delete from custom_fields where id not in (select id from kept_fields)`.execute(db)
  await sql`update custom_fields f set type = k.type, deleted_at = null, archived_at = null, version = k.version
    from kept_fields k where k.id = f.id`.execute(db)
  await sql`insert into custom_field_options select * from kept_options on conflict do nothing`.execute(
    db,
  )
}
