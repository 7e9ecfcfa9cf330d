import type * as z from 'zod/mini'
import { differences } from '#kit/server/audit.ts'
import type { Change } from '#kit/server/call.ts'
import { insertRow, toRow } from '#kit/server/storage.ts'
import { employer } from '../contract/employer.ts'

export type EmployerProfile = z.infer<typeof employer.create>

/**
 * Takes in an employer's profile. The first nine digits of the business number tell whether the
 * employer is known; a known one gets the newer contact and language, nothing else without staff.
 * @returns the employer's id
 */
export async function registerEmployer(change: Change, profile: EmployerProfile): Promise<string> {
  const { db } = change
  const known = await db
    .selectFrom('employers')
    .select(['id', 'contact_name', 'contact_email', 'contact_phone', 'language'])
    .where('business_key', '=', profile.businessNumber.slice(0, 9))
    .forUpdate()
    .executeTakeFirst()
  if (!known) return addEmployer(change, profile)
  const contact = {
    contact_name: profile.contactName,
    contact_email: profile.contactEmail,
    contact_phone: profile.contactPhone,
    language: profile.language,
  }
  const changes = differences(known, contact)
  if (Object.keys(changes).length) {
    await db
      .updateTable('employers')
      .set({ ...contact, updated_at: change.now.toISOString() })
      .where('id', '=', known.id)
      .execute()
    await change.audit({
      action: 'employers.contact',
      entity: 'employer',
      entityId: known.id,
      changes,
    })
  }
  return known.id
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
