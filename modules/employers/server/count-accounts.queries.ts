import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { theRow } from '#kit/server/the-row.ts'
import { isSeenBy } from './employer-list.queries.ts'
import { seesBankOf } from './employer.queries.ts'

const listing = { action: 'view', subject: 'Employers List' } as const
const verifying = { action: 'verify', subject: 'Employer Profile Edit' } as const

/**
 * How many employers have a bank account that waits to be verified, of those that a person sees: the
 * total of the list that is narrowed to them. Null for whoever verifies none.
 */
export async function countAccountsToVerify(db: Db, person: Person): Promise<number | null> {
  const { type, permissions } = person
  const sees = seesBankOf(person)('bank')
  if (type !== 'staff' || sees === false) return null
  if (!permissions.allows(verifying) || !permissions.allows(listing)) return null
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from bank_accounts b join employers e on e.id = b.employer_id
    where b.status = 'proposed' and ${isSeenBy(person, listing)}
      and ${sees === true ? sql`true` : sees}`.execute(db)
  return theRow(rows).count
}
