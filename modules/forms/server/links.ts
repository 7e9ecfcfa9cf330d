import { sql } from 'kysely'
import type { Change, Db } from '#kit/server/call.ts'
import { makeSecret, secretHash } from '#kit/server/secrets.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { settings as own } from './forms.settings.ts'

/** A new secret link to a draft, which is kept as long as it; only its hash is kept. */
export async function makeLink({ db, now, settings }: Change, draftId: string): Promise<string> {
  const token = makeSecret()
  const until = new Date(now.getTime() + settingsOf(settings, own).draftLinkLife).toISOString()
  await db
    .insertInto('form_links')
    .values({ token_hash: secretHash(token), draft_id: draftId, expires_at: until })
    .execute()
  await sql`update form_drafts set expires_at = greatest(expires_at, ${until}) where id = ${draftId}`.execute(
    db,
  )
  return token
}

/** The draft that a link leads to, and whether the link still holds; null when it never existed. */
export async function followLink(
  db: Db,
  token: string,
): Promise<{ draftId: string; isExpired: boolean } | null> {
  const link = await db
    .selectFrom('form_links')
    .select(['draft_id', sql<boolean>`expires_at < clock_now()`.as('is_expired')])
    .where('token_hash', '=', secretHash(token))
    .executeTakeFirst()
  return link ? { draftId: link.draft_id, isExpired: link.is_expired } : null
}
