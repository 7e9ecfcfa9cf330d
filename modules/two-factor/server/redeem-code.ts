import type { ChangeCall } from '#kit/server/call.ts'
import { invalidField } from '#kit/server/problems.ts'
import { countHit, takeBackHit, type Limit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { networkOf } from '#modules/accounts/server/sign-in-limits.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { withoutGaps, type CodeMethod } from '../contract/methods.ts'
import { redeemAppCode } from './redeem-app-code.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'
import { redeemSmsCode } from './redeem-sms-code.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'
import { settings as own } from './two-factor.settings.ts'

type Redeeming = Pick<ChangeCall, 'db' | 'outside' | 'apart' | 'settings' | 'now' | 'address'>

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
  const { userId, method: means } = given
  await withTries(call, { userId, means }, async () => {
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

interface Trying {
  userId: string
  means: CodeMethod | 'password' | 'enrolment'
}

/**
 * Counts a try at guessing a person's code or password before it is looked at, and takes the
 * count back when it was right. Each means has its own count: wrong codes of one shut nobody out of
 * another. The owner is told when one is shut.
 */
export async function withTries(
  call: Redeeming,
  trying: Trying,
  work: () => Promise<void>,
): Promise<void> {
  const limit = limitOf(call, trying)
  await countHit(call.outside, limit).catch(async (problem: unknown) => {
    await tellOwner(call, trying)
    throw problem
  })
  await work()
  await takeBackHit(call.outside, limit)
}

/**
 * Recovery codes are what is left when the rest is shut: they are counted by the network that
 * guesses, so that nobody uses up the owner's tries. Sixty bits are not to be guessed from many.
 */
function limitOf({ settings, address }: Redeeming, { userId, means }: Trying): Limit {
  const seconds = settingsOf(settings, signingIn).signInWindow / 1000
  const { twoFactorTries: most, recoveryTries } = settingsOf(settings, own)
  const key = `second-factor:${means}:${userId}`
  if (means !== 'recovery') return { key, most, seconds }
  return { key: `${key}:${networkOf(address)}`, most: recoveryTries, seconds }
}

/** Once in the window, however often it is tried. */
async function tellOwner(call: Redeeming, trying: Trying): Promise<void> {
  const { userId, means } = trying
  const once = { ...limitOf(call, trying), key: `second-factor-told:${means}:${userId}`, most: 1 }
  const isFirst = await countHit(call.outside, once).then(
    () => true,
    () => false,
  )
  if (isFirst)
    await call.apart((change) =>
      change.letter(twoFactorLetters.codesRefused, { userId }, { record: userId }),
    )
}
