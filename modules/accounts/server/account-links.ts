import type { Change } from '#kit/server/call.ts'
import { Problem } from '#kit/server/problems.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf, type Settings } from '#kit/server/settings.ts'
import { settings as own } from './accounts.settings.ts'

export type LinkKind = 'invitation' | 'verification' | 'reset' | 'email_change'

const lifeOf = (kind: LinkKind, settings: Settings) =>
  kind === 'invitation'
    ? settingsOf(settings, own).invitationLife
    : kind === 'reset'
      ? settingsOf(settings, own).resetLinkLife
      : settingsOf(settings, own).verificationLinkLife

interface NewLink {
  kind: LinkKind
  userId: string
  email: string
  /** Who lets the person in by it. */
  senderName?: string | null
}

/**
 * Makes the secret of a link that opens one door once. An older one of the same kind no longer
 * opens anything.
 * @returns the token; only its hash is kept
 */
export async function issueLink(
  { db, settings, now }: Pick<Change, 'db' | 'settings' | 'now'>,
  { kind, userId, email, senderName = null }: NewLink,
): Promise<string> {
  const token = makeSecret()
  await withdrawLinks(db, userId, kind)
  await db
    .insertInto('account_links')
    .values({
      kind,
      user_id: userId,
      email,
      sender_name: senderName,
      token_hash: secretHash(token),
      expires_at: new Date(now.getTime() + lifeOf(kind, settings)).toISOString(),
    })
    .execute()
  return token
}

/** Whatever links of the kind are still open lead nowhere from now on. */
export const withdrawLinks = (db: Change['db'], userId: string, kind: LinkKind) =>
  db
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute()

/**
 * Uses a link up; of twenty at the same moment one succeeds.
 * @throws 409 `linkExpired`, also for one that never was: nobody learns which
 */
export async function redeemLink(
  { db, now }: Pick<Change, 'db' | 'now'>,
  kind: LinkKind,
  token: string,
): Promise<{ userId: string; email: string }> {
  const link = await db
    .updateTable('account_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', secretHash(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (!link) throw new Problem(409, 'linkExpired')
  return { userId: link.user_id, email: link.email }
}
