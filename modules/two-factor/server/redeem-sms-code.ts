import { sql } from 'kysely'
import type { ChangeCall } from '#kit/server/call.ts'
import { keyedHashes } from '#kit/server/keyed-hash.ts'
import { invalidField } from '#kit/server/problems.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { smsCodeOf, type SmsPurpose } from './send-sms-code.ts'
import { settings as own } from './two-factor.settings.ts'

type Redeeming = Pick<ChangeCall, 'db' | 'outside' | 'settings' | 'now'>

/**
 * The number that a right code was sent to; null for a wrong code. A try counts before the code is
 * looked at and even if the call fails.
 * @throws 422 `codeExpired` on `code` when there is none, its time is over, or it was tried too often
 */
export async function redeemSmsCode(
  { db, outside, settings, now }: Redeeming,
  on: { userId: string; purpose: SmsPurpose },
  code: string,
): Promise<string | null> {
  const sent = await outside
    .updateTable('sms_codes')
    .set({ tries: sql`tries + 1` })
    .where('user_id', '=', on.userId)
    .where('purpose', '=', on.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .where('tries', '<', settingsOf(settings, own).smsCodeTries)
    .returning(['phone', 'code_hash'])
    .executeTakeFirst()
  if (!sent) throw invalidField('code', 'codeExpired')
  const hashes = keyedHashes(settings, smsCodeOf(code, on))
  if (!hashes.some((hash) => hash.equals(sent.code_hash))) return null
  const used = await db
    .updateTable('sms_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', on.userId)
    .where('purpose', '=', on.purpose)
    .where('code_hash', '=', sent.code_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n ? sent.phone : null
}
