import { sql } from 'kysely'
import type { Db } from '#kit/server/call.ts'

/** The employer on file with the first nine digits of this business number; null when unknown. */
export async function employerOfNumber(db: Db, businessNumber: string): Promise<string | null> {
  const known = await db
    .selectFrom('employers')
    .select('id')
    .where('business_key', '=', businessNumber.slice(0, 9))
    .executeTakeFirst()
  return known?.id ?? null
}

/**
 * The employer whose contact has this address, if that is certain. A public form may name a new
 * contact for an employer on file without proving anything, so such a contact does not count
 * until staff have confirmed it.
 */
export async function employerOfContact(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employers e
    where e.contact_email = ${email} and not exists (
      select from audit_log a
      where a.entity = 'employer' and a.entity_id = e.id and a.action = 'employers.contact'
        and a.actor_id is null and a.changes->'contact_email'->>1 = e.contact_email)
    limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
