import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { insertRow, selectFields, toRow } from '#kit/server/storage.ts'
import { employer } from '../contract/employer.ts'
import { announceEmployer } from './announce-employer.ts'
import { isContested } from './employer.queries.ts'

export type EmployerProfile = z.infer<typeof employer.create>
export type Contact = Pick<
  EmployerProfile,
  'contactName' | 'contactEmail' | 'contactPhone' | 'language'
>

export interface Registered {
  id: string
  /** Whom letters to the employer go to; null while nobody knows who that is. */
  contact: Contact | null
  /** What a form without an account says differently of an employer on file, by field. */
  proposed: Record<string, unknown>
}

type Known = EmployerProfile & { id: string; isProven: boolean }

/** Whether the caller applies for the employer of that id, null for one that is not on file. */
export type SpeaksFor = (employerId: string | null) => boolean

/**
 * Takes in an employer's profile. The first nine digits of the business number tell whether the
 * employer is known. Whoever knows that number proves nothing: of a known employer a stranger, signed
 * in or not, changes nothing, and whoever speaks for it the contact and the language. A contact that
 * only a stranger has named is nobody's yet to whoever names another one; and whoever came in by it
 * cannot put another in its place, to whom others may send their applications.
 */
export async function registerEmployer(
  change: Change,
  profile: EmployerProfile,
  speaksFor: SpeaksFor,
): Promise<Registered> {
  const known = await holdKnown(change, profile.businessNumber.slice(0, 9))
  if (!known) {
    const id = await addEmployer(change, profile, speaksFor(null))
    return { id, contact: profile, proposed: {} }
  }
  const { id } = known
  const isSame = known.contactEmail === profile.contactEmail
  if (!speaksFor(id)) {
    const contact = known.isProven || isSame ? known : null
    return { id, contact, proposed: otherwise(known, profile) }
  }
  if (change.person.type !== 'staff' && !known.isProven && !isSame)
    return { id, contact: known, proposed: otherwise(known, profile) }
  await renewContact(change, known, profile)
  return { id, contact: profile, proposed: {} }
}

/** Forms that name the same employer at the same moment wait for one another, a new one's too. */
async function holdKnown({ db }: Change, key: string): Promise<Known | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`employer ${key}`}, 0))`.execute(db)
  const { rows } = await sql<Known>`
    select e.id, e.contact_proven_at is not null as "isProven", ${selectFields(employer, 'e')}
    from employers e where e.business_key = ${key} for update`.execute(db)
  return rows[0]
}

/** A contact that staff name is certain. */
export const provenBy = ({ person, now }: Change, named: { contactEmail?: unknown }) =>
  person.type === 'staff' && named.contactEmail !== undefined
    ? { contact_proven_at: now.toISOString() }
    : {}

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
  if (Object.keys(changes).length === 0) return proveContact(change, known.id)
  const { version } = await change.db
    .updateTable('employers')
    .set({
      ...toRow(employer, contact),
      ...provenBy(change, changes),
      version: sql`version + 1`,
      updated_at: change.now.toISOString(),
    })
    .where('id', '=', known.id)
    .returning('version')
    .executeTakeFirstOrThrow()
  await change.audit({
    action: 'employers.contact',
    entity: 'employer',
    entityId: known.id,
    changes,
  })
  await proveContact(change, known.id)
  await announceEmployer(change, { id: known.id, version })
}

/**
 * Staff have dealt with an employer: its contact is certain from now on, unless they have yet to say
 * which of several it is.
 */
export async function proveContact(change: Change, employerId: string): Promise<void> {
  if (change.person.type !== 'staff') return
  await sql`update employers e set contact_proven_at = ${change.now}
    where e.id = ${employerId} and e.contact_proven_at is null and not ${isContested}`.execute(
    change.db,
  )
}

async function addEmployer(change: Change, profile: EmployerProfile, isCertain: boolean) {
  const row = { ...toRow(employer, profile), ...(isCertain && provenBy(change, profile)) }
  const { id } = await insertRow(change.db, 'employers', row)
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
