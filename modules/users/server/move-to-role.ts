import type { Change } from '#kit/server/call.ts'
import { moveUsers } from '#modules/accounts/server/move-users.ts'
import { tellOfRole } from './tell-of-role.ts'

interface Named {
  id: string
  name: string
}

/** Gives everybody who has one role another; what they may do follows at once. */
export async function moveUsersToRole(
  change: Change,
  { from, to }: { from: Named; to: Named },
): Promise<void> {
  const moved = await moveUsers(change, { by: 'role_id', from: from.id, to: to.id })
  for (const { id, name } of moved) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction writes one row after the other
    await change.audit({
      action: 'users.roleReplaced',
      entity: 'user',
      entityId: id,
      reference: name,
      changes: { role: [from.name, to.name] },
    })
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tellOfRole(change, { id, before: from.name, after: to.name })
  }
}
