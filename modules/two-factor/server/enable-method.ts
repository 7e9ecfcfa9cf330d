import type { ChangeCall } from '#kit/server/call.ts'
import { encrypt } from '#kit/server/encryption.ts'
import { translatorOf } from '#kit/server/messages.ts'
import { invalidField } from '#kit/server/problems.ts'
import { endSessionsOf } from '#modules/accounts/server/sessions.ts'
import { requireRecentProof } from '#modules/accounts/server/recent-proof.ts'
import { withoutGaps } from '../contract/methods.ts'
import { twoFactorEn } from '../contract/strings.en.ts'
import { twoFactorFr } from '../contract/strings.fr.ts'
import type { twoFactorEndpoints } from '../contract/two-factor.endpoints.ts'
import { stepOf, wasIssued } from './app-secret.ts'
import { factorAdded, type AddedFactor } from './factor-added.ts'
import { redeemSmsCode } from './redeem-sms-code.ts'
import { withTries } from './redeem-code.ts'

const words = { en: twoFactorEn, fr: twoFactorFr }

type Verifying = ChangeCall<typeof twoFactorEndpoints.verifyTwoFactor>

/**
 * Turns on a second factor that the person has just shown to have. The first one brings recovery
 * codes with it.
 */
export async function enableMethod(call: Verifying) {
  await requireRecentProof(call)
  const userId = call.person.userId ?? ''
  const code = withoutGaps(call.body.code)
  const row = { stored: {} as Stored }
  await withTries(call, { userId, means: 'enrolment' }, async () => {
    row.stored = call.body.method === 'sms' ? await phoneOf(call, code) : await appOf(call, code)
  })
  const method = call.body.method === 'sms' ? 'sms' : 'authApp'
  await store(call, method, row.stored)
  await endSessionsOf(call.db, userId, { except: call.person.sessionId })
  const added: AddedFactor = method === 'sms' ? 'sms' : 'app'
  const recoveryCodes = await factorAdded(call, added)
  const message = translatorOf(words[call.language], call.language)('toast.enabled')
  return { success: true as const, message, ...(recoveryCodes && { recoveryCodes }) }
}

interface Stored {
  phone?: string | null
  secret?: string | null
  last_step?: number
}

async function phoneOf(call: Verifying, code: string): Promise<Stored> {
  const userId = call.person.userId ?? ''
  const phone = await redeemSmsCode(call, { userId, purpose: 'enrolment' }, code)
  if (phone === null) throw invalidField('code', 'codeWrong')
  return { phone, secret: null }
}

async function appOf({ settings, person, now, body }: Verifying, code: string): Promise<Stored> {
  const { secret } = body
  if (!secret) throw invalidField('secret', 'required')
  if (!/^\d{6}$/.test(code)) throw invalidField('code', 'sixDigits')
  if (!wasIssued(settings, { sessionId: person.sessionId, now }, secret))
    throw invalidField('secret', 'secretExpired')
  const step = stepOf(secret, code, now)
  if (step === null) throw invalidField('code', 'codeWrong')
  return { secret: encrypt(settings, secret), phone: null, last_step: step }
}

const store = ({ db, person, now }: Verifying, method: string, stored: Stored) =>
  db
    .insertInto('two_factor_methods')
    .values({ user_id: person.userId ?? '', method, ...stored })
    .onConflict((known) =>
      known
        .columns(['user_id', 'method'])
        .doUpdateSet({ ...stored, created_at: now.toISOString(), last_used_at: null }),
    )
    .execute()
