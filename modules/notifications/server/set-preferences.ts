import { sql } from 'kysely'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import type { NoticeKind } from '../contract/kinds.ts'
import { readPreferences } from './preferences.queries.ts'

/** Keeps what a person wants by mail from now on. */
export async function setPreferences(
  { db, person, audit }: Change,
  chosen: Partial<Record<NoticeKind, boolean>>,
): Promise<void> {
  const userId = person.userId ?? ''
  const { byMail } = await readPreferences(db, userId)
  const changes = differences(byMail, chosen)
  for (const [kind, isWanted] of Object.entries(chosen))
    await db
      .insertInto('notification_preferences')
      .values({ user_id: userId, kind, by_mail: isWanted })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind'])
          .doUpdateSet({ by_mail: isWanted, updated_at: sql<string>`clock_now()` }),
      )
      .execute()
  if (Object.keys(changes).length)
    await audit({ action: 'notifications.preferences', entity: 'user', entityId: userId, changes })
}
