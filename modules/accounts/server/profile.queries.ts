import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { theRow } from '#kit/server/the-row.ts'
import type { ProfileRecord } from '../contract/profile.endpoints.ts'
import { roleNamed } from './role-names.queries.ts'

/** Where a picture is shown from; null without one. */
export const avatarUrl = (key: string | null) => key && `/api/avatars/${key}`

/** What a person sees and changes of the own account. */
export async function readProfile(
  db: Db,
  userId: string,
  language: Language,
): Promise<ProfileRecord> {
  const { rows } = await sql<ProfileRecord & { avatarKey: string | null }>`
    select u.id, u.version, u.created_at as "createdAt", u.updated_at as "updatedAt", u.name, u.email,
      u.phone, u.language, ${roleNamed(language)} as role, u.type, u.avatar_key as "avatarKey",
      (select l.email from account_links l where l.user_id = u.id and l.kind = 'email_change'
        and l.used_at is null and l.expires_at > clock_now()) as "newEmail"
    from users u join roles r on r.id = u.role_id where u.id = ${userId}`.execute(db)
  const { avatarKey, ...record } = theRow(rows)
  return { ...record, avatarUrl: avatarUrl(avatarKey) }
}

export async function readPhone(db: Db, userId: string) {
  const user = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', userId)
    .executeTakeFirst()
  return { phone: user?.phone ?? null }
}
