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

/** Whether a person wants a letter of this kind; whoever sends one asks first. */
export const wantsMail = async (db: Db, userId: string, kind: NoticeKind): Promise<boolean> =>
  (await readPreferences(db, userId)).byMail[kind]
