import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { ImportEffect } from '../contract/imports.endpoints.ts'
import type { ForeseenEffect, ImportTarget, Looker } from './import-target.ts'

const perPage = 25

/** What a check foresees of ledgers; of one that is touched again, the later word. */
export async function keepEffects(
  { db }: { db: Db },
  id: string,
  effects: readonly ForeseenEffect[],
): Promise<void> {
  for (const { recordId, before, after, rowCount, refusedLines } of effects)
    // oxlint-disable-next-line no-await-in-loop -- one connection does one after the other
    await sql`
      insert into import_effects (import_id, record_id, before, after, row_count, refused_lines)
      values (${id}, ${recordId}, ${JSON.stringify(before)}::jsonb,
        ${after && JSON.stringify(after)}::jsonb, ${rowCount}, ${refusedLines}::integer[])
      on conflict (import_id, record_id) do update set after = excluded.after,
        row_count = import_effects.row_count + excluded.row_count,
        refused_lines = import_effects.refused_lines || excluded.refused_lines`.execute(db)
}

interface Stored extends ForeseenEffect {
  recordId: string
}

/** Ledgers that a checked file would change, those with refusals first, as far as the person sees them. */
export async function readEffects(
  call: Looker,
  id: string,
  { target, from }: { target: ImportTarget; from: number },
) {
  const { rows } = await sql<Stored>`
    select record_id as "recordId", before, after, row_count as "rowCount", refused_lines as "refusedLines"
    from import_effects where import_id = ${id}
    order by (cardinality(refused_lines) = 0), record_id limit ${perPage + 1} offset ${from}`.execute(
    call.db,
  )
  const shown = rows.slice(0, perPage)
  const ids = shown.map(({ recordId }) => recordId)
  const seen = await target.seenLedgers?.(call, ids)
  const data = shown.flatMap(({ recordId, ...effect }): ImportEffect[] => {
    const named = seen?.get(recordId)
    return named ? [{ id: recordId, ...named, ...effect }] : []
  })
  return { data, more: rows.length > perPage }
}
