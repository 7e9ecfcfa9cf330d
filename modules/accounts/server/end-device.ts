import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { notFound } from '#kit/server/problems.ts'

/** Signs the person out on one device. @throws 404, also for a session of somebody else */
export async function endDevice({ db, person, audit }: Change, sessionId: string): Promise<void> {
  const ended = await db
    .updateTable('sessions')
    .set({ ended_at: sql<string>`clock_now()` })
    .where('id', '=', sessionId)
    .where('user_id', '=', person.userId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!ended.numUpdatedRows) throw notFound()
  await audit({ action: 'accounts.signOutDevice', entity: 'user', entityId: person.userId })
}
