import { sql } from 'kysely'
import type { Answer, Caller } from '#apps/server/test-server.ts'
import { dayOf } from '#kit/server/organisation.ts'
import { server } from '#modules/applications/server/applications.test-people.ts'
import { cast } from '#seeds/cast.ts'
import { addDays } from '#seeds/clock.ts'
import type { Random } from '#seeds/random.ts'

/** Who acts in turn. Rachel works today for this employer, tomorrow for that one. */
export interface Turn {
  random: Random
  finance: Caller
  approver: Caller
  caseOfficer: Caller
  employer: Caller
}

/** What somebody does; null where there is nothing to do it with. */
export type Operation = (turn: Turn) => Promise<Answer<unknown> | null>
/** By its name, and how often it comes round beside the others. */
export type Operations = Record<string, readonly [weight: number, operation: Operation]>

/** A row as the database has it. */
export type Row = Record<string, string> & { version: number }

/** One of the rows of a table that are in one of these states. */
export async function pick(
  { random }: Turn,
  table: string,
  states: readonly string[],
): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where status in (${sql.join(states)}) order by id`.execute(
    server.db,
  )
  return rows.length > 0 ? random.pick(rows) : undefined
}

/** A step of a row at the version that it has, and now and then at one that it had. */
export async function stepOn(
  turn: Turn,
  found: Row | undefined,
  how: { by: Caller; path: (id: string) => string; body?: (row: Row) => object },
) {
  if (!found) return null
  const version = found.version - (turn.random.chance(0.04) ? 1 : 0)
  return how.by.post<unknown>(how.path(found['id'] ?? ''), how.body?.(found), { version })
}

export async function workFor(employerId: string | undefined) {
  await sql`update users set employer_id = ${employerId} where email = ${cast.employer.email}`.execute(
    server.db,
  )
}

export const today = () => dayOf({ timeZone: 'America/Toronto' }, server.clock.now())
export const inDays = (days: number) => addDays(today(), days)
