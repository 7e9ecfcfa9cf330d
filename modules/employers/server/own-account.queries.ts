import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { mayEnterBankDetails } from './employer.queries.ts'

/** What an employer’s people have to do so that payments can reach it. */
export interface AccountToEnter {
  employerId: string
  /** The last one that was entered was refused. */
  isRefused: boolean
}

interface Found extends AccountToEnter {
  /** A placement of it earns money, or did. */
  isPaid: boolean
  /** One is used, or waits to be verified. */
  hasAccount: boolean
}

/**
 * Of somebody’s own employer, once it has placements and no account that is used or waits. Null where
 * there is nothing to enter, and for whoever may not.
 */
export async function readAccountToEnter(db: Db, person: Person): Promise<AccountToEnter | null> {
  if (person.type !== 'employer') return null
  const { rows } = await sql<Found>`
    select u.employer_id as "employerId",
      exists (select from placements l where l.employer_id = u.employer_id
        and l.status in ('accepted', 'active', 'completed', 'ended')) as "isPaid",
      exists (select from bank_accounts b where b.employer_id = u.employer_id
        and b.status in ('proposed', 'verified')) as "hasAccount",
      exists (select from bank_accounts b where b.employer_id = u.employer_id
        and b.status = 'refused') as "isRefused"
    from users u where u.id = ${person.userId} and u.employer_id is not null`.execute(db)
  const [found] = rows
  if (!found?.isPaid || found.hasAccount) return null
  const { employerId, isRefused } = found
  return mayEnterBankDetails(person, employerId) ? { employerId, isRefused } : null
}
