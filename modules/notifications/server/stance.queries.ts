import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden } from '#kit/server/problems.ts'
import type { Followable } from '../contract/followable.ts'
import { mostFollowed, type FollowedRecord, type Stance } from '../contract/following.endpoints.ts'
import type { Noticing } from './notice.queries.ts'

export interface RecordOf {
  entity: Followable
  id: string
}

/** @throws 403 for others than staff, who are written to about everything that is theirs */
export function requireStaff({ type }: Person) {
  if (type !== 'staff') throw forbidden()
}

/** Whether the person may open a record. */
export async function opens(
  db: Db,
  { offers }: Pick<Noticing, 'offers'>,
  { person, entity, id }: RecordOf & { person: Person },
): Promise<boolean> {
  const record = offers.noticed.find((each) => each.entity === entity)
  if (!record) return false
  const { rows } = await sql`select 1 where ${record.opensFor(person, sql`${id}::uuid`)}`.execute(
    db,
  )
  return rows.length > 0
}

export async function readStance(
  db: Db,
  { userId }: Person,
  { entity, id }: RecordOf,
): Promise<Stance> {
  const { rows } = await sql<{ stance: Stance }>`
    select stance from record_stances
    where user_id = ${userId} and entity = ${entity} and record_id = ${id}`.execute(db)
  return rows[0]?.stance ?? 'usual'
}

/** What a person follows or has muted and may open at this moment, the newest first. */
export async function readFollowed(
  db: Db,
  { offers }: Pick<Noticing, 'offers'>,
  person: Person,
): Promise<FollowedRecord[]> {
  const ofEach = offers.noticed.flatMap(({ entity, opensFor, address, reference, name }) =>
    reference
      ? [
          sql`select stance.entity, stance.record_id as id, ${reference(sql`stance.record_id`)} as reference,
            nullif(${name?.(person, sql`stance.record_id`) ?? sql`null`}, '') as name,
            ${address(sql`stance.record_id`)} as path, stance.stance, stance.since
          from record_stances stance where stance.user_id = ${person.userId}
            and stance.entity = ${sql.lit(entity)} and ${opensFor(person, sql`stance.record_id`)}`,
        ]
      : [],
  )
  const { rows } = await sql<FollowedRecord>`
    select * from (${sql.join(ofEach, sql` union all `)}) followed
    order by since desc, id desc limit ${mostFollowed}`.execute(db)
  return rows
}
