import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import type { Side } from '#modules/intake/contract/sides.ts'

/** Whether the address of a side is that of an account which sees the application. */
export async function hasAccount(
  { db }: Pick<Change, 'db'>,
  { id, side, email }: { id: string; side: Side; email: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from users u join applications a on a.id = ${id}
    where lower(u.email) = lower(${email}) and u.status = 'active' and u.type = ${side}
      and case u.type when 'employer' then u.employer_id = a.seen_employer_id
        else u.participant_id = a.participant_id end`.execute(db)
  return rows.length > 0
}
