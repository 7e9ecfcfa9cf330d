import type { ChangeCall } from '#kit/server/call.ts'
import { writeAudit } from '#kit/server/audit.ts'
import { visitor } from '#kit/server/identity.ts'
import { Problem, refused } from '#kit/server/problems.ts'
import { completeSignIn, type Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import { signInFacts } from '#modules/accounts/server/device-words.ts'
import type { challengeEndpoints } from '../contract/challenge.endpoints.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { challengedBy, endChallenge } from './challenged-session.ts'
import { maskedPhone } from './methods.queries.ts'
import { redeemCode } from './redeem-code.ts'
import { sendSmsCode } from './send-sms-code.ts'

type Answering = ChangeCall<typeof challengeEndpoints.answerChallenge>

/** The second step of signing in: a code, upon which the real session begins. */
export async function answerChallenge(call: Answering, subjects: Subjects) {
  const { challengeToken, method, code } = call.body
  const owner = await challengedBy(call, challengeToken)
  try {
    await redeemCode(call, { userId: owner.id, method, code })
  } catch (problem) {
    if (problem instanceof Problem)
      await writeAudit(
        call.outside,
        { person: { ...visitor, userId: owner.id }, requestId: call.requestId },
        {
          action: 'accounts.signInFailed',
          entity: 'user',
          entityId: owner.id,
          changes: { ...signInFacts(call), method: [null, method] },
        },
      )
    throw problem
  }
  await endChallenge(call, owner)
  if (method === 'recovery')
    await call.letter(twoFactorLetters.recoveryUsed, { userId: owner.id }, { record: owner.id })
  return completeSignIn(call, owner, subjects)
}

/** Sends the code of the second step to the number that the person once set up. */
export async function sendConfirmation(
  call: Pick<ChangeCall, 'db' | 'outside' | 'settings' | 'now' | 'address' | 'language' | 'letter'>,
  userId: string,
) {
  const factor = await call.db
    .selectFrom('two_factor_methods')
    .select('phone')
    .where('user_id', '=', userId)
    .where('method', '=', 'sms')
    .executeTakeFirst()
  if (!factor?.phone) throw refused('noFactor')
  await sendSmsCode(call, { userId, phone: factor.phone, purpose: 'confirmation' })
  return { success: true as const, phone: maskedPhone(factor.phone) }
}
