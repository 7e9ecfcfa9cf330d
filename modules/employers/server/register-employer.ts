import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { insertRow, selectFields, toRow } from '#kit/server/storage.ts'
import { employer } from '../contract/employer.ts'

export type EmployerProfile = z.infer<typeof employer.create>
export type Contact = Pick<
  EmployerProfile,
  'contactName' | 'contactEmail' | 'contactPhone' | 'language'
>

export interface Registered {
  id: string
  /** Whom letters to the employer go to. */
  contact: Contact
  /** What a form without an account says differently of an employer on file, by field. */
  proposed: Record<string, unknown>
}

type Known = EmployerProfile & { id: string }

/**
 * Takes in an employer's profile. The first nine digits of the business number tell whether the
 * employer is known. Whoever knows that number proves nothing: of a known employer a visitor changes
 * nothing, and somebody signed in who may apply for it the contact and the language.
 */
export async function registerEmployer(
  change: Change,
  profile: EmployerProfile,
): Promise<Registered> {
  const { rows } = await sql<Known>`
    select e.id, ${selectFields(employer, 'e')} from employers e
    where e.business_key = ${profile.businessNumber.slice(0, 9)} for update`.execute(change.db)
  const [known] = rows
  if (!known) return { id: await addEmployer(change, profile), contact: profile, proposed: {} }
  if (!change.person.userId)
    return { id: known.id, contact: known, proposed: otherwise(known, profile) }
  await renewContact(change, known, profile)
  return { id: known.id, contact: profile, proposed: {} }
}

/** What is left empty proposes nothing, and the number stays. */
function otherwise(known: Known, { businessNumber: _, ...profile }: EmployerProfile) {
  const said = Object.entries(profile).filter(([, value]) => value != null && value !== '')
  const changes = differences({ ...known }, Object.fromEntries(said), employer.fields)
  return Object.fromEntries(Object.entries(changes).map(([field, [, value]]) => [field, value]))
}

async function renewContact(change: Change, known: Known, profile: EmployerProfile) {
  const { contactName, contactEmail, contactPhone, language } = profile
  const contact = { contactName, contactEmail, contactPhone, language }
  const changes = differences({ ...known }, contact, employer.fields)
  if (Object.keys(changes).length === 0) return
  await change.db
    .updateTable('employers')
    .set({
      ...toRow(employer, contact),
      version: sql`version + 1`,
      updated_at: change.now.toISOString(),
    })
    .where('id', '=', known.id)
    .execute()
  await change.audit({
    action: 'employers.contact',
    entity: 'employer',
    entityId: known.id,
    changes,
  })
}

async function addEmployer(change: Change, profile: EmployerProfile) {
  const { id } = await insertRow(change.db, 'employers', toRow(employer, profile))
    .returning('id')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: 'employers.registered',
    entity: 'employer',
    entityId: id,
    reference: profile.legalName,
  })
  return id
}
