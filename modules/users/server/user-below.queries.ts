import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { Problem } from '#kit/server/problems.ts'
import { standsAbove } from './user.policy.ts'
import { loadUser } from './user.queries.ts'

/** @throws 404 for a user whom the person does not see, 403 for one whose role allows more than theirs */
export async function requireUserBelow(db: Db, id: string, person: Person): Promise<void> {
  const { judged } = await loadUser(db, id, person)
  if (standsAbove(judged, person)) throw new Problem(403, 'roleAboveOwn')
}
