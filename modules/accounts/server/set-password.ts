import type { Change } from '#kit/server/call.ts'
import { withdrawLinks } from './account-links.ts'
import { hashPassword } from './passwords.ts'

/** Stores a new password; links that would set another one no longer do. */
export async function setPassword(
  { db, now }: Pick<Change, 'db' | 'now'>,
  userId: string,
  password: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      password_hash: await hashPassword(password),
      password_changed_at: now.toISOString(),
      must_change_password: false,
    })
    .where('id', '=', userId)
    .execute()
  await withdrawLinks(db, userId, 'reset')
}
