import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'
import { holdSources } from './keep-source.ts'
import { recordSource } from './record-source.ts'
import type { NamedSource } from '../contract/sources.endpoints.ts'

/** Puts a source at a place, counted from 1; the others keep their order around it. */
export async function placeSource(change: Change, id: string, place: number): Promise<void> {
  const { db } = change
  await holdSources(change)
  const { rows } = await sql<NamedSource>`
    select s.id, s.name from sources s order by s.place, s.id`.execute(db)
  const from = rows.findIndex((each) => each.id === id)
  const moved = rows[from]
  if (!moved) throw notFound()
  const to = Math.min(place, rows.length) - 1
  if (from === to) return
  const ids = rows.toSpliced(from, 1).map((each) => each.id)
  await sql`
    update sources s set place = o.place from unnest(${ids.toSpliced(to, 0, id)}::uuid[])
      with ordinality o(id, place) where o.id = s.id and s.place <> o.place`.execute(db)
  await recordSource(change, moved, {
    what: 'placed',
    changes: { place: [from + 1, to + 1] },
  })
}
