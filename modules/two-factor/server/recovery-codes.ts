import { randomInt } from 'node:crypto'
import type { ChangeCall, Db } from '#kit/server/call.ts'
import { keyedHash, keyedHashes } from '#kit/server/keyed-hash.ts'
import type { Settings } from '#kit/server/settings.ts'

const howMany = 10
/** Without letters and digits that are taken for one another. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twelve characters in three groups: sixty bits. */
const makeCode = () =>
  Array.from({ length: 3 }, () =>
    Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''),
  ).join('-')

const hashed = (userId: string, code: string) => ({
  purpose: 'recovery code',
  value: `${userId} ${code.toLowerCase()}`,
})

/** Ten new codes in place of all before; only their hashes are kept. */
export async function issueRecoveryCodes(
  { db, settings }: { db: Db; settings: Settings },
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode)
  await forgetRecoveryCodes(db, userId)
  await db
    .insertInto('recovery_codes')
    .values(
      codes.map((code) => ({
        user_id: userId,
        code_hash: keyedHash(settings, hashed(userId, code.replaceAll('-', ''))),
      })),
    )
    .execute()
  return codes
}

export const forgetRecoveryCodes = (db: Db, userId: string) =>
  db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()

/** Uses one up; of many at the same moment one succeeds. */
export async function redeemRecoveryCode(
  { db, settings, now }: Pick<ChangeCall, 'db' | 'settings' | 'now'>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await db
    .updateTable('recovery_codes')
    .set({ used_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', keyedHashes(settings, hashed(userId, code)))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
