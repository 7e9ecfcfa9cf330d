import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import type { PlaceOnBoard } from '../contract/leads.endpoints.ts'

export type Place = Pick<PlaceOnBoard, 'place' | 'besideId'>

/**
 * The rank of a place in a status, which is held meanwhile (`holdStatus`), among the leads that are there
 * besides the one that is put there.
 * @throws 409 `neighbourMoved` when the lead beside which it is put is no longer there
 */
export async function rankAt(
  { db }: Pick<Change, 'db'>,
  { statusId, id }: { statusId: string; id: string | null },
  { place, besideId }: Place,
): Promise<string> {
  const there = sql`leads o where o.status_id = ${statusId} and o.deleted_at is null
    and o.id is distinct from ${id}::uuid`
  const beside = sql`(select o.rank from ${there} and o.id = ${besideId ?? null}::uuid)`
  const [low, high] = {
    first: [sql`null`, sql`(select min(o.rank) from ${there})`],
    last: [sql`(select max(o.rank) from ${there})`, sql`null`],
    after: [beside, sql`(select min(o.rank) from ${there} and o.rank > ${beside})`],
    before: [sql`(select max(o.rank) from ${there} and o.rank < ${beside})`, beside],
  }[place]
  const isBeside = place === 'after' || place === 'before'
  const { rows } = await sql<{ rank: string; isThere: boolean }>`
    select rank_between(${low}, ${high})::text as rank,
      ${isBeside ? sql`${beside} is not null` : sql`true`} as "isThere"`.execute(db)
  const [found] = rows
  if (!found?.isThere) throw refused('neighbourMoved')
  return found.rank
}

/** The rank that a lead had in a status, which is held meanwhile; just below it where another has it now. */
export async function rankAgain(
  { db }: Pick<Change, 'db'>,
  { statusId, id }: { statusId: string; id: string },
  rank: string,
): Promise<string> {
  const there = sql`leads o where o.status_id = ${statusId} and o.deleted_at is null and o.id <> ${id}`
  const { rows } = await sql<{ rank: string }>`
    select case when exists (select 1 from ${there} and o.rank = ${rank}::numeric)
      then rank_between(${rank}::numeric, (select min(o.rank) from ${there} and o.rank > ${rank}::numeric))
      else ${rank}::numeric end::text as rank`.execute(db)
  return rows[0]?.rank ?? rank
}
