import { sql } from 'kysely'
import type { Language } from '#kit/contract/strings.ts'
import type { Change } from '#kit/server/call.ts'
import { addUser } from '#modules/accounts/server/add-user.ts'
import { changeUser } from '#modules/accounts/server/change-user.ts'
import { employerOfContact } from '#modules/employers/server/employer.queries.ts'
import { participantOfAddress } from '#modules/participants/server/participant.queries.ts'
import type { ApplicantType } from '../contract/registration.endpoints.ts'

interface Applicant {
  userType: ApplicantType
  name: string
  email: string
  language: Language
  /** Null: invited, the password is still to be set. */
  passwordHash: string | null
}

/**
 * Makes the user of an employer or a participant, with that type's first role.
 * @returns the user's id, or null when the address has an account by now
 */
export async function addApplicant(
  { db, now }: Pick<Change, 'db' | 'now'>,
  { userType, name, email, language, passwordHash }: Applicant,
): Promise<string | null> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('user_type', '=', userType)
    .orderBy(sql`key is distinct from ${userType}`)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
  const user = {
    email,
    name,
    language,
    type: userType,
    role_id: role.id,
    status: passwordHash ? 'active' : 'invited',
    password_hash: passwordHash,
    password_changed_at: passwordHash ? now.toISOString() : null,
  }
  return addUser({ db }, user)
}

/**
 * Gives an applicant's user the record that the confirmed address belongs to. Where that is not
 * certain nothing is given: staff connect user and record then.
 */
export async function connectRecord(
  { db, audit }: Pick<Change, 'db' | 'audit'>,
  { userId, email, userType }: { userId: string; email: string; userType: string },
): Promise<void> {
  const isEmployer = userType === 'employer'
  const recordId = isEmployer
    ? await employerOfContact(db, email)
    : await participantOfAddress(db, email)
  if (!recordId) return
  const column = isEmployer ? 'employer_id' : 'participant_id'
  await changeUser({ db }, { id: userId }, { [column]: recordId })
  await audit({
    action: 'registration.connected',
    entity: 'user',
    entityId: userId,
    changes: { [column]: [null, recordId] },
  })
}
