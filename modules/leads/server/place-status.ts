import { sql } from 'kysely'
import type { Bilingual } from '#kit/contract/fields.ts'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { holdStatuses } from './keep-status.ts'
import { recordStatus } from './record-status.ts'

/** Puts a status at a place, counted from 1; the others keep their order around it. */
export async function placeStatus(change: Change, id: string, place: number): Promise<void> {
  const { db } = change
  await holdStatuses(change)
  const { rows } = await sql<{ id: string; name: Bilingual }>`
    select st.id, st.name from lead_statuses st order by st.place, st.id`.execute(db)
  const from = rows.findIndex((each) => each.id === id)
  const moved = rows[from]
  if (!moved) throw notFound()
  const to = Math.min(place, rows.length) - 1
  if (from === to) return
  const ids = rows.toSpliced(from, 1).map((each) => each.id)
  await sql`
    update lead_statuses st set place = o.place from unnest(${ids.toSpliced(to, 0, id)}::uuid[])
      with ordinality o(id, place) where o.id = st.id and st.place <> o.place`.execute(db)
  await recordStatus(change, moved, { what: 'placed', changes: { place: [from + 1, to + 1] } })
}
