import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { readRolesThat, readStaffByName } from '#modules/accounts/server/accounts.queries.ts'
import { mostOffered, type Mentioned } from '../contract/mentions.ts'
import { isSeenBy, sourceOf, type Desk, type Parent } from './parents.ts'

const atATime = 100
/** Beyond that somebody types more of the name. */
const mostLookedAt = 1000

interface Asked {
  parent: Parent
  /** Beginnings of a name, or nothing yet. */
  typed: string
}

/**
 * Staff who may open a record, by name. Roles that let nobody see such a record are left out before
 * anybody is read; of the others so many are asked, a piece at a time, until enough are found.
 */
export async function readPeopleToMention(
  db: Db,
  { desk, person }: { desk: Desk; person: Person },
  { parent, typed }: Asked,
): Promise<Mentioned[]> {
  const { read } = sourceOf(desk, parent)
  const roleIds = await readRolesThat(db, desk.subjects, read)
  const found: Mentioned[] = []
  for (let from = 0; from < mostLookedAt; from += atATime) {
    const asked = { roleIds, typed, from, most: atATime }
    // oxlint-disable-next-line no-await-in-loop -- most askings end with the first piece
    const staff = await readStaffByName(db, desk.subjects, asked)
    for (const each of staff)
      if (each.userId !== person.userId && isSeenBy(desk, each, parent))
        found.push({ id: each.userId ?? '', name: each.name })
    if (found.length >= mostOffered || staff.length < atATime) break
  }
  return found.slice(0, mostOffered)
}
