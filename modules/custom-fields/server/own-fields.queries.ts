import { sql } from 'kysely'
import type { OwnField } from '#kit/contract/own-fields.ts'
import type { Change, Db } from '#kit/server/call.ts'
import { customEntities } from '../contract/custom-field.ts'

const selectOwn = sql`f.id, 'custom_' || f.key as name, f.name as label, f.help, f.type,
  f.is_required as "isRequired", f.is_searched as "isSearched", f.protection as "group",
  case when f.deleted_at is not null then 'deleted' when f.archived_at is not null then 'archived'
    else 'active' end as state,
  coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name, 'isArchived', o.archived_at is not null)
    order by o.place, o.id) from custom_field_options o where o.field_id = f.id), '[]') as options`

/**
 * Every field that was added to a kind of record, in the order of its form; those that are archived or
 * deleted too, which histories still name. They are read each time: another process may have changed them.
 */
export async function readOwnFields(db: Db, entity: string): Promise<OwnField[]> {
  const { rows } = await sql<OwnField>`
    select ${selectOwn} from custom_fields f where f.entity = ${entity} order by f.place, f.id`.execute(
    db,
  )
  return rows
}

export const isActive = ({ state }: OwnField) => state === 'active'

/** Those that are in forms, lists and files. */
export const readActiveFields = async (db: Db, entity: string): Promise<OwnField[]> =>
  (await readOwnFields(db, entity)).filter(isActive)

/** The same, as they stay until the change is kept: who changes a field waits for those who fill it in. */
export async function holdOwnFields(
  { db }: Pick<Change, 'db'>,
  entity: string,
): Promise<OwnField[]> {
  await sql`select 1 from custom_fields where entity = ${entity} order by id for share`.execute(db)
  return readActiveFields(db, entity)
}

/** What the documentation of the API tells anybody: by kind of record the active fields that no group protects. */
export async function readOpenFields(db: Db): Promise<Record<string, OwnField[]>> {
  const all = await Promise.all(
    customEntities.map(async (entity) => [entity, await readActiveFields(db, entity)] as const),
  )
  return Object.fromEntries(
    all.map(([entity, own]) => [entity, own.filter(({ group }) => group === null)]),
  )
}

/**
 * The fields by which an entry of the log may be about a kind of record, by name: of a change the record’s, of a
 * list that left those of its rows (`leads.exported`).
 */
export async function readRecordedFields(
  db: Db,
  { entity, action }: { entity: string; action: string },
): Promise<ReadonlyMap<string, OwnField>> {
  const kind = customEntities.find((each) => each === entity || action === `${each}s.exported`)
  const own = kind ? await readOwnFields(db, kind) : []
  return new Map(own.map((field) => [field.name, field]))
}
