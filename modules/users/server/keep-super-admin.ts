import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'

/**
 * Lets somebody stop being a Super Admin only while another active one remains. Whoever else is
 * about to do the same waits for the lock and then sees what was done.
 * @throws 409 `lastSuperAdmin`
 */
export async function keepSuperAdmin({ db }: Pick<Change, 'db'>, userId: string): Promise<void> {
  await sql`select id from roles where key = 'superAdmin' for update`.execute(db)
  const { rows } = await sql<{ isLast: boolean }>`
    select not exists (select 1 from users o where o.role_id = u.role_id and o.status = 'active'
      and o.id <> u.id) as "isLast"
    from users u join roles r on r.id = u.role_id
    where u.id = ${userId} and r.key = 'superAdmin' and u.status = 'active'`.execute(db)
  if (rows[0]?.isLast) throw refused('lastSuperAdmin')
}
