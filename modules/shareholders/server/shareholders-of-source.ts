import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { MovedSource, SourceBearer } from '#modules/sources/server/source-bearer.ts'
import type { ShareholderScope } from './shareholder.policy.ts'

interface Moved extends ShareholderScope {
  id: string
  number: string
}

/** So many are told of by one statement. */
const piece = 1_000

/** Shareholders bear a source; the active ones are in the list. */
export const shareholdersOfSource: SourceBearer = {
  kind: 'shareholders',

  async count(db) {
    const { rows } = await sql<{ id: string; listed: number; all: number }>`
      select s.source_id as id, (count(*) filter (where s.status = 'active'))::int as listed,
        count(*)::int as all
      from shareholders s where s.source_id is not null group by 1`.execute(db)
    return new Map(rows.map(({ id, ...counts }) => [id, counts]))
  },

  async move(change, moved) {
    const { db, person } = change
    // Held in one order: of two changes at once, neither waits for the other.
    await sql`select 1 from shareholders where source_id = ${moved.from.id} order by id for no key update`.execute(
      db,
    )
    const { rows } = await sql<Moved>`
      with moved as (
        update shareholders set source_id = ${moved.to?.id ?? null}, updated_by = ${person.userId},
          version = version + 1, updated_at = clock_now()
        where source_id = ${moved.from.id} returning id, number, version, assignee_id, team_id),
      kept as (
        insert into shareholder_source_moves (shareholder_id, version) select id, version from moved)
      select id, number, assignee_id as "assigneeId", team_id as "teamId" from moved`.execute(db)
    for (let from = 0; from < rows.length; from += piece)
      // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
      await change.audit(...rows.slice(from, from + piece).map((row) => auditOf(row, moved)))
    await announceScopes(change, rows)
  },
}

const auditOf = ({ id, number }: Moved, { from, to }: MovedSource) => ({
  action: 'shareholders.sourceReplaced',
  entity: 'shareholder',
  entityId: id,
  reference: number,
  changes: { source: [from.name, to?.name ?? null] as [unknown, unknown] },
})

/** However many there are, screens of those who see some of them hear of it once for each user's. */
async function announceScopes(change: Change, rows: readonly Moved[]) {
  const scopes = new Map(
    rows.map(({ assigneeId, teamId }) => [`${assigneeId} ${teamId}`, { assigneeId, teamId }]),
  )
  for (const facts of scopes.values())
    // oxlint-disable-next-line no-await-in-loop -- one transaction does one after the other
    await change.announce({ topic: 'shareholders', subject: 'Shareholders View', facts })
}
