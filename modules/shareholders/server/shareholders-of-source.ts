import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { MovedSource, SourceBearer } from '#modules/sources/server/source-bearer.ts'

interface Moved {
  id: string
  number: string
}

/** So many are told of by one statement. */
const piece = 1_000

/** Shareholders bear a source; the active ones are in the list. */
export const shareholdersOfSource: SourceBearer = {
  async count(db) {
    const { rows } = await sql<{ id: string; listed: number }>`
      select s.source_id as id, (count(*) filter (where s.status = 'active'))::int as listed
      from shareholders s where s.source_id is not null group by 1`.execute(db)
    return new Map(rows.map(({ id, listed }) => [id, { listed, isInUse: true }]))
  },

  async move(change, moved) {
    const { db, person } = change
    // Held in one order: of two changes at once, neither waits for the other.
    await sql`select 1 from shareholders where source_id = ${moved.from.id} order by id for no key update`.execute(
      db,
    )
    const { rows } = await sql<Moved>`
      update shareholders set source_id = ${moved.to.id}, updated_by = ${person.userId},
        version = version + 1, updated_at = clock_now()
      where source_id = ${moved.from.id} returning id, number`.execute(db)
    for (let from = 0; from < rows.length; from += piece)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.audit(...rows.slice(from, from + piece).map((row) => auditOf(row, moved)))
    if (rows.length) await announce(change)
  },
}

const auditOf = ({ id, number }: Moved, { from, to }: MovedSource) => ({
  action: 'shareholders.sourceReplaced',
  entity: 'shareholder',
  entityId: id,
  reference: number,
  changes: { source: [from.name, to.name] as [unknown, unknown] },
})

/** However many there are, lists and records hear of it once. */
const announce = (change: Change) =>
  change.announce({ topic: 'shareholders', subject: 'Shareholders List' })
