import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import type { Change } from '#kit/server/call.ts'
import { forbidden, invalidField } from '#kit/server/problems.ts'
import { addUser } from '#modules/accounts/server/add-user.ts'
import type { user } from '../contract/user.ts'
import { announceUser } from './announce-user.ts'
import { mailInvitation } from './mail-invitation.ts'
import { placeInWords, requirePlace, setPrograms, type Place } from './place-user.ts'
import type { GivenRole } from './role.queries.ts'

type Invitation = z.infer<typeof user.create>

/**
 * Invites somebody: the account waits for them, and a letter brings the link by which they set
 * their own password.
 * @returns the id
 * @throws 422 at the field when the email has an account that the caller may know of, or role, team or program do not fit
 */
export async function inviteUser(change: Change, input: Invitation): Promise<string> {
  const { person, db } = change
  const place: Place = {
    roleId: input.roleId,
    teamId: input.teamId ?? null,
    programIds: input.programIds ?? [],
    employerId: input.employerId ?? person.employerId ?? null,
  }
  const isAllowed = person.permissions.allows(
    { action: 'create', subject: 'System Users Create' },
    { id: null, employerId: place.employerId },
  )
  if (!isAllowed) throw forbidden()
  const role = await requirePlace(change, place, { isNewRole: true })
  await requireOrganisation(change, role, place)
  const id = await addInvited(change, input, { role, place })
  await setPrograms(db, id, place.programIds)
  const { email, name, language } = input
  await mailInvitation(change, { id, email, name, language })
  const words = await placeInWords(db, place)
  await change.audit({
    action: 'users.invited',
    entity: 'user',
    entityId: id,
    reference: name,
    changes: {
      email: [null, email],
      role: [null, words.role],
      ...(words.team && { team: [null, words.team] }),
      ...(words.programs && { programs: [null, words.programs] }),
    },
  })
  await announceUser(change, { id, employerId: place.employerId })
  return id
}

/** People of employers belong to one; staff to none. */
async function requireOrganisation({ db }: Change, { userType }: GivenRole, { employerId }: Place) {
  if (userType === 'staff') {
    if (employerId) throw invalidField('employerId', 'staffHasNone')
    return
  }
  if (!employerId) throw invalidField('employerId', 'required')
  const known = await db
    .selectFrom('employers')
    .select('id')
    .where('id', '=', employerId)
    .executeTakeFirst()
  if (!known) throw invalidField('employerId', 'missing')
}

async function addInvited(
  change: Change,
  { email, name, language }: Invitation,
  { role, place }: { role: GivenRole; place: Place },
): Promise<string> {
  const user = {
    email,
    name,
    language,
    type: role.userType,
    role_id: role.id,
    team_id: place.teamId,
    employer_id: place.employerId,
    status: 'invited',
  }
  const added = (await addUser(change, user)) ?? (await addApart(change, user))
  if (!added) throw invalidField('email', 'emailTaken')
  return added
}

/**
 * The address has an account. Staff are told, and an employer of its own people; of anybody else an
 * employer learns nothing: the invitation waits beside that account.
 * @returns null when it is to be told
 */
async function addApart({ db, person }: Change, user: Parameters<typeof addUser>[1]) {
  if (person.type === 'staff') return null
  const colleague = await db
    .selectFrom('users')
    .select('id')
    .where('employer_id', '=', person.employerId ?? null)
    .where('shown_email', '=', user.email)
    .executeTakeFirst()
  if (colleague) return null
  const email = `${randomUUID()}@invited.invalid`
  return addUser({ db }, { ...user, email, asked_email: user.email })
}
