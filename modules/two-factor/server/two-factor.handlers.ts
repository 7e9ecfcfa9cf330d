import { toDataURL } from 'qrcode'
import { serve } from '#kit/server/call.ts'
import { refused } from '#kit/server/problems.ts'
import type { Subjects } from '#modules/accounts/server/complete-sign-in.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { methodsOf } from '#modules/accounts/server/second-factors.queries.ts'
import { challengeEndpoints } from '../contract/challenge.endpoints.ts'
import { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { answerChallenge, sendConfirmation } from './answer-challenge.ts'
import { addressForApp, issueSecret } from './app-secret.ts'
import { challengedBy } from './challenged-session.ts'
import { enableMethod } from './enable-method.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { isAdminType, methodFactsOf, recoveryCodesLeft } from './methods.queries.ts'
import { toDialled } from './phone-number.ts'
import { proveIdentity } from './prove-identity.ts'
import { issueRecoveryCodes } from './recovery-codes.ts'
import { removeMethods, type KeptFactors } from './remove-methods.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { twoFactorEn } from '../contract/strings.en.ts'
import { twoFactorFr } from '../contract/strings.fr.ts'

const words = { en: twoFactorEn, fr: twoFactorFr }

const own = (elsewhere: KeptFactors) =>
  serve(
    twoFactorEndpoints,
    {
      async readTwoFactorStatus({ db, settings, person }) {
        const methods = await methodsOf(db, person.userId ?? '')
        const enforced =
          settings.twoFactorEnforcement && (await isAdminType(db, person.userId ?? ''))
        return { enabled: methods.length > 0, enforced, methods }
      },

      async readTwoFactorMethods({ db, person }) {
        const userId = person.userId ?? ''
        const user = await db
          .selectFrom('users')
          .select('password_hash')
          .where('id', '=', userId)
          .executeTakeFirst()
        return {
          data: await methodFactsOf(db, userId),
          recoveryCodesLeft: await recoveryCodesLeft(db, userId),
          hasPassword: Boolean(user?.password_hash),
        }
      },

      async setUpTwoFactorApp({ db, settings, person, now }) {
        await requireRecentProof({ db, person, settings, now })
        const { email } = await db
          .selectFrom('users')
          .select('email')
          .where('id', '=', person.userId)
          .executeTakeFirstOrThrow()
        const secret = issueSecret(settings, { sessionId: person.sessionId, now })
        const address = addressForApp({ title: settings.appTitle, email, secret })
        return { secret, qrCode: await toDataURL(address, { width: 360, margin: 2 }) }
      },

      async sendEnrolmentCode(call) {
        await requireRecentProof(call)
        const phone = toDialled(call.body.phone, call.settings)
        const userId = call.person.userId ?? ''
        await sendSmsCode(call, { userId, phone, purpose: 'enrolment' })
        return { success: true as const }
      },

      verifyTwoFactor: enableMethod,

      async removeTwoFactor(call) {
        await removeMethods(call, elsewhere, call.query.method)
        return undefined
      },

      async renewRecoveryCodes(call) {
        const userId = call.person.userId ?? ''
        await requireRecentProof(call)
        if (!(await methodsOf(call.db, userId)).length) throw refused('noFactor')
        const recoveryCodes = await issueRecoveryCodes(call, userId)
        await call.audit({ action: 'accounts.recoveryCodes', entity: 'user', entityId: userId })
        await call.letter(twoFactorLetters.codesRenewed, { userId }, { record: userId })
        return { recoveryCodes }
      },
    },
    words,
  )

export const twoFactorHandlers = (subjects: Subjects, elsewhere: KeptFactors) => [
  ...own(elsewhere),
  ...serve(
    challengeEndpoints,
    {
      answerChallenge: (call) => answerChallenge(call, subjects),

      async sendChallengeCode(call) {
        const { id } = await challengedBy(call, call.body.challengeToken)
        return sendConfirmation(call, id)
      },

      async proveIdentity(call) {
        await proveIdentity(call)
        return undefined
      },

      sendProofCode: (call) => sendConfirmation(call, call.person.userId ?? ''),
    },
    words,
  ),
]
