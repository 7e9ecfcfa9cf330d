import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import type { Settings } from '#kit/server/settings.ts'
import type { MovedParts } from '#modules/notes-and-tasks/server/move-to-parent.ts'
import { hasOtherParts } from '#modules/notes-and-tasks/server/moving-parts.queries.ts'
import { whyKept } from '#modules/shareholders/server/remove-made.ts'
import { seenShareholder } from '#modules/shareholders/server/seen-shareholders.ts'
import type { StatusKind } from '../contract/lead-status.ts'
import type { LeadRecord } from '../contract/leads.endpoints.ts'

/** Where a lead stood before it was moved to the shareholders, and what it said there. */
export interface Before extends Pick<
  LeadRecord,
  'statusId' | 'statusEnteredAt' | 'expectedAmount' | 'lostReason' | 'lostNote'
> {
  rank: string
  kind: StatusKind
}

/** What takes the move of a lead to the shareholders back. */
export interface StoredConversion {
  /** Whom it leads to; of one that was merged since: whom that was merged into. */
  shareholderId: string
  isNew: boolean
  before: Before
  parts: MovedParts
  isOver: boolean
  isSeen: boolean
}

interface Reader {
  person: Person
  settings: Settings
}

/** The move of a lead to the shareholders; null where there was none. */
export async function findConversion(
  db: Db,
  leadId: string,
  { person, settings }: Reader,
): Promise<StoredConversion | null> {
  const { rows } = await sql<StoredConversion>`
    select case when c.is_new then l.converted_shareholder_id else s.id end as "shareholderId",
      c.is_new as "isNew", c.before, c.parts, ${seenShareholder(person)} as "isSeen",
      l.converted_at + ${settings.trashLife} * interval '1 millisecond' <= clock_now() as "isOver"
    from leads l join lead_conversions c on c.lead_id = l.id
      join shareholders s on s.id = standing_shareholder(l.converted_shareholder_id)
    where l.id = ${leadId}`.execute(db)
  return rows[0] ?? null
}

/** Why the move of a lead cannot be undone by the person; null when it can. */
export async function whyNotUndone(db: Db, leadId: string, reader: Reader): Promise<string | null> {
  const conversion = await findConversion(db, leadId, reader)
  if (!conversion) return 'wrongState'
  const { shareholderId: id, isNew, parts } = conversion
  if (conversion.isOver) return 'undoIsOver'
  if (!conversion.isSeen) return 'shareholderUnseen'
  if (!isNew) return null
  const why = await whyKept(db, id)
  if (why) return why
  const isInUse =
    (await hasOtherParts(db, { kind: 'shareholder', id }, parts)) ||
    (await hasOtherLeads(db, { id, leadId }))
  return isInUse ? 'shareholderInUse' : null
}

async function hasOtherLeads(db: Db, { id, leadId }: { id: string; leadId: string }) {
  const { rows } = await sql`
    select 1 from leads where converted_shareholder_id = ${id} and id <> ${leadId} limit 1`.execute(
    db,
  )
  return rows.length > 0
}
