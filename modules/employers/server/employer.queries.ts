import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#kit/server/call.ts'
import type { SeesIn } from '#kit/server/permissions.ts'
import type { Person } from '#kit/server/person.ts'

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
 * The employer whose contact has this address, if that is certain: once staff have dealt with it, or as
 * long as nobody else has applied in its name.
 */
export async function employerOfContact(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select e.id from employers e
    where e.contact_email = ${email} and (e.contact_proven_at is not null or not exists (
      select from employer_proposals p where p.employer_id = e.id and p.proposed ? 'contactEmail'))
    limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

/** Of `employers e`: forms of visitors name different contacts, and staff have not said which one it is. */
export const isContested: RawBuilder<boolean> = sql<boolean>`(e.contact_proven_at is null and exists (
  select from employer_proposals p where p.employer_id = e.id and p.outcome is null
    and p.proposed ->> 'contactEmail' <> e.contact_email))`

const ofBankDetails =
  (action: 'view' | 'update') =>
  ({ permissions }: Person, employerId: string) =>
    permissions.allows({ action, subject: 'Employer Profile Edit' }, { employerId }, 'bank')

/** Whether somebody sees where the payments of an employer go. */
export const seesBankDetails = ofBankDetails('view')
/** Of `employers e`: of which a person sees where their payments go. */
export const seesBankOf = ({ permissions }: Person): SeesIn =>
  permissions.groupsIn(
    { action: 'view', subject: 'Employer Profile Edit' },
    { employerId: sql`e.id` },
  )
/** Whether somebody says where they are to go. */
export const mayEnterBankDetails = ofBankDetails('update')
