import { randomInt } from 'node:crypto'
import type { ChangeCall } from '#kit/server/call.ts'
import { keyedHash } from '#kit/server/keyed-hash.ts'
import { countHit } from '#kit/server/rate-limit.ts'
import { settingsOf } from '#kit/server/settings.ts'
import { codeLength } from '../contract/methods.ts'
import { twoFactorLetters } from '../contract/two-factor.letters.ts'
import { settings as signingIn } from '#modules/accounts/server/accounts.settings.ts'
import { settings as own } from './two-factor.settings.ts'

/** `enrolment` adds a number; `confirmation` is the second step, or a proof. */
export type SmsPurpose = 'enrolment' | 'confirmation'

type Sending = Pick<
  ChangeCall,
  'db' | 'outside' | 'settings' | 'now' | 'address' | 'language' | 'letter'
>

export const smsCodeOf = (code: string, on: { userId: string; purpose: SmsPurpose }) => ({
  purpose: 'two-factor sms code',
  value: `${on.userId} ${on.purpose} ${code}`,
})

/**
 * Sends six digits to a number; what was sent before opens nothing any more.
 * @throws 429 with the seconds to wait
 */
export async function sendSmsCode(
  call: Sending,
  { userId, phone, purpose }: { userId: string; phone: string; purpose: SmsPurpose },
): Promise<void> {
  await countSending(call, userId, phone)
  const { settings, db, now } = call
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0')
  const row = {
    phone,
    code_hash: keyedHash(settings, smsCodeOf(code, { userId, purpose })),
    tries: 0,
    expires_at: new Date(now.getTime() + settingsOf(settings, own).smsCodeLife).toISOString(),
    used_at: null,
  }
  await db
    .insertInto('sms_codes')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((known) => known.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute()
  await call.letter(
    twoFactorLetters.code,
    { phone, language: call.language },
    {
      record: userId,
      code,
      minutes: Math.ceil(settingsOf(settings, own).smsCodeLife / 60_000),
    },
  )
}

/** Text messages cost money and can be abused to annoy: limited by person, number and address. */
async function countSending(
  { outside, settings, address }: Sending,
  userId: string,
  phone: string,
) {
  const day = 86_400
  const limits = [
    { key: `sms:pause:${userId}`, most: 1, seconds: settingsOf(settings, own).smsInterval / 1000 },
    {
      key: `sms:window:${userId}`,
      most: settingsOf(settings, own).smsPerWindow,
      seconds: settingsOf(settings, signingIn).signInWindow / 1000,
    },
    { key: `sms:day:${userId}`, most: settingsOf(settings, own).smsPerDay, seconds: day },
    { key: `sms:number:${phone}`, most: settingsOf(settings, own).smsPerNumber, seconds: day },
    { key: `sms:address:${address}`, most: settingsOf(settings, own).smsPerAddress, seconds: 300 },
  ]
  for (const limit of limits) await countHit(outside, limit)
}

/** Forgets what was sent, used or not. */
export const forgetSmsCodes = ({ db }: Pick<ChangeCall, 'db'>, userId: string) =>
  db.deleteFrom('sms_codes').where('user_id', '=', userId).execute()
