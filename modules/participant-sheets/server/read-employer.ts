import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { selectFields } from '#kit/server/storage.ts'
import { employer } from '#modules/employers/contract/employer.ts'
import { isSeenBy } from '#modules/employers/server/employer-list.queries.ts'
import type { EmployerProfile } from '#modules/employers/server/register-employer.ts'

export type OnFile = EmployerProfile & { id: string }

/**
 * For whom somebody fills in a sheet: its own people for theirs, staff for one that they see. Null
 * where there is none.
 */
export async function readEmployer(
  db: Db,
  person: Person,
  chosen: unknown,
): Promise<OnFile | null> {
  const isStaff = person.type === 'staff'
  const id = isStaff ? chosen : person.employerId
  if (typeof id !== 'string') return null
  const seen = isStaff
    ? isSeenBy(person, { action: 'view', subject: 'Employers List' })
    : sql<boolean>`true`
  const { rows } = await sql<OnFile>`
    select e.id, ${selectFields(employer, 'e')} from employers e
    where e.id::text = ${id} and ${seen}`.execute(db)
  return rows[0] ?? null
}
