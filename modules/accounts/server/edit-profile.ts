import type * as z from 'zod/mini'
import { differences, isNothing } from '#kit/server/audit.ts'
import type { Change, ChangeCall } from '#kit/server/call.ts'
import { normalPhone } from './phone-number.ts'
import { invalidField } from '#kit/server/problems.ts'
import { accountsLetters } from '../contract/accounts.letters.ts'
import { changeUserAt } from './change-user.ts'
import { profile } from '../contract/profile.ts'
import type { ProfileRecord } from '../contract/profile.endpoints.ts'
import { askForEmailChange } from './change-email.ts'
import { readProfile } from './profile.queries.ts'
import { requireRecentProof } from './recent-proof.ts'

type Editing = Change & Pick<ChangeCall, 'outside' | 'language'>
type ChangedProfile = z.infer<typeof profile.update>

/**
 * Saves what a person changed of the own account. A new e-mail address counts once the link that
 * is sent there has been opened.
 * @throws 412 when it was changed in between, 422 for a number that is none, 428 when e-mail or
 * phone change and the last proof is too old
 */
export async function editProfile(
  change: Editing & { version: number },
  input: ChangedProfile,
): Promise<void> {
  const { db, person, version, language } = change
  const id = person.userId ?? ''
  const before = await readProfile(db, id, language)
  const { email, ...rest } = withPhone(input)
  const changes = differences({ ...before }, rest, profile.fields)
  const isNewEmail = email !== undefined && email !== before.email
  if (isNewEmail || 'phone' in changes) await requireRecentProof(change)
  await changeUserAt(change, { id, version, current: () => readProfile(db, id, language) }, rest)
  if (!isNothing(changes))
    await change.audit({ action: 'accounts.profile', entity: 'user', entityId: id, changes })
  const owner = { ...before, language: rest.language ?? before.language }
  if ('phone' in changes) await tellOfPhone(change, owner, rest.phone ?? null)
  if (isNewEmail) await askForEmailChange(change, owner, email)
}

/** Changes the number alone. */
export async function setPhone(change: Editing, typed: string | null): Promise<void> {
  const before = await readProfile(change.db, change.person.userId ?? '', change.language)
  await editProfile({ ...change, version: before.version }, { phone: typed })
}

function withPhone(input: ChangedProfile): ChangedProfile {
  if (!input.phone) return input
  const phone = normalPhone(input.phone)
  if (!phone) throw invalidField('phone', 'phone')
  return { ...input, phone }
}

/** Goes to the address on file, so that its owner hears of it whoever is at the keyboard. */
const tellOfPhone = (change: Change, owner: ProfileRecord, phone: string | null) =>
  change.letter(accountsLetters[phone ? 'phoneChanged' : 'phoneRemoved'], owner, {
    record: owner.id,
  })
