import type { Change } from '#kit/server/call.ts'
import { usersLetters } from '../contract/users.letters.ts'

interface Moved {
  id: string
  before: string
  after: string
}

/** Tells somebody who signs in that their role is another, unless they are only invited so far. */
export async function tellOfRole(change: Change, { id, before, after }: Moved): Promise<void> {
  const active = await change.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!active) return
  const facts = { record: id, formerRole: before, role: after }
  await change.letter(usersLetters.roleChanged, { userId: id }, facts)
}
