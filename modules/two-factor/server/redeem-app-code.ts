import { decrypt } from '#kit/server/encryption.ts'
import type { ChangeCall } from '#kit/server/call.ts'
import { stepOf } from './app-secret.ts'

type Redeeming = Pick<ChangeCall, 'db' | 'settings' | 'now'>

/**
 * Whether the code is right and newer than the last one accepted. The statement that accepts it is
 * the check, so of many at the same moment one succeeds.
 */
export async function redeemAppCode(
  { db, settings, now }: Redeeming,
  userId: string,
  code: string,
): Promise<boolean> {
  const app = await db
    .selectFrom('two_factor_methods')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('method', '=', 'authApp')
    .executeTakeFirst()
  const step = app?.secret ? stepOf(decrypt(settings, app.secret), code, now) : null
  if (!app || step === null) return false
  const accepted = await db
    .updateTable('two_factor_methods')
    .set({ last_step: step, last_used_at: now.toISOString() })
    .where('id', '=', app.id)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return accepted.numUpdatedRows === 1n
}
