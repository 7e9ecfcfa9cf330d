import type { Change, ChangeCall } from '#kit/server/call.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { Problem, refused } from '#kit/server/problems.ts'
import type { profileEndpoints, ProfileRecord } from '../contract/profile.endpoints.ts'
import { accountsLetters } from '../contract/accounts.letters.ts'
import { accountsScreens } from '../contract/accounts.screens.ts'
import { issueLink, redeemLink, withdrawLinks } from './account-links.ts'
import { asEdit, changeUser } from './change-user.ts'

/**
 * Sends a link to the new address and tells the old one. Nobody learns here whether the address
 * belongs to another account already.
 * @throws 429 after ten an hour: the link goes to addresses that nobody has confirmed
 */
export async function askForEmailChange(
  change: Change & Pick<ChangeCall, 'outside'>,
  { id, name, email: before, language }: ProfileRecord,
  email: string,
): Promise<void> {
  await countHit(change.outside, { key: `email-change:${id}`, most: 10, seconds: 3600 })
  const token = await issueLink(change, { kind: 'email_change', userId: id, email })
  const link = `${accountsScreens.confirmEmail.path}?token=${token}&lang=${language}` as const
  const { confirmAddress, addressAsked } = accountsLetters
  await change.letter(confirmAddress, { email, name, language }, { record: id, email, link })
  await change.letter(addressAsked, { email: before, name, language }, { record: id, email })
  await change.audit({
    action: 'accounts.emailAsked',
    entity: 'user',
    entityId: id,
    changes: { newEmail: [null, email] },
  })
}

/**
 * The link was opened: the address is the person's from now on, and what was mailed to the old one
 * for choosing a new password opens nothing more.
 * @throws 409 `linkExpired`, or `emailTaken` when it belongs to another account
 */
export async function confirmEmail(
  call: ChangeCall<typeof profileEndpoints.confirmEmail>,
): Promise<{ email: string }> {
  const { db } = call
  await countHit(call.outside, { key: `confirm-email:${call.address}`, most: 30, seconds: 3600 })
  const { userId, email } = await redeemLink(call, 'email_change', call.body.token)
  const user = await db
    .selectFrom('users')
    .select(['name', 'email', 'language', 'status'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  if (user?.status !== 'active') throw new Problem(409, 'linkExpired')
  await refuseTaken(call, userId, email)
  await changeUser(call, { id: userId }, { email, ...asEdit })
  await withdrawLinks(db, userId, 'reset')
  const { name, language } = user
  await call.letter(
    accountsLetters.addressChanged,
    { email: user.email, name, language: language as 'en' | 'fr' },
    { record: userId, email },
  )
  await call.audit({
    action: 'accounts.email',
    entity: 'user',
    entityId: userId,
    changes: { email: [user.email, email] },
    by: name,
  })
  return { email }
}

async function refuseTaken({ db }: Change, userId: string, email: string) {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', userId)
    .executeTakeFirst()
  if (other) throw refused('emailTaken')
}
