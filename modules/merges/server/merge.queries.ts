import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { MovedParts } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import type { MovedOrder } from '#modules/orders/server/move-orders.ts'
import type { MergeRow } from '../contract/merges.endpoints.ts'

/** What a merge changed, so that it can be undone. */
export interface Evidence {
  /** The keeper's columns that became the other's. */
  fields: { before: Record<string, unknown>; after: Record<string, unknown> }
  /** The depot number that the dropped one let go. */
  depotNumber: string | null
  orders: MovedOrder[]
  /** Fields that the organisation added, of which the keeper took over a value. */
  own?: readonly string[]
  /** What it had instead, by the id of the field. */
  ownBefore?: Readonly<Record<string, unknown>>
  parts: MovedParts
}

/** Until when a merge can be undone. */
const until = (settings: Settings): RawBuilder<unknown> =>
  sql`m.merged_at + ${settings.trashLife} * interval '1 millisecond'`

/** The merges into a shareholder, the latest first. */
export async function readMerges(db: Db, keptId: string, settings: Settings): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.id, jsonb_build_object('id', d.id, 'number', d.number, 'name', d.display_name) as dropped,
      m.merged_at as "mergedAt", b.name as "mergedBy", m.undone_at as "undoneAt", u.name as "undoneBy",
      case when m.evidence is not null and ${until(settings)} > clock_now() then ${until(settings)} end as "undoableUntil"
    from shareholder_merges m join shareholders d on d.id = m.dropped_id
      left join users b on b.id = m.merged_by left join users u on u.id = m.undone_by
    where m.kept_id = ${keptId} order by m.merged_at desc, m.id desc`.execute(db)
  return rows
}

export interface StoredMerge {
  id: string
  keptId: string
  droppedId: string
  isUndone: boolean
  isOver: boolean
  evidence: Evidence | null
}

/** A merge, held until the change is kept; null when there is none. */
export async function findMerge(
  db: Db,
  id: string,
  settings: Settings,
): Promise<StoredMerge | null> {
  const { rows } = await sql<StoredMerge>`
    select m.id, m.kept_id as "keptId", m.dropped_id as "droppedId", m.undone_at is not null as "isUndone",
      ${until(settings)} <= clock_now() as "isOver", m.evidence
    from shareholder_merges m where m.id = ${id} for update`.execute(db)
  return rows[0] ?? null
}
