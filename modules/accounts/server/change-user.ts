import { sql } from 'kysely'
import type { Change } from '#kit/server/call.ts'
import { changeVersioned, type ChangedColumns } from '#kit/server/versioned.ts'

interface Which {
  id: string
  /** Only while the user is in this state, or has this address. */
  status?: string
  email?: string
}

interface ChangedUser {
  name: string
  type: string
  participantId: string | null
}

/** What makes a change one that other people's open forms are stale by. */
export const asEdit = { version: sql<number>`version + 1`, updated_at: sql<string>`clock_now()` }

/** Changes columns of a user. @returns the user, or null when there is none such */
export async function changeUser(
  { db }: Pick<Change, 'db'>,
  { id, status, email }: Which,
  columns: ChangedColumns<'users'>,
): Promise<ChangedUser | null> {
  const changed = await db
    .updateTable('users')
    .set(columns)
    .where('id', '=', id)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .returning(['name', 'type', 'participant_id as participantId'])
    .executeTakeFirst()
  return changed ?? null
}

/** The same at the version that the caller saw. @throws 412 when somebody was faster */
export const changeUserAt = (
  { db }: Pick<Change, 'db'>,
  at: { id: string; version: number; current: () => Promise<object> },
  columns: ChangedColumns<'users'>,
): Promise<void> => changeVersioned(db, { table: 'users', ...at }, columns)
