import type { Change } from '#kit/server/call.ts'
import { methodsOf } from '#modules/accounts/server/second-factors.queries.ts'
import { recoveryCodesLeft } from './methods.queries.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'

export type AddedFactor = 'app' | 'sms' | 'passkey'

/**
 * What follows from a new factor: it is on record, the owner is told, and with the first one
 * recovery codes are issued.
 * @returns the codes, to be shown once; null when there are some already
 */
export async function factorAdded(change: Change, added: AddedFactor): Promise<string[] | null> {
  const userId = change.person.userId ?? ''
  await change.audit({
    action: 'accounts.twoFactorAdded',
    entity: 'user',
    entityId: userId,
    changes: { method: [null, added] },
  })
  await change.letter(twoFactorLetters[`${added}Added`], { userId }, { record: userId })
  const isFirst = (await methodsOf(change.db, userId)).length === 1
  if (!isFirst && (await recoveryCodesLeft(change.db, userId)) > 0) return null
  return issueRecoveryCodes(change, userId)
}
