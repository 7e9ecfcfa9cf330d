import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import { readCustomField } from './custom-field.queries.ts'
import { holdFields, recordField } from './record-field.ts'

/** Puts a field at a place among those of its kind of record, counted from 1. @throws 404 */
export async function placeField(change: Change, id: string, place: number): Promise<void> {
  const { db } = change
  await holdFields(change)
  const { entity } = await readCustomField(db, id)
  const { rows } = await sql<{ id: string; name: Bilingual }>`
    select id, name from custom_fields where entity = ${entity} and deleted_at is null
    order by place, id`.execute(db)
  const from = rows.findIndex((each) => each.id === id)
  const to = Math.min(place, rows.length) - 1
  const moved = rows[from]
  if (from === to || !moved) return
  const ids = rows.toSpliced(from, 1).map((each) => each.id)
  await sql`
    update custom_fields f set place = o.place from unnest(${ids.toSpliced(to, 0, id)}::uuid[])
      with ordinality o(id, place) where o.id = f.id and f.place <> o.place`.execute(db)
  await recordField(change, moved, { what: 'placed', changes: { place: [from + 1, to + 1] } })
}
