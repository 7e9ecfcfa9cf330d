import type { Db } from '#kit/server/call.ts'
import { noticeKinds, type NoticeKind } from '../contract/kinds.ts'
import type { NoticePreferences } from '../contract/preferences.endpoints.ts'

/** What a person chose of these kinds; everything comes until somebody says otherwise. */
export async function readPreferences(
  db: Db,
  userId: string,
  kinds: readonly NoticeKind[] = noticeKinds,
): Promise<NoticePreferences> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['kind', 'by_mail', 'in_app'])
    .where('user_id', '=', userId)
    .execute()
  const chosen = new Map(rows.map(({ kind, ...ways }) => [kind, ways]))
  const wanted = (way: 'in_app' | 'by_mail') =>
    Object.fromEntries(kinds.map((kind) => [kind, chosen.get(kind)?.[way] ?? true])) as Partial<
      Record<NoticeKind, boolean>
    >
  return { inApp: wanted('in_app'), byMail: wanted('by_mail') }
}
