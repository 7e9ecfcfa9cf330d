import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Db } from '#kit/server/call.ts'

/** Whom the employer's letters about an application go to, in its language. */
export async function contactOf(db: Db, applicationId: string) {
  const { rows } = await sql<{ email: string; name: string; language: Language }>`
    select coalesce(a.own_contact ->> 'email', e.contact_email) as email,
      coalesce(a.own_contact ->> 'name', e.contact_name) as name, a.language
    from applications a join employers e on e.id = a.employer_id where a.id = ${applicationId}`.execute(
    db,
  )
  const [contact] = rows
  if (!contact) throw new Error(`no application ${applicationId}`)
  return contact
}
