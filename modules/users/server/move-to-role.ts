import type { Change } from '#kit/server/call.ts'
import { moveUsers } from '#modules/accounts/server/move-users.ts'

interface Named {
  id: string
  name: string
}

/** Gives everybody who has one role another; what they may do follows at once. */
export async function moveUsersToRole(
  { db, audit }: Change,
  { from, to }: { from: Named; to: Named },
): Promise<void> {
  const moved = await moveUsers({ db }, { by: 'role_id', from: from.id, to: to.id })
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
