import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** Who had entered an order and what was decided on it, while the ledger looked at these inputs. */
export interface Marked {
  inputs: string
  marks: Record<string, unknown>
}

/** Of the order `o`. */
export const selectMarks = sql`financial_inputs(o) as inputs,
  jsonb_build_object('entered_by', o.entered_by, 'care_status', o.care_status, 'care_by', o.care_by,
    'care_at', o.care_at, 'care_note', o.care_note) as marks`

export async function readMarks(db: Db, id: string): Promise<Marked | null> {
  const { rows } = await sql<Marked>`select ${selectMarks} from orders o where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * Whoever entered it and what was decided on it hold again, unless it is another order by now or the
 * decision was taken back since.
 */
export const markAsBefore = (db: Db, back: readonly (Marked & { id: string })[]) =>
  sql`
  update orders o set entered_by = b.entered_by, care_status = b.care_status, care_by = b.care_by,
    care_at = b.care_at, care_note = b.care_note
  from (select m.id, m.inputs, (m.marks->>'entered_by')::uuid as entered_by, m.marks->>'care_status' as care_status,
      (m.marks->>'care_by')::uuid as care_by, (m.marks->>'care_at')::timestamptz as care_at, m.marks->>'care_note' as care_note
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as m(id uuid, inputs text, marks jsonb)) b
  where o.id = b.id and financial_inputs(o) = b.inputs
    and (b.care_by is null or b.care_by is distinct from o.assignee_id)
    and (b.care_at is null or o.care_undone_at is null or b.care_at > o.care_undone_at)`.execute(db)
