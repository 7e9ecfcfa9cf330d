import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'

interface Named {
  id: string
  name: string
}

/** Gives everybody who has one role another; what they may do follows at once. */
export async function moveUsersToRole(
  { db, audit }: Change,
  { from, to }: { from: Named; to: Named },
): Promise<void> {
  const moved = await db
    .updateTable('users')
    .set({ role_id: to.id, version: sql`version + 1`, updated_at: sql<string>`clock_now()` })
    .where('role_id', '=', from.id)
    .returning(['id', 'name'])
    .execute()
  for (const { id, name } of moved)
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one row after the other
    await audit({
      action: 'users.roleReplaced',
      entity: 'user',
      entityId: id,
      reference: name,
      changes: { role: [from.name, to.name] },
    })
}
