import type { Change } from '#kit/server/call.ts'
import { asEdit } from './change-user.ts'

interface Way {
  by: 'role_id' | 'team_id'
  from: string
  to: string | null
}

/** Gives everybody of a role or team another, a team to none perhaps. @returns who it was */
export const moveUsers = (
  { db }: Pick<Change, 'db'>,
  { by, from, to }: Way,
): Promise<{ id: string; name: string }[]> =>
  db
    .updateTable('users')
    .set({ [by]: to, ...asEdit })
    .where(by, '=', from)
    .returning(['id', 'name'])
    .execute()
