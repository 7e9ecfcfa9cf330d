import type { Change } from '#kit/server/call.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { forgetMethods, type KeptFactors } from './remove-methods.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'

interface Reset {
  userId: string
  name: string
  /** How an administrator made sure that it is the person who asks. */
  identityNote: string
}

/**
 * Takes all factors from somebody who has lost them. The person is signed out everywhere and told
 * by mail; the note about the identity stays on record.
 */
export async function resetTwoFactor(
  change: Change,
  elsewhere: KeptFactors,
  { userId, name, identityNote }: Reset,
): Promise<void> {
  await forgetMethods(change, userId, elsewhere)
  await forgetRecoveryCodes(change.db, userId)
  await endSessionsOf(change.db, userId)
  await change.audit({
    action: 'accounts.twoFactorReset',
    entity: 'user',
    entityId: userId,
    reference: name,
    reason: identityNote,
  })
  await change.letter(twoFactorLetters.reset, { userId }, { record: userId })
}
