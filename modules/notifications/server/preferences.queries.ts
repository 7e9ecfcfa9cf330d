import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import { noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import type { NoticePreferences } from '../contract/preferences.endpoints.ts'

/** What a person chose; everything comes until somebody says otherwise. */
export async function readPreferences(db: Db, userId: string): Promise<NoticePreferences> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'by_mail'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ kind, by_mail }) => [kind, by_mail]))
  const byMail = noticeKinds.map((kind) => [kind, chosen.get(kind) ?? true] as const)
  return { byMail: Object.fromEntries(byMail) as NoticePreferences['byMail'] }
}

/**
 * Whether a person wants a letter of this kind; whoever sends one asks first. Whose account is disabled, or
 * not used yet, gets none.
 */
export async function wantsMail(db: Db, userId: string, kind: NoticeKind): Promise<boolean> {
  const { rows } = await sql<{ wants: boolean }>`
    select coalesce(p.by_mail, true) as wants from users u
      left join notification_preferences p on p.user_id = u.id and p.kind = ${kind}
    where u.id = ${userId} and u.status = 'active'`.execute(db)
  return rows[0]?.wants ?? false
}
