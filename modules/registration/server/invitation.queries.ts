import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import { secretHash } from '#kit/server/secrets.ts'
import { roleNamed } from '#modules/accounts/server/role-names.queries.ts'
import type { RoleNamed } from '#modules/roles/contract/named-role.ts'

/** What a link invites to. @throws 409 `linkExpired`, also for one that never was */
export async function readInvitation(
  { db, language, now }: { db: Db; language: Language; now: Date },
  token: string,
) {
  const row = await db
    .selectFrom('account_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .innerJoin('roles as r', 'r.id', 'u.role_id')
    .select(['u.name', 'u.email', 'u.language', 'l.sender_name as sender'])
    .select(sql<RoleNamed>`${roleNamed(language)}`.as('role'))
    .where('l.token_hash', '=', secretHash(token))
    .where('l.kind', '=', 'invitation')
    .where('l.used_at', 'is', null)
    .where('l.expires_at', '>', now.toISOString())
    .whereRef('l.email', '=', 'u.email')
    .where('u.status', '=', 'invited')
    .executeTakeFirst()
  if (!row) throw refused('linkExpired')
  return { ...row, language: row.language as Language }
}
