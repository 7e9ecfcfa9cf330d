import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { announceAccessChange } from '#modules/accounts/server/announce-access-change.ts'

/** Tells the open screens of everybody who has the role that they may do something else now. */
export async function announceAccess(change: Change, roleId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u where u.role_id = ${roleId} and exists (
      select from sessions s where s.user_id = u.id and s.ended_at is null and s.expires_at > clock_now())`.execute(
    change.db,
  )
  await announceAccessChange(
    change,
    rows.map(({ id }) => id),
  )
}
