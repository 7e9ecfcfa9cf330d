import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { installedAs } from '../contract/installed-as.ts'
import { rolePresets } from '../contract/role-presets.ts'

/**
 * Gives an installation that has no roles yet those it starts with. Two processes that start
 * together wait for one another here.
 */
export async function ensureRolePresets(db: Db, brand: string): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from roles) as has`.execute(db)
  if (rows[0]?.has) return
  const presets = rolePresets.map(({ key, userType, adminType, rules }) => ({
    key,
    ...installedAs(key, brand),
    user_type: userType,
    is_admin_type: adminType,
    rules: JSON.stringify(rules),
  }))
  await db
    .insertInto('roles')
    .values(presets)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
