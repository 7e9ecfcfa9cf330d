import type { Db } from '#kit/server/call.ts'
import { noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import type { NoticePreferences } from '../contract/preferences.endpoints.ts'

/** What a person chose; everything comes until somebody says otherwise. */
export async function readPreferences(db: Db, userId: string): Promise<NoticePreferences> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'by_mail', 'in_app'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ kind, ...ways }) => [kind, ways]))
  const wanted = (way: 'in_app' | 'by_mail') =>
    Object.fromEntries(
      noticeKinds.map((kind) => [kind, chosen.get(kind)?.[way] ?? true]),
    ) as Record<NoticeKind, boolean>
  return { inApp: wanted('in_app'), byMail: wanted('by_mail') }
}
