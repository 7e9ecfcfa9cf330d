import { sql } from 'kysely'
import { declaredOf } from '#kit/contract/own-fields.ts'
import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Db } from '#kit/server/call.ts'
import type { Person } from '#kit/server/person.ts'
import { forbidden, invalidField, notFound } from '#kit/server/problems.ts'
import { selectBase, selectFields, toRow } from '#kit/server/storage.ts'
import { changeVersioned } from '#kit/server/versioned.ts'
import { hidingOwn, judgeOwnOfStaff, keepOwn } from '#modules/custom-fields/server/judge-own.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { employer } from '../contract/employer.ts'
import { employersLetters } from '../contract/employers.letters.ts'
import type { VersionedChange } from '#kit/server/steps.ts'
import { announceEmployer } from './announce-employer.ts'
import { seesBankDetails } from './employer.queries.ts'
import { readOwnOfEmployer, seesOnEmployer } from './own-of-employer.ts'
import { proveContact, provenBy } from './register-employer.ts'
import type { changeableEmployer, EmployerProfileRecord } from '../contract/employers.endpoints.ts'

const subject = 'Employer Profile Edit'

/** An organisation as its profile shows it; 404 when it is missing or not to be seen. */
export async function readProfile(
  db: Db,
  id: string,
  person: Person,
): Promise<EmployerProfileRecord> {
  const { permissions } = person
  const facts = { employerId: id }
  if (!permissions.allows({ action: 'view', subject }, facts)) throw notFound()
  const { rows } = await sql<Omit<EmployerProfileRecord, 'can'>>`
    select ${selectBase('e')}, ${selectFields(employer, 'e')} from employers e where e.id = ${id}`.execute(
    db,
  )
  if (!rows[0]) throw notFound()
  const mayEdit = permissions.allows({ action: 'update', subject }, facts)
  return {
    ...rows[0],
    ...(await readOwnOfEmployer(db, id, person)),
    can: { ...(mayEdit && { edit: true }), ...(seesBankDetails(person, id) && { bank: true }) },
  }
}

/** Whoever came in by an address that nobody has confirmed does not put another in its place. */
async function mayNameContact({ db, person }: VersionedChange, id: string): Promise<boolean> {
  if (person.type === 'staff') return true
  const { contact_proven_at: at } = await db
    .selectFrom('employers')
    .select('contact_proven_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return at !== null
}

/** Letters about money go to the contact: who changes it says again who it is. */
async function refuseOtherContact(change: VersionedChange, id: string) {
  if (!(await mayNameContact(change, id))) throw invalidField('contactEmail', 'contactUncertain')
  await requireRecentProof(change)
}

/** Whoever was written to so far hears that it is somebody else now. */
async function tellFormerContact(
  change: VersionedChange,
  before: EmployerProfileRecord,
  to: string,
) {
  const { id: record, legalName: employer, contactEmail, contactName: name, language } = before
  const former = { email: contactEmail, name, language: language ?? 'en' }
  await change.letter(employersLetters.contactChanged, former, { record, employer, email: to })
}

/**
 * Saves what was changed of an organisation's profile. `isWhole`: whether what is required of custom fields must
 * be there.
 * @throws 422 `contactUncertain` for another address while the one on file is not confirmed, 428 `proofRequired`
 * for another address without a recent proof, 412 when somebody saved in between
 */
export async function editProfile(
  change: VersionedChange,
  id: string,
  {
    input,
    isWhole = true,
  }: { input: z.infer<typeof changeableEmployer.update>; isWhole?: boolean },
): Promise<void> {
  const { db, person, version } = change
  const before = await readProfile(db, id, person)
  if (!before.can['edit']) throw forbidden()
  const changes = differences(before, declaredOf(input), employer.fields)
  if (changes['contactEmail']) await refuseOtherContact(change, id)
  const sees = seesOnEmployer(person, id)
  const own = await judgeOwnOfStaff(change, 'employer', { input, before, sees, isWhole })
  await changeVersioned(
    db,
    { table: 'employers', id, version, current: () => readProfile(db, id, person) },
    {
      ...toRow(employer, input),
      ...provenBy(change, changes),
      profile_confirmed_at: change.now.toISOString(),
    },
  )
  await keepOwn(change, id, own)
  await change.audit({
    action: 'employers.edited',
    entity: 'employer',
    entityId: id,
    reference: before.legalName,
    changes: { ...changes, ...hidingOwn(own) },
  })
  await change.happened({
    entity: 'employer',
    id,
    action: 'employers.edited',
    reference: before.legalName,
  })
  await proveContact(change, id)
  if (changes['contactEmail'] && input.contactEmail)
    await tellFormerContact(change, before, input.contactEmail)
  await announceEmployer(change, { id, version: version + 1 })
}
