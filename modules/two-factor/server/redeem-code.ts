import type { ChangeCall } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { countHit, takeBackHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { withoutGaps, type CodeMethod } from '../contract/methods.ts'
import { redeemAppCode } from './redeem-app-code.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { redeemSmsCode } from './redeem-sms-code.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'
import { settings as own } from './two-factor.settings.ts'

type Redeeming = Pick<ChangeCall, 'db' | 'outside' | 'settings' | 'now'>

interface Given {
  userId: string
  method: CodeMethod
  code: string
}

/**
 * Accepts a code of one of the person's factors and uses it up.
 * @throws 422 on `code` when it is wrong or expired, 429 after too many tries
 */
export async function redeemCode(call: Redeeming, given: Given): Promise<void> {
  await withTries(call, given.userId, async () => {
    const code = withoutGaps(given.code)
    const isRight = await redeemers[given.method](call, given.userId, code)
    if (!isRight) throw invalidField('code', 'codeWrong')
  })
}

const redeemers = {
  authApp: redeemAppCode,
  sms: async (call: Redeeming, userId: string, code: string) =>
    (await redeemSmsCode(call, { userId, purpose: 'confirmation' }, code)) !== null,
  recovery: redeemRecoveryCode,
}

/**
 * Counts a try at guessing a person's code or password before it is looked at, and takes the
 * count back when it was right.
 */
export async function withTries(
  { outside, settings }: Pick<Redeeming, 'outside' | 'settings'>,
  userId: string,
  work: () => Promise<void>,
): Promise<void> {
  const limit = {
    key: `second-factor:${userId}`,
    most: settingsOf(settings, own).twoFactorTries,
    seconds: settingsOf(settings, signingIn).signInWindow / 1000,
  }
  await countHit(outside, limit)
  await work()
  await takeBackHit(outside, limit)
}
