import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { countRequests } from './request-list.queries.ts'
import { subject } from './request.policy.ts'

/**
 * How many requests wait for a decision, of those that a person sees: the total of their list. Null for
 * whoever decides none.
 */
export async function countToDecide(db: Db, person: Person): Promise<number | null> {
  const decides = person.permissions.allows({ action: 'decide', subject })
  return decides ? countRequests(db, person, 'awaitingApproval') : null
}
